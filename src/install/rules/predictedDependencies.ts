import type { Dependency } from '~/olm/dependencies/dependencies';
import type { CatalogPriorities } from '~/olm/dependencies/priorities';
import type { InstallModeType, PackageKey } from '~/olm/packages/operatorPackage';
import { isMetBy, isPredictable, type Bundle } from '~/olm/dependencies/dependencyNeed';
import type { DependencyOffer } from '~/olm/dependencies/dependencyOffer';

/** The Operator that is to be installed, and where. */
export type DependencyRoot = {
  readonly key: PackageKey;
  readonly version: string;
  readonly provides: readonly string[];
  readonly requires: readonly Dependency[];
  readonly namespace: string;
};

/** An Operator of the namespace. */
export type Present = Bundle & {
  /** Of its ClusterServiceVersion, or of its Subscription as long as that has installed none. */
  readonly name: string;
  /** What its Subscription follows; `null` when it has none. */
  readonly follows: { readonly key: PackageKey; readonly channel: string | null } | null;
};

/** What OLM chooses from. */
export type DependencyWorld = {
  /** Of every catalog that the namespace may use. */
  readonly offers: readonly DependencyOffer[];
  /** What is in the namespace itself: OLM looks no further, and not at copies (resolver/source_csvs.go). */
  readonly present: readonly Present[];
  readonly priorities: CatalogPriorities;
};

type NeededBy = { readonly need: Dependency; readonly neededBy: string };

export type PredictedInstall = {
  readonly key: PackageKey;
  readonly catalogDisplayName: string;
  readonly channel: string;
  readonly version: string;
  readonly provides: readonly string[];
  /** `null`: the catalog does not tell those of this version. */
  readonly installModes: readonly InstallModeType[] | null;
  /** It is in the namespace already, in a version that does not do. */
  readonly isUpdate: boolean;
  readonly needs: readonly NeededBy[];
  /** Other packages that would do as well, which OLM likes less. */
  readonly alternatives: readonly string[];
};

export type Prediction = {
  /** In the order in which they are needed. */
  readonly installs: readonly PredictedInstall[];
  readonly present: readonly (NeededBy & { readonly by: string })[];
  /** OLM reports ResolutionFailed. `conflicting`: packages that would do but for what else the namespace has. */
  readonly missing: readonly (NeededBy & { readonly conflicting: readonly string[] })[];
  /** What no catalog tells. */
  readonly unknown: readonly NeededBy[];
};

/**
 * What OLM will install besides. It solves all constraints of the namespace at once (DR-001): it takes the first offer in
 * its order of preference with which everything can be met, and lets no two Operators of a namespace be of one package or
 * serve one API (DR-013; recording dependency_install). A prediction: of other versions than the channel heads the catalog
 * does not tell the APIs.
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

/** More than any real catalog needs; a hostile one ends the search, not the page. */
const STEPS = 2000;

type Search = {
  readonly root: DependencyRoot;
  readonly world: DependencyWorld;
  readonly steps: { left: number };
  /** Goes on after what nothing can meet, to say all that is missing. */
  readonly isTolerant: boolean;
};

type Open = { readonly need: Dependency; readonly parent: PackageKey };

function needsOf(requires: readonly Dependency[], parent: PackageKey): readonly Open[] {
  return requires.map((need) => ({ need, parent }));
}

/** `null` when the needs cannot be met together with what was found before. */
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

/** What is met already: by the Operator itself, by what it brings, or by what is there. */
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
  const brought = found.installs.find((one) => isMetBy(need, bundleOf(one)));
  if (brought !== undefined) {
    const needs = [...brought.needs, { need, neededBy }];
    const installs = found.installs.map((one) => (one === brought ? { ...one, needs } : one));
    return { ...found, installs };
  }
  const there = world.present.find((one) => isMetBy(need, one));
  if (there === undefined) return null;
  return { ...found, present: [...found.present, { need, neededBy, by: there.name }] };
}

type Option = Omit<PredictedInstall, 'needs' | 'alternatives'> & Pick<DependencyOffer, 'requires'>;

/** Within a channel, what is closer to the head comes first. */
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

/** DR-013: one Operator per package and one per API in a namespace; a Subscription binds to its catalog and channel. */
function clashes(option: Option, found: Prediction, { root, world }: Search): boolean {
  const bundle = bundleOf(option);
  const itself = { ...root, packageName: root.key.packageName };
  if ([itself, ...found.installs.map(bundleOf)].some((one) => isRival(bundle, one))) return true;
  return world.present.some((one) =>
    one.packageName === bundle.packageName ? !isOnItsWay(option, one) : isRival(bundle, one),
  );
}

function isRival(one: Bundle, other: Bundle): boolean {
  return (
    (one.packageName !== null && one.packageName === other.packageName) ||
    one.provides.some((api) => other.provides.includes(api))
  );
}

function isOnItsWay({ key, channel }: Option, { follows }: Present): boolean {
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

/** What the order depends on besides the offers. */
type Preference = {
  /** The catalog of the Operator that needs something. */
  readonly parent: Catalog;
  /** Where all of it is installed. */
  readonly namespace: string;
  readonly priorities: CatalogPriorities;
};

/**
 * The offers in the order in which OLM tries them: the catalog of the Operator that needs it first, then by the
 * catalogs' priority; at the same priority those of the namespace itself come before the global ones, then by name.
 * DR-011: within a catalog the default channels of all packages, then the others; each by package and channel.
 * Source: `sortableSnapshots.Less` and `sortBundles` of OLM's resolver, in
 * operator-lifecycle-manager@094ae7b (resolver/cache/cache.go) and @014bd31 (resolver/resolver.go).
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

/** As Go compares texts: by code, not by any language. */
function byText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
