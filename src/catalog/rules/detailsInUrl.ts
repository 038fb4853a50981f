import { type PackageKey, packageId } from '~/olm/packages/operatorPackage';

/** More columns do not fit. */
export const MOST_COMPARED = 3;

/** The package whose details are open in the catalog's URL, or `null`. */
export function openedIn(query: URLSearchParams): PackageKey | null {
  return keyIn(query.get('details') ?? '');
}

/** The query with the open details of a package, without the channel and version of another one. */
export function opening(query: URLSearchParams, key: PackageKey): URLSearchParams {
  const next = closing(query);
  next.set('details', packageId(key));
  return next;
}

/** The query without open details. */
export function closing(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['details', 'channel', 'version']) next.delete(name);
  return next;
}

/** The query with another channel or version of the open package: without a version, the channel's head (OD-002). */
export function choosing(
  query: URLSearchParams,
  channel: string,
  version?: string,
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('channel', channel);
  if (version === undefined) next.delete('version');
  else next.set('version', version);
  return next;
}

/** The packages selected for comparison, in order. Invalid IDs are ignored. */
export function comparedIn(query: URLSearchParams): readonly PackageKey[] {
  const ids = new Set(query.getAll('compare'));
  return [...ids].flatMap((id) => keyIn(id) ?? []).slice(0, MOST_COMPARED);
}

/** Whether the comparison replaces the tiles. */
export function showsComparison(query: URLSearchParams): boolean {
  return query.get('show') === 'comparison' && comparedIn(query).length > 0;
}

/** The query with the comparison. */
export function openingComparison(query: URLSearchParams): URLSearchParams {
  const next = closing(query);
  next.set('show', 'comparison');
  return next;
}

/** The query without the comparison; the selection remains. */
export function closingComparison(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ['show', 'only']) next.delete(name);
  return next;
}

/** Whether the comparison hides equal rows. */
export function showsOnlyDifferences(query: URLSearchParams): boolean {
  return query.get('only') === 'differences';
}

/** The query with equal rows hidden or shown. */
export function showingOnlyDifferences(query: URLSearchParams, isOnly: boolean): URLSearchParams {
  const next = new URLSearchParams(query);
  if (isOnly) next.set('only', 'differences');
  else next.delete('only');
  return next;
}

/** The query with a package added to or removed from the comparison; unchanged if the maximum is reached. */
export function togglingCompared(query: URLSearchParams, key: PackageKey): URLSearchParams {
  const before = comparedIn(query).map(packageId);
  const id = packageId(key);
  const isPicked = before.includes(id);
  if (!isPicked && before.length >= MOST_COMPARED) return new URLSearchParams(query);
  const after = isPicked ? before.filter((one) => one !== id) : [...before, id];
  const next = new URLSearchParams(query);
  next.delete('compare');
  for (const one of after) next.append('compare', one);
  return after.length === 0 ? closingComparison(next) : next;
}

function keyIn(id: string): PackageKey | null {
  const [catalogNamespace = '', catalog = '', packageName = '', ...rest] = id.split('/');
  const isWhole = catalogNamespace !== '' && catalog !== '' && packageName !== '';
  return isWhole && rest.length === 0 ? { catalogNamespace, catalog, packageName } : null;
}
