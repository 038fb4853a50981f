import { recordIn } from '~/kube/json';
import type { ClusterServiceVersion, Subscription } from '~/kube/models/olm';
import type { CatalogPriorities, Dependency } from '~/olm/dependencies/dependencies';
import { type Bundle, isMetBy, isPredictable } from '~/olm/dependencies/dependencyNeed';
import { apiId, type DependencyOffer } from '~/olm/dependencies/dependencyOffer';
import { hasCopyLabel } from '~/olm/installed/copies';
import type { InstallModeType, PackageKey } from '~/olm/packages/operatorPackage';
import { parseApis } from '~/olm/packages/parseApis';

/** The Operator to install, with its namespace. */
export type DependencyRoot = {
  readonly key: PackageKey;
  readonly version: string;
  readonly provides: readonly string[];
  readonly requires: readonly Dependency[];
  readonly namespace: string;
};

/** An Operator of the namespace. */
export type Present = Bundle & {
  /** The name of its ClusterServiceVersion, or of its Subscription before the first installation. */
  readonly name: string;
  /** The channel of its Subscription; `null`: none. */
  readonly follows: { readonly key: PackageKey; readonly channel: string | null } | null;
};

/** The candidates of OLM. */
export type DependencyWorld = {
  /** Of every catalog of the namespace. */
  readonly offers: readonly DependencyOffer[];
  /** Of the namespace itself. OLM ignores other namespaces and copies (resolver/source_csvs.go). */
  readonly present: readonly Present[];
  readonly priorities: CatalogPriorities;
};

type NeededBy = { readonly need: Dependency; readonly neededBy: string };

export type PredictedInstall = {
  readonly key: PackageKey;
  readonly catalogDisplayName: string;
  readonly channel: string;
  readonly version: string;
  readonly csvName: string;
  readonly provides: readonly string[];
  /** `null`: not stated in the catalog for this version. */
  readonly installModes: readonly InstallModeType[] | null;
  /** Installed in the namespace in a version that is not sufficient. */
  readonly isUpdate: boolean;
  readonly needs: readonly NeededBy[];
  /** Other sufficient packages that OLM ranks lower. */
  readonly alternatives: readonly string[];
};

export type Prediction = {
  /** In the order of the dependencies. */
  readonly installs: readonly PredictedInstall[];
  readonly present: readonly (NeededBy & { readonly by: string })[];
  /** OLM reports ResolutionFailed. `conflicting`: packages that conflict with the namespace. */
  readonly missing: readonly (NeededBy & { readonly conflicting: readonly string[] })[];
  /** Not stated in any catalog. */
  readonly unknown: readonly NeededBy[];
};

/**
 * The dependencies that OLM will install. OLM solves all constraints of the namespace at once (DR-001): it takes the
 * first offer in its order of preference that allows a solution. Two Operators of a namespace cannot be of one package
 * or provide one API (DR-013; recording dependency_install). A prediction, because the catalog states the APIs of
 * channel heads only.
 */
export function predictedDependencies(root: DependencyRoot, world: DependencyWorld): Prediction {
  const needs = needsOf(root.requires, root.key);
  const search = { root, world, steps: { left: STEPS }, isTolerant: false };
  return (
    solved(needs, NOTHING, search) ??
    solved(needs, NOTHING, { ...search, steps: { left: STEPS }, isTolerant: true }) ??
    NOTHING
  );
}

const NOTHING: Prediction = { installs: [], present: [], missing: [], unknown: [] };

/** More than real catalogs require. Limits the search in hostile ones. */
const STEPS = 2000;

type Search = {
  readonly root: DependencyRoot;
  readonly world: DependencyWorld;
  readonly steps: { left: number };
  /** Continues after an unmet dependency, to list all missing ones. */
  readonly isTolerant: boolean;
};

type Open = { readonly need: Dependency; readonly parent: PackageKey };

function needsOf(requires: readonly Dependency[], parent: PackageKey): readonly Open[] {
  return requires.map((need) => ({ need, parent }));
}

