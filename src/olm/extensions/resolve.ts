import { type Dependency, isInRange } from '~/olm/dependencies/dependencies';
import type { CatalogBundle, CatalogPackage } from '~/olm/content/catalogPackage';
import { comparedBundles, deprecatedBundles, newestFirst } from '~/olm/content/newestBundle';
import type { ChannelEntry } from '~/olm/paths/channelEdges';
import { type SemanticVersion, semanticVersion } from '~/olm/semanticVersion';
import { selectorFit } from '~/olm/labelSelector';
import type { Catalog } from './catalog';
import type { Extension } from './extension';
import { rangeOf, type VersionRange, withPreReleases } from './rangeOf';

/** The part of an extension's specification that determines its version. */
export type VersionRequest = Pick<
  Extension,
  'packageName' | 'version' | 'channels' | 'selector' | 'isSelfCertified' | 'installed'
>;

/** A catalog with its content of the package. */
export type RequestedCatalog = {
  readonly catalog: Pick<Catalog, 'name' | 'labels' | 'priority' | 'isUnavailable' | 'isServing'>;
  /** `null` if it has none; `unread` if unknown. */
  readonly content: CatalogPackage | null | 'unread';
};

/** Why a version is not selected, in the order of OLM's checks. */
export type Step =
  | 'channel'
  | 'range'
  /** In the range except that it is a pre-release. */
  | 'pre-release'
  /** No update path leads to it from the installed version. */
  | 'path'
  /** It is deprecated, and another one is not. */
  | 'deprecated'
  /** A later version exists. */
  | 'older'
  /** Another catalog has precedence. */
  | 'priority'
  | 'tie';

export type Candidate = {
  readonly catalog: string;
  readonly bundle: CatalogBundle;
  readonly channels: readonly string[];
  readonly isDeprecated: boolean;
  /** All failed checks in order; empty for the selected version. */
  readonly failed: readonly Step[];
};

export type Outcome =
  | { readonly kind: 'chosen'; readonly candidate: Candidate }
  /** No catalog matches: the installed version remains. */
  | { readonly kind: 'keeps' }
  | { readonly kind: 'selector-invalid' }
  | { readonly kind: 'catalog-broken'; readonly catalogs: readonly string[] }
  | { readonly kind: 'not-known'; readonly catalogs: readonly string[] }
  | { readonly kind: 'tie'; readonly catalogs: readonly string[] }
  | { readonly kind: 'no-package' | 'no-version' | 'no-path' }
  /** The selected version has dependencies. OLM does not try another one. */
  | {
      readonly kind: 'dependency';
      readonly candidate: Candidate;
      readonly needs: readonly Dependency[];
    };

export type Resolution = {
  /** The catalogs that are used. */
  readonly requested: readonly string[];
  readonly outcome: Outcome;
  /** All versions of the used catalogs, latest first. */
  readonly candidates: readonly Candidate[];
};

/**
 * The version that OLM v1 selects, and why no other. Source: operator-controller, resolve/catalog.go and
 * catalogmetadata/filter; confirmed by the recordings. Failures after unpacking are not predicted.
 */
export function resolve(
  request: VersionRequest,
  catalogs: readonly RequestedCatalog[],
): Resolution {
  const fits = catalogs.map(({ catalog }) => selectorFit(request.selector, catalog.labels));
  if (fits.includes('invalid')) return unresolved([], { kind: 'selector-invalid' });
  const existing = catalogs.filter((_, at) => fits[at] === 'fits');
  const requested = existing.filter(({ catalog }) => !catalog.isUnavailable);
  const names = requested.map(({ catalog }) => catalog.name);
  const broken = requested.filter(({ catalog }) => !catalog.isServing).map(nameOf);
  if (broken.length > 0) return unresolved(names, { kind: 'catalog-broken', catalogs: broken });
  const unread = requested.filter(({ content }) => content === 'unread').map(nameOf);
  if (unread.length > 0) return unresolved(names, { kind: 'not-known', catalogs: unread });
  const offers = requested.map((one) => offerOf(request, one));
  const finals = finalists(offers.flatMap((offer) => offer.best ?? []));
  const candidates = offers.flatMap((offer) => judged(offer, finals));
  return {
    requested: names,
    outcome: outcomeOf(request, candidates, { finals, isAnythingThere: existing.length > 0 }),
    candidates: candidates.toSorted((one, other) => comparedBundles(other.bundle, one.bundle)),
  };
}

function unresolved(requested: readonly string[], outcome: Outcome): Resolution {
  return { requested, outcome, candidates: [] };
}

function nameOf({ catalog }: RequestedCatalog): string {
  return catalog.name;
}

/** The versions of one catalog, and the best remaining one. */
type Offer = {
  readonly priority: number;
  readonly candidates: readonly Candidate[];
  readonly best: Finalist | null;
};

type Finalist = { readonly candidate: Candidate; readonly priority: number };

