import { type CrdChange, crdChangesIn } from './crdChanges';
import { type ImagePullError, imagePullErrorIn } from './imagePullError';
import { type MissingPermissions, missingPermissionsIn } from './messagePermissions';

/** What blocks an extension: the meaning of OLM's message. */
export type ExtensionMeaning =
  /** None of its catalogs contains the package. */
  | { readonly kind: 'no-package'; readonly packageName: string }
  | {
      readonly kind: 'no-version';
      readonly packageName: string;
      readonly version: string | null;
      readonly channels: readonly string[];
    }
  /** The installed version remains: no requested version can replace it. */
  | {
      readonly kind: 'no-path';
      readonly installed: string;
      readonly packageName: string;
      readonly version: string | null;
      readonly channels: readonly string[];
    }
  | { readonly kind: 'tie'; readonly packageName: string; readonly catalogs: readonly string[] }
  /** One unavailable catalog blocks every extension that uses it. */
  | { readonly kind: 'catalog-broken'; readonly catalogs: readonly BrokenCatalog[] }
  | { readonly kind: 'selector-invalid'; readonly detail: string }
  | { readonly kind: 'dependency'; readonly bundle: string; readonly property: string }
  | {
      readonly kind: 'configuration';
      readonly problem: 'missing' | 'unknown' | 'other';
      readonly field: string | null;
      readonly detail: string;
    }
  | {
      readonly kind: 'unsupported-bundle';
      /** It does not support watching all namespaces. */
      readonly isInstallMode: boolean;
      readonly detail: string;
    }
  /** Another owner has created the same resource. */
  | { readonly kind: 'owned-elsewhere'; readonly objects: readonly NamedThing[] }
  | { readonly kind: 'account-missing'; readonly namespace: string; readonly name: string }
  | ({
      readonly kind: 'forbidden';
      /** It is applied, and OLM cannot watch it. */
      readonly isApplied: boolean;
    } & MissingPermissions)
  | { readonly kind: 'crd-unsafe'; readonly changes: readonly CrdChange[] }
  | ({ readonly kind: 'image' } & ImagePullError)
  /** An API of a previous installation is still being deleted. */
  | { readonly kind: 'being-deleted'; readonly deleted: NamedThing };

export type BrokenCatalog = {
  readonly name: string;
  /** Otherwise it was pulled, and its content is invalid. */
  readonly isNotServed: boolean;
  readonly detail: string;
};

export type NamedThing = {
  readonly kind: string;
  readonly name: string;
  /** `null` if nothing owns it. */
  readonly namespace: string | null;
};

/**
 * The meaning of a message of `Progressing`; `null` if the text is unknown. Sources: the recordings, and
 * operator-controller's resolve/catalog.go, controllers/clusterextension_reconcile_steps.go, applier/provider.go and
 * applier/helm.go.
 */
export function extensionMeaning(message: string): ExtensionMeaning | null {
  for (const read of READERS) {
    const found = read(message);
    if (found !== null) return found;
  }
  return null;
}

type Reader = (message: string) => ExtensionMeaning | null;

const READERS: readonly Reader[] = [
  nothingFound,
  brokenCatalogs,
  (message) => {
    const detail = /^desired catalog selector is invalid: ([^]*)$/.exec(message)?.[1];
    return detail === undefined ? null : { kind: 'selector-invalid', detail };
  },
  (message) => {
    const { bundle, property } =
      /bundle "(?<bundle>[^"\n]{1,260})" has a dependency declared via property "(?<property>[^"\n]{1,260})"/.exec(
        message,
      )?.groups ?? {};
    return bundle === undefined || property === undefined
      ? null
      : { kind: 'dependency', bundle, property };
  },
  (message) => {
    const { name, namespace } =
      /service account "(?<name>[^"\n]{1,260})" not found in namespace "(?<namespace>[^"\n]{1,70})"/.exec(
        message,
      )?.groups ?? {};
    return name === undefined || namespace === undefined
      ? null
      : { kind: 'account-missing', name, namespace };
  },
  configuration,
  (message) => {
    const detail = /unsupported bundle: ([^\n]{0,2000})/.exec(message)?.[1];
    if (detail === undefined) return null;
    const isInstallMode = detail.includes('does not support AllNamespaces');
    return { kind: 'unsupported-bundle', isInstallMode, detail };
  },
  (message) => {
    const changes = crdChangesIn(message);
    return changes.length === 0 ? null : { kind: 'crd-unsafe', changes };
  },
  beingDeleted,
  ownedElsewhere,
  (message) => {
    const missing = missingPermissionsIn(message);
    const isApplied = message.includes('waiting for sync: ');
    return missing === null ? null : { kind: 'forbidden', isApplied, ...missing };
  },
  (message) => {
    const error = imagePullErrorIn(message);
    return error === null ? null : { kind: 'image', ...error };
  },
];

/** `resolutionError` in resolve/catalog.go. */
function nothingFound(message: string): ExtensionMeaning | null {
  const { installed, packageName, version, channels, catalogs } =
    RESOLUTION.exec(message)?.groups ?? {};
  if (packageName === undefined) return null;
  if (catalogs !== undefined) return { kind: 'tie', packageName, catalogs: wordsOf(catalogs) };
  return unmatched(installed, {
    packageName,
    version: version ?? null,
    channels: wordsOf(channels),
  });
}

type Wanted = {
  readonly packageName: string;
  readonly version: string | null;
  readonly channels: readonly string[];
};