/** `null`: the dependencies cannot be met together with the previous ones. */
function solved(open: readonly Open[], found: Prediction, search: Search): Prediction | null {
  const [next, ...others] = open;
  if (next === undefined) return found;
  search.steps.left -= 1;
  if (search.steps.left < 0) return search.isTolerant ? found : null;
  const settled = withoutInstalling(next, found, search);
  if (settled !== null) return solved(others, settled, search);

  const { need, parent } = next;
  const options = optionsFor(next, search);
  const free = options.filter((option) => !clashes(option, found, search));
  const neededBy = parent.packageName;
  for (const option of free) {
    const alternatives = otherPackages(option, free);
    const installs = [...found.installs, { ...option, needs: [{ need, neededBy }], alternatives }];
    const more = [...needsOf(option.requires, option.key), ...others];
    const result = solved(more, { ...found, installs }, search);
    if (result !== null) return result;
  }
  if (!search.isTolerant) return null;
  const conflicting = otherPackages(null, options);
  const missing = [...found.missing, { need, neededBy, conflicting }];
  return solved(others, { ...found, missing }, search);
}

/** The dependencies without those that the Operator itself, its other dependencies or the namespace meets. */
function withoutInstalling(
  { need, parent }: Open,
  found: Prediction,
  { root, world }: Search,
): Prediction | null {
  const neededBy = parent.packageName;
  if (!isPredictable(need)) {
    return { ...found, unknown: [...found.unknown, { need, neededBy }] };
  }
  if (isMetBy(need, { ...root, packageName: root.key.packageName })) return found;
  const provider = found.installs.find((one) => isMetBy(need, bundleOf(one)));
  if (provider !== undefined) {
    const needs = [...provider.needs, { need, neededBy }];
    const installs = found.installs.map((one) => (one === provider ? { ...one, needs } : one));
    return { ...found, installs };
  }
  const there = world.present.find((one) => isMetBy(need, one));
  if (there === undefined) return null;
  return { ...found, present: [...found.present, { need, neededBy, by: there.name }] };
}

type Option = Omit<PredictedInstall, 'needs' | 'alternatives'> & Pick<DependencyOffer, 'requires'>;

/** Within a channel, versions closer to the head come first. */
function optionsFor({ need, parent }: Open, { root, world }: Search): readonly Option[] {
  const { namespace } = root;
  const preference: Preference = { parent, namespace, priorities: world.priorities };
  const options = world.offers.flatMap((offer) =>
    versionsFor(need, offer).length === 0 ? [] : [offer],
  );
  return inOrderOfPreference(options, preference).flatMap((offer) =>
    versionsFor(need, offer).map(({ version, isHead }) => ({
      key: offer.key,
      catalogDisplayName: offer.catalogDisplayName,
      channel: offer.channel,
      version,
      csvName: offer.csvNames[version] ?? '',
      provides: isHead ? offer.provides : [],
      installModes: isHead ? offer.installModes : null,
      requires: isHead ? offer.requires : [],
      isUpdate: world.present.some(({ packageName }) => packageName === offer.key.packageName),
    })),
  );
}

function versionsFor(need: Dependency, { key, versions, provides }: DependencyOffer) {
  return versions
    .map((version, at) => ({ version, isHead: at === 0 }))
    .filter(({ version, isHead }) =>
      isMetBy(need, {
        packageName: key.packageName,
        version,
        provides: isHead ? provides : [],
      }),
    );
}

/**
 * DR-013: one Operator per package and one per API in a namespace; a Subscription determines its catalog and channel.
 */
function clashes(option: Option, found: Prediction, { root, world }: Search): boolean {
  const bundle = bundleOf(option);
  const itself = { ...root, packageName: root.key.packageName };
  if ([itself, ...found.installs.map(bundleOf)].some((one) => isRival(bundle, one))) return true;
  return world.present.some((one) =>
    one.packageName === bundle.packageName ? !isInProgress(option, one) : isRival(bundle, one),
  );
}

function isRival(one: Bundle, other: Bundle): boolean {
  return (
    (one.packageName !== null && one.packageName === other.packageName) ||
    one.provides.some((api) => other.provides.includes(api))
  );
}

function isInProgress({ key, channel }: Option, { follows }: Present): boolean {
  return (
    follows !== null &&
    follows.key.catalog === key.catalog &&
    follows.key.catalogNamespace === key.catalogNamespace &&
    (follows.channel === null || follows.channel === channel)
  );
}

function bundleOf({ key, version, provides }: Option | PredictedInstall): Bundle {
  return { packageName: key.packageName, version, provides };
}

function otherPackages(chosen: Option | null, options: readonly Option[]): readonly string[] {
  const names = new Set(options.map(({ key }) => key.packageName));
  if (chosen !== null) names.delete(chosen.key.packageName);
  return [...names];
}

type Catalog = Pick<PackageKey, 'catalog' | 'catalogNamespace'>;

