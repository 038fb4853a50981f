import { withPreReleases } from '~/olm/extensions/rangeOf';
import { pinIn } from '~/olm/extensions/requestedVersion';
import { rangeLikePin, readRange } from '~/olm/extensions/versionRange';
import {
  type RequestedCatalog,
  type Resolution,
  type VersionRequest,
  resolve,
} from '~/olm/extensions/resolve';

/** Pre-releases that a range excludes although no other version matches, and the range that includes them. */
export type LeftOut = { readonly count: number; readonly wider: string };

/** `null` if OLM finds a version, or if no accepted range includes the pre-releases. */
export function leftOutPreReleases(
  version: string | null,
  { outcome, candidates }: Resolution,
): LeftOut | null {
  if (version === null || (outcome.kind !== 'no-version' && outcome.kind !== 'no-path'))
    return null;
  const left = candidates.filter(({ failed }) => failed[0] === 'pre-release');
  const wider = withPreReleases(version.trim());
  const isUsable = left.length > 0 && readRange(wider).kind === 'range';
  return isUsable ? { count: new Set(left.map(({ bundle }) => bundle.name)).size, wider } : null;
}

/**
 * The two meanings of a range that looks like a version (`1.2`): the range written out, and its latest version, which is
 * `null` if the catalogs have none. `null` for other texts.
 */
export function meaningsOf(
  version: string | null,
  request: VersionRequest,
  requested: readonly RequestedCatalog[],
): { readonly range: string; readonly pin: string | null } | null {
  const bounds = version === null || pinIn(version) !== null ? null : rangeLikePin(version.trim());
  if (bounds === null) return null;
  const range = `>=${bounds.from}, <${bounds.below}`;
  const { candidates } = resolve({ ...request, version: range }, requested);
  const fitting = candidates.find(
    ({ failed }) => !failed.includes('range') && !failed.includes('pre-release'),
  );
  return { range, pin: fitting?.bundle.version ?? null };
}

/**
 * The channels that no used catalog has for the package: the API accepts them, but OLM finds no version (operator-controller,
 * `filter.InAnyChannel`). Empty if a content is unknown or no catalog has the package.
 */
export function unknownChannels(
  request: VersionRequest,
  catalogs: readonly RequestedCatalog[],
): readonly string[] {
  const { requested } = resolve(request, catalogs);
  const contents = catalogs
    .filter(({ catalog }) => requested.includes(catalog.name))
    .map(({ content }) => content);
  if (contents.includes('unread')) return [];
  const found = contents.flatMap((content) =>
    content === null || content === 'unread' ? [] : content.channels,
  );
  const known = new Set(found.map(({ channel }) => channel));
  return known.size === 0 ? [] : request.channels.filter((channel) => !known.has(channel));
}