function unmatched(installed: string | undefined, wanted: Wanted): ExtensionMeaning {
  if (installed !== undefined) return { kind: 'no-path', installed, ...wanted };
  const isAny = wanted.version === null && wanted.channels.length === 0;
  const { packageName } = wanted;
  return isAny ? { kind: 'no-package', packageName } : { kind: 'no-version', ...wanted };
}

const RESOLUTION =
  /^(?:error upgrading from currently installed version "(?<installed>[^"\n]{0,260})": )?(?:no bundles found|found bundles) for package "(?<packageName>[^"\n]{0,260})"(?: matching version "(?<version>[^"\n]{0,260})")?(?: in channels \[(?<channels>[^\]\n]*)\])?(?: in multiple catalogs with the same priority \[(?<catalogs>[^\]\n]*)\])?/;

function wordsOf(list = ''): readonly string[] {
  return list.split(' ').filter((word) => word !== '');
}

function brokenCatalogs(message: string): ExtensionMeaning | null {
  if (!message.startsWith('error walking catalogs: ')) return null;
  const found = [...message.matchAll(WALKED)].flatMap(({ groups: { name, detail } = {} }) =>
    name === undefined || detail === undefined
      ? []
      : { name, detail, isNotServed: detail.endsWith('is not being served') },
  );
  const catalogs = found.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return catalogs.length === 0 ? null : { kind: 'catalog-broken', catalogs };
}

const WALKED =
  /error getting package "[^"\n]{0,260}" from catalog "(?<name>[^"\n]{1,260})": (?<detail>[^\n]{0,2000})/g;

function configuration(message: string): ExtensionMeaning | null {
  const detail = /invalid (?:ClusterExtension configuration|deploymentConfig): ([^]*)$/.exec(
    message,
  )?.[1];
  if (detail === undefined) return null;
  const missing = /required field "([^"\n]{1,260})" is missing/.exec(detail)?.[1];
  if (missing !== undefined)
    return { kind: 'configuration', problem: 'missing', field: missing, detail };
  const unknown = /unknown field "([^"\n]{1,260})"/.exec(detail)?.[1];
  if (unknown !== undefined)
    return { kind: 'configuration', problem: 'unknown', field: unknown, detail };
  return { kind: 'configuration', problem: 'other', field: null, detail };
}

function beingDeleted(message: string): ExtensionMeaning | null {
  if (!message.includes('Only one reference can have Controller set to true')) return null;
  const { name, kind } =
    /"(?<name>[^"\n]{1,260})" with kind (?<kind>\w{1,100})/.exec(message)?.groups ?? {};
  if (name === undefined || kind === undefined) return null;
  return { kind: 'being-deleted', deleted: { kind, name, namespace: null } };
}

/** Helm's check, and the dump of a revision whose objects have other owners. */
function ownedElsewhere(message: string): ExtensionMeaning | null {
  const pattern = message.includes('revision object collisions in phase') ? COLLIDING : TAKEN;
  const objects = [...message.matchAll(pattern)].flatMap(
    ({ groups: { kind, name, namespace } = {} }) =>
      kind === undefined || name === undefined
        ? []
        : { kind, name, namespace: namespace === undefined || namespace === '' ? null : namespace },
  );
  const isOwnedElsewhere = objects.length > 0 || pattern === COLLIDING;
  return isOwnedElsewhere ? { kind: 'owned-elsewhere', objects } : null;
}

const TAKEN =
  /(?<kind>\w{1,100}) '(?<name>[^'\n]{1,260})' already exists in namespace '(?<namespace>[^'\n]{0,70})' and cannot be managed/g;

const COLLIDING =
  /Object (?<kind>[A-Za-z]{1,100})\.\S{1,260} (?:(?<namespace>[^\s/]{0,70})\/)?(?<name>[^\s/]{1,260})/g;

/** The stages of OLM v1 in order; the last one is the Operator's workload. */
export const STAGES = ['resolve', 'unpack', 'check', 'apply', 'healthy'] as const;

export type Stage = (typeof STAGES)[number];

/**
 * The stage of a message of `Progressing`, by its prefix. Unknown messages are assigned to Apply. Source: the order of
 * operator-controller's controllers/clusterextension_reconcile_steps.go, and the recordings.
 */
export function stageOf(message: string): Stage {
  const text = message.replace(RESOLVED, '');
  return BEGINNINGS.find(([beginning]) => beginning.test(text))?.[1] ?? 'apply';
}

/** The bundle that OLM had selected before the failure. */
export function chosenIn(
  message: string,
): { readonly name: string; readonly version: string } | null {
  const [, name, version] = RESOLVED.exec(message) ?? [];
  return name === undefined || version === undefined ? null : { name, version };
}

const RESOLVED = /^error for resolved bundle "([^"\n]{1,260})" with version "([^"\n]{1,260})": /;

const BEGINNINGS: readonly (readonly [RegExp, Stage])[] = [
  [/^operation cannot proceed due to the following validation error/, 'resolve'],
  [/^error walking catalogs: /, 'resolve'],
  [/^desired catalog selector is invalid: /, 'resolve'],
  [/^desired version range "/, 'resolve'],
  [/^error upgrading from currently installed version /, 'resolve'],
  [/^(?:no|found) bundles /, 'resolve'],
  // Of the selected bundle, before unpacking.
  [/^validating bundle "/, 'resolve'],
  [/^(?:source catalog content: )?error (?:creating|copying|pulling) image/, 'unpack'],
  [/^(?:reading manifest|pinging container registry|error unpacking) /, 'unpack'],
  [/^invalid (?:ClusterExtension configuration|deploymentConfig): /, 'check'],
  [/^unsupported bundle: /, 'check'],
  [/^validating upgrade for CRD /, 'check'],
  [/^pre-authorization failed/, 'check'],
];
