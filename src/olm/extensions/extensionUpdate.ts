import { type ExtensionFit, extensionFit, isInstallable } from '~/olm/content/extensionFit';
import type { CatalogBundle } from '~/olm/content/catalogPackage';
import { comparedBundles } from '~/olm/content/newestBundle';
import { versionOrder } from '~/olm/semanticVersion';
import type { Extension } from './extension';
import { pinIn } from './requestedVersion';
import {
  type RequestedCatalog,
  type Candidate,
  type Outcome,
  type Resolution,
  resolve,
  type Step,
  type VersionRequest,
} from './resolve';

/** The part of an extension that determines its updates. */
export type Updatable = VersionRequest & Pick<Extension, 'watchNamespace'>;

/** The next version of an installed extension. */
export type ExtensionUpdate =
  /** Paused, or outside the range: the user must request it. */
  | { readonly kind: 'waiting'; readonly to: Candidate }
  /** OLM installs it without approval. With disabled update paths it can be an earlier version. */
  | { readonly kind: 'automatic'; readonly to: Candidate }
  | { readonly kind: 'none' }
  | { readonly kind: 'blocked'; readonly by: Blocker }
  /** The catalogs whose content is not loaded. */
  | { readonly kind: 'unknown'; readonly catalogs: readonly string[] };

/** Why there is no update. */
export type Blocker =
  | Exclude<Outcome, { readonly kind: 'chosen' | 'not-known' | 'dependency' }>
  /** OLM selects a version that it cannot install, and tries no other. */
  | { readonly kind: 'unfit'; readonly to: Candidate; readonly fit: ExtensionFit };

/**
 * The update of an extension: for a paused one the version that OLM would select if the pin were removed, within its
 * channels and by the update paths of the catalog; for others the version that OLM selects. Source: see `resolve`.
 */
export function extensionUpdate(
  request: Updatable,
  catalogs: readonly RequestedCatalog[],
): ExtensionUpdate {
  if (request.installed === null) return NONE;
  const own = updateIn(request, resolve(request, catalogs).outcome);
  const isFinal = request.version === null || own.kind === 'automatic' || own.kind === 'unknown';
  if (isFinal) return own;
  const lifted = { ...request, version: null, isSelfCertified: false };
  const beyond = updateIn(request, resolve(lifted, catalogs).outcome);
  switch (beyond.kind) {
    case 'automatic':
      return isNewer(beyond.to.bundle, request.installed) ? { ...beyond, kind: 'waiting' } : own;
    case 'none':
      return own;
    default:
      return beyond;
  }
}

const NONE: ExtensionUpdate = { kind: 'none' };

function updateIn(request: Updatable, outcome: Outcome): ExtensionUpdate {
  switch (outcome.kind) {
    case 'chosen':
    case 'dependency':
      return chosenUpdate(request, outcome.candidate);
    case 'not-known':
      return { kind: 'unknown', catalogs: outcome.catalogs };
    default:
      return { kind: 'blocked', by: outcome };
  }
}

function chosenUpdate(request: Updatable, to: Candidate): ExtensionUpdate {
  const isOther = request.installed === null || compared(to.bundle, request.installed) !== 0;
  if (!isOther) return NONE;
  const fit = fitOf(request, to.bundle);
  return isInstallable(fit)
    ? { kind: 'automatic', to }
    : { kind: 'blocked', by: { kind: 'unfit', to, fit } };
}

/** Whether OLM can install a version with the configuration of the extension. */
function fitOf({ watchNamespace }: Updatable, bundle: CatalogBundle): ExtensionFit {
  return extensionFit(bundle, { hasConfig: watchNamespace !== null, isOneNamespaceOff: false });
}

type Installed = NonNullable<VersionRequest['installed']>;

function isNewer(bundle: CatalogBundle, installed: Installed): boolean {
  return compared(bundle, installed) > 0;
}

/** 0 without an installed version, which then is not comparable. */
function compared(bundle: CatalogBundle, { version, release }: Installed): number {
  if (version === null) return 0;
  const built = release ?? /\+(.+)$/.exec(version)?.[1] ?? null;
  return comparedBundles(bundle, { ...bundle, version, release: built });
}