function offerOf(request: VersionRequest, { catalog, content }: RequestedCatalog): Offer {
  const { priority } = catalog;
  if (content === null || content === 'unread') return { priority, candidates: [], best: null };
  const deprecated = deprecatedBundles(content.deprecations);
  const fails = stepsOf(request, content);
  const candidates = content.bundles.toSorted(newestFirst(deprecated)).map((bundle) => ({
    catalog: catalog.name,
    bundle,
    channels: channelsOf(bundle, content),
    isDeprecated: deprecated.has(bundle.name),
    failed: fails(bundle),
  }));
  const best = candidates.find(({ failed }) => failed.length === 0);
  return { priority, candidates, best: best === undefined ? null : { candidate: best, priority } };
}

function channelsOf({ name }: CatalogBundle, { channels }: CatalogPackage): readonly string[] {
  return channels.flatMap(({ channel, entries }) =>
    entries.some(({ csvName }) => csvName === name) ? channel : [],
  );
}

function stepsOf(request: VersionRequest, content: CatalogPackage) {
  const { channels, installed, isSelfCertified } = request;
  const chosen = content.channels.filter(
    ({ channel }) => channels.length === 0 || channels.includes(channel),
  );
  const entries = chosen.flatMap((one) => one.entries);
  const members = new Set(entries.map(({ csvName }) => csvName));
  const successors =
    installed === null || isSelfCertified
      ? null
      : new Set(entries.filter((one) => takesOver(one, installed)).map(({ csvName }) => csvName));
  const rangeStep = rangeSteps(request.version);
  return (bundle: CatalogBundle): readonly Step[] => {
    const isMember = channels.length === 0 || members.has(bundle.name);
    const isReached =
      successors === null || successors.has(bundle.name) || isSame(bundle, installed);
    return [
      ...(isMember ? [] : ['channel' as const]),
      ...rangeStep(bundle),
      ...(isReached ? [] : ['path' as const]),
    ];
  };
}

function isSame({ version }: CatalogBundle, installed: VersionRequest['installed']): boolean {
  return installed?.version === version;
}

type Installed = NonNullable<VersionRequest['installed']>;

function takesOver({ replaces, skips, skipRange }: ChannelEntry, installed: Installed): boolean {
  const { name, version } = installed;
  const isNamed = name !== null && (replaces === name || skips.includes(name));
  return isNamed || (skipRange !== null && version !== null && isInRange(version, skipRange));
}

function rangeSteps(text: string | null): (bundle: CatalogBundle) => readonly Step[] {
  if (text === null) return () => [];
  const [range, wider] = [rangeOf(text), rangeOf(withPreReleases(text))];
  return ({ version }) => {
    const parsed = semanticVersion(version);
    if (parsed === null || takes(range, parsed)) return [];
    const isLeftOut = parsed.preRelease.length > 0 && takes(wider, parsed);
    return [isLeftOut ? 'pre-release' : 'range'];
  };
}

function takes(range: VersionRange | null, version: SemanticVersion): boolean {
  return range?.(version) ?? false;
}

/** The decision between the best versions of several catalogs: one, or an unresolvable tie. */
function finalists(bests: readonly Finalist[]): readonly Finalist[] {
  const sound = bests.filter(({ candidate }) => !candidate.isDeprecated);
  const left = sound.length > 0 ? sound : bests;
  const highest = Math.max(...left.map(({ priority }) => priority));
  return left.filter(({ priority }) => priority === highest);
}

/** The same versions with the check by which the remaining ones lost. */
function judged({ candidates, best }: Offer, finals: readonly Finalist[]): readonly Candidate[] {
  return candidates.map((candidate) => {
    if (best === null || candidate.failed.length > 0) return candidate;
    return { ...candidate, failed: lostBy(candidate, best.candidate, finals) };
  });
}

function lostBy(one: Candidate, best: Candidate, finals: readonly Finalist[]): readonly Step[] {
  if (one !== best) return [one.isDeprecated && !best.isDeprecated ? 'deprecated' : 'older'];
  const isFinal = finals.some(({ candidate }) => candidate === one);
  if (isFinal) return finals.length > 1 ? ['tie'] : [];
  const isBeaten = finals.some(({ candidate }) => !candidate.isDeprecated) && one.isDeprecated;
  return [isBeaten ? 'deprecated' : 'priority'];
}

type Finals = { readonly finals: readonly Finalist[]; readonly isAnythingThere: boolean };

function outcomeOf(
  request: VersionRequest,
  candidates: readonly Candidate[],
  { finals, isAnythingThere }: Finals,
): Outcome {
  if (finals.length > 1) {
    return { kind: 'tie', catalogs: finals.map(({ candidate }) => candidate.catalog).toSorted() };
  }
  const candidate = candidates.find(({ failed }) => failed.length === 0);
  if (candidate === undefined) return nothingFound(request, isAnythingThere);
  const { requires: needs } = candidate.bundle;
  return needs.length > 0
    ? { kind: 'dependency', candidate, needs }
    : { kind: 'chosen', candidate };
}

/** Without any catalog, OLM keeps the installed version unless another one is requested. */
function nothingFound(
  { installed, version, channels }: VersionRequest,
  isAnythingThere: boolean,
): Outcome {
  if (installed === null) {
    return { kind: version === null && channels.length === 0 ? 'no-package' : 'no-version' };
  }
  const isContent = version === null || version === installed.version;
  return { kind: isContent && !isAnythingThere ? 'keeps' : 'no-path' };
}