/** The parameters of the order besides the offers. */
type Preference = {
  /** The catalog of the dependent. */
  readonly parent: Catalog;
  /** The namespace of the installation. */
  readonly namespace: string;
  readonly priorities: CatalogPriorities;
};

/**
 * The offers in OLM's order: the catalog of the dependent first, then by priority of the catalogs; for equal priority,
 * those of the namespace before global ones, then by name. DR-011: within a catalog the default channels of all
 * packages, then the others; each by package and channel. Source: `sortableSnapshots.Less` and `sortBundles` of OLM's
 * resolver, in operator-lifecycle-manager@094ae7b (resolver/cache/cache.go) and @014bd31 (resolver/resolver.go).
 */
function inOrderOfPreference(
  offers: readonly DependencyOffer[],
  preference: Preference,
): readonly DependencyOffer[] {
  return offers.toSorted(
    (one, other) =>
      byCatalog(one.key, other.key, preference) ||
      Number(other.isDefault) - Number(one.isDefault) ||
      byText(one.key.packageName, other.key.packageName) ||
      byText(one.channel, other.channel),
  );
}

function byCatalog(
  one: Catalog,
  other: Catalog,
  { parent, namespace, priorities }: Preference,
): number {
  const isParent = (catalog: Catalog) => Number(idOf(catalog) === idOf(parent));
  const priorityOf = (catalog: Catalog) => priorities.get(idOf(catalog)) ?? 0;
  const isLocal = ({ catalogNamespace }: Catalog) => Number(catalogNamespace === namespace);
  return (
    isParent(other) - isParent(one) ||
    priorityOf(other) - priorityOf(one) ||
    isLocal(other) - isLocal(one) ||
    byText(one.catalog, other.catalog)
  );
}

function idOf({ catalogNamespace, catalog }: Catalog): string {
  return `${catalogNamespace}/${catalog}`;
}

/** By code units, like Go. */
function byText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** The objects of a namespace. */
export type NamespaceContents = {
  readonly subscriptions: readonly Subscription[];
  readonly csvs: readonly ClusterServiceVersion[];
};

/**
 * The Operators that OLM includes in the resolution of a namespace: its ClusterServiceVersions without copies, and
 * those that its Subscriptions are about to install.
 * @param offers identify the ones that are not installed yet
 */
export function presentOperators(
  { subscriptions, csvs }: NamespaceContents,
  offers: readonly DependencyOffer[],
): readonly Present[] {
  const own = csvs.filter(({ metadata }) => !hasCopyLabel(metadata));
  const names = new Set(own.map(({ metadata }) => metadata.name));
  const coming = subscriptions.filter(({ status }) => !names.has(status?.installedCSV ?? ''));
  return [
    ...own.map((csv) => installed(csv, subscriptions)),
    ...coming.flatMap((subscription) => expected(subscription, offers)),
  ];
}

function installed(
  { metadata, spec }: ClusterServiceVersion,
  subscriptions: readonly Subscription[],
): Present {
  const follower = subscriptions.find(({ status }) => status?.installedCSV === metadata.name);
  return {
    name: metadata.name,
    packageName: follower?.spec?.name ?? null,
    version: spec?.version ?? '',
    provides: parseApis(recordIn(spec), 'owned').map(apiId),
    follows: follower === undefined ? null : followed(follower),
  };
}

function expected(
  subscription: Subscription,
  offers: readonly DependencyOffer[],
): readonly Present[] {
  const follows = followed(subscription);
  if (follows === null) return [];
  const offer = offers.find(
    ({ key, channel, isDefault }) =>
      key.packageName === follows.key.packageName &&
      key.catalog === follows.key.catalog &&
      key.catalogNamespace === follows.key.catalogNamespace &&
      (follows.channel === null ? isDefault : channel === follows.channel),
  );
  return [
    {
      name: subscription.metadata.name,
      packageName: follows.key.packageName,
      version: offer?.versions[0] ?? '',
      provides: offer?.provides ?? [],
      follows,
    },
  ];
}

/** Without a channel, OLM prefers the package's default one (DR-011). */
function followed({ spec }: Subscription): { key: PackageKey; channel: string | null } | null {
  if (spec === undefined) return null;
  const { name, source, sourceNamespace, channel = '' } = spec;
  return {
    key: { catalogNamespace: sourceNamespace, catalog: source, packageName: name },
    channel: channel === '' ? null : channel,
  };
}