/**
 * Whether an update path leads from the installed version to the pinned one. If not, OLM installs it only if it ignores
 * update paths.
 */
export function pathTo(
  request: VersionRequest,
  catalogs: readonly RequestedCatalog[],
): 'any' | 'none' | 'unknown' {
  const { installed, version } = request;
  const pin = version === null ? null : pinIn(version);
  if (installed === null || pin === null || versionOrder(pin, installed.version) === 0)
    return 'any';
  const { outcome, candidates } = resolve({ ...request, isSelfCertified: false }, catalogs);
  if (outcome.kind === 'not-known') return 'unknown';
  const isOnlyPath =
    outcome.kind === 'no-path' &&
    candidates.some(({ failed }) => failed.length === 1 && failed[0] === 'path');
  return isOnlyPath ? 'none' : 'any';
}

/** The checks of the latest version in order. */
export const CHECKS = ['catalog', 'channel', 'range', 'path', 'choice', 'fit'] as const;
export type Check = (typeof CHECKS)[number];

/** Why the latest version is not installed. */
export type WhyNotNewer = {
  /** `null` if no catalog offers a version. */
  readonly latest: Candidate | null;
  readonly results: Readonly<Record<Check, 'passed' | 'failed' | 'unknown'>>;
  /** The first failed check. */
  readonly failed: Check;
  /** The step of the resolver, if the check is one. */
  readonly step: Step | null;
  readonly resolution: Resolution;
};

/** `null` if the latest version is installed, or OLM installs it, or the catalogs are not loaded. */
export function whyNotNewer(
  request: Updatable,
  catalogs: readonly RequestedCatalog[],
): WhyNotNewer | null {
  const resolution = resolve(request, catalogs);
  const { outcome, candidates } = resolution;
  if (request.installed === null || outcome.kind === 'not-known') return null;
  const latest = latestOf(candidates);
  const unknown = { range: UNKNOWN, path: UNKNOWN, choice: UNKNOWN, fit: UNKNOWN };
  if (latest === null) {
    const results = { catalog: FAILED, channel: UNKNOWN, ...unknown };
    return { latest, results, failed: 'catalog', step: null, resolution };
  }
  if (!isNewer(latest.bundle, request.installed)) return null;
  const steps = new Map(latest.failed.toReversed().map((step) => [CHECK_OF[step], step]));
  const results = { catalog: PASSED, ...resultsOf(steps), fit: fitResult(request, latest) };
  const failed = CHECKS.find((check) => results[check] === FAILED);
  return failed === undefined
    ? null
    : { latest, results, failed, step: steps.get(failed) ?? null, resolution };
}

const PASSED = 'passed' as const;
const FAILED = 'failed' as const;
const UNKNOWN = 'unknown' as const;

/** Of equal versions, the one that OLM prefers. */
function latestOf(candidates: readonly Candidate[]): Candidate | null {
  const [first] = candidates;
  if (first === undefined) return null;
  const equal = candidates.filter(({ bundle }) => comparedBundles(bundle, first.bundle) === 0);
  return equal.toSorted((one, other) => one.failed.length - other.failed.length)[0] ?? first;
}

/** The best version is selected among those that passed the other checks. */
function resultsOf(steps: ReadonlyMap<Check, Step>) {
  const result = (check: Check) => (steps.has(check) ? FAILED : PASSED);
  const isOut = steps.size > 0 && !steps.has('choice');
  return {
    channel: result('channel'),
    range: result('range'),
    path: result('path'),
    choice: isOut ? UNKNOWN : result('choice'),
  } as const;
}

function fitResult(request: Updatable, { bundle }: Candidate) {
  return isInstallable(fitOf(request, bundle)) ? PASSED : FAILED;
}

const CHECK_OF: Readonly<Record<Step, Check>> = {
  channel: 'channel',
  range: 'range',
  'pre-release': 'range',
  path: 'path',
  deprecated: 'choice',
  older: 'choice',
  priority: 'choice',
  tie: 'choice',
};
