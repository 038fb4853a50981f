import { recordIn, textMapIn } from '~/kube/json';
import type {
  ClusterServiceVersion,
  InstallPlan,
  OperatorGroup,
  Subscription,
} from '~/kube/models/olm';
import type { Dependency } from '~/olm/dependencies/dependencies';
import { isMetBy } from '~/olm/dependencies/dependencyNeed';
import { csvNamesOf } from '~/olm/installed/subscription';
import { parseApis } from '~/olm/packages/parseApis';
import { bundleOf, needsOf } from '~/olm/dependencies/installedNeeds';
import { displayNameOf, partsOf } from './needs';
import { runsByHistory } from './runsByHistory';
import { mayOverlap, type WatchedNamespaces, watchedNamespacesOf } from './watchedNamespaces';

/** A dependency of this Operator. It remains, whether or not another Operator needs it (UN-018). */
export type RemainingDependency = {
  readonly namespace: string;
  /** The name of its Subscription, or of its CSV without one. */
  readonly name: string;
  readonly displayName: string;
  /** OLM installed it as a dependency, not a user. */
  readonly isAutomatic: boolean;
  /** The other Operators of the namespace that need it. */
  readonly alsoNeededBy: readonly string[];
};

/** The objects of the namespace. */
export type DependencySources = {
  readonly own: readonly ClusterServiceVersion[];
  /** The other CSVs of the namespace without copies. OLM installs dependencies in the namespace of the dependent. */
  readonly neighbours: readonly ClusterServiceVersion[];
  readonly subscriptions: readonly Subscription[];
  readonly plans: readonly InstallPlan[];
};

export function remainingDependencies({
  own,
  neighbours,
  subscriptions,
  plans,
}: DependencySources): readonly RemainingDependency[] {
  const needed = neighbours.filter((csv) => own.some((one) => doesNeed(one, csv)));
  return needed.map((csv) => {
    const { name, namespace = '' } = csv.metadata;
    const subscription = subscriptions.find((one) => csvNamesOf(one).includes(name));
    return {
      namespace,
      name: subscription?.metadata.name ?? name,
      displayName: displayNameOf(csv),
      isAutomatic: subscription !== undefined && isGenerated(subscription, plans),
      alsoNeededBy: neighbours
        .filter((other) => other !== csv && doesNeed(other, csv))
        .map(displayNameOf),
    };
  });
}

function doesNeed(one: ClusterServiceVersion, other: ClusterServiceVersion): boolean {
  const bundle = bundleOf(other);
  return needsOf(one)
    .flatMap(partsOf)
    .some((need) => isMetBy(need, bundle));
}

/** A Subscription that OLM created refers to an InstallPlan with a step for it (recording dependency_install). */
function isGenerated({ metadata }: Subscription, plans: readonly InstallPlan[]): boolean {
  if (textMapIn(metadata.annotations)['olm.generated-by'] !== undefined) return true;
  return plans.some(({ status }) =>
    status?.plan?.some(
      ({ resource }) => resource.kind === 'Subscription' && resource.name === metadata.name,
    ),
  );
}

/** An installed Operator that depends on the removed one. */
export type Dependent = {
  readonly namespace: string;
  readonly csvName: string;
  readonly displayName: string;
  /** The required kinds of APIs, or the package. Never empty. */
  readonly needs: readonly string[];
  /** The names (`plural.group`) of the required APIs; for a required package, all of them. */
  readonly apis: readonly string[];
  /** Running CSVs that provide the same to it. It continues to work with them. */
  readonly alternatives: readonly string[];
};

/** The readable Operators of the cluster. */
export type Surroundings = {
  /** The CSVs of the Operator. */
  readonly own: readonly ClusterServiceVersion[];
  /** All other CSVs without copies. */
  readonly others: readonly ClusterServiceVersion[];
  readonly operatorGroups: readonly OperatorGroup[] | null;
};

/**
 * The Operators that lose a dependency: those that require an API or package of this one and watch a common namespace.
 * Unknown namespaces count as common.
 */
export function dependentsOf({ own, others, operatorGroups }: Surroundings): readonly Dependent[] {
  const served = own.map((csv) => watchedNamespacesOf(csv, operatorGroups));
  return others.flatMap((csv): Dependent[] => {
    const managed = watchedNamespacesOf(csv, operatorGroups);
    const isNear =
      own.some(({ metadata }) => metadata.namespace === csv.metadata.namespace) ||
      served.some((one) => mayOverlap(one, managed));
    const needs = isNear ? metNeeds(csv, own) : [];
    if (needs.length === 0) return [];
    const rivals = others.filter((one) => one !== csv);
    return [
      {
        namespace: csv.metadata.namespace ?? '',
        csvName: csv.metadata.name,
        displayName: displayNameOf(csv),
        needs: [...new Set(needs.map(needName))],
        apis: neededApis(needs, own),
        alternatives: alternativesFor({ needs, managed }, rivals, operatorGroups),
      },
    ];
  });
}

/** The requirements of an Operator that one of these versions meets. */
function metNeeds(
  csv: ClusterServiceVersion,
  own: readonly ClusterServiceVersion[],
): readonly Dependency[] {
  const bundles = own.map(bundleOf);
  return needsOf(csv)
    .flatMap(partsOf)
    .filter((need) => bundles.some((bundle) => isMetBy(need, bundle)));
}

function needName(need: Dependency): string {
  if (need.kind === 'api') return need.apiKind;
  return need.kind === 'package' ? need.packageName : '';
}

function neededApis(
  needs: readonly Dependency[],
  own: readonly ClusterServiceVersion[],
): readonly string[] {
  const apis = own.flatMap(({ spec }) => parseApis(recordIn(spec), 'owned'));
  const needed = apis.filter((api) =>
    needs.some(
      (need) =>
        need.kind === 'package' ||
        (need.kind === 'api' && need.group === api.group && need.apiKind === api.kind),
    ),
  );
  return [...new Set(needed.map(({ name }) => name))];
}

/** Only CSVs that watch at least the same namespaces can replace it. */
function alternativesFor(
  {
    needs,
    managed,
  }: { readonly needs: readonly Dependency[]; readonly managed: WatchedNamespaces },
  rivals: readonly ClusterServiceVersion[],
  operatorGroups: readonly OperatorGroup[] | null,
): readonly string[] {
  return rivals
    .filter((csv) => {
      const watched = watchedNamespacesOf(csv, operatorGroups);
      const isKnown = watched !== null && managed !== null;
      return (
        isKnown &&
        runsByHistory(csv) &&
        (watched.includes('') || managed.every((namespace) => watched.includes(namespace))) &&
        needs.every((need) => isMetBy(need, bundleOf(csv)))
      );
    })
    .map(({ metadata }) => metadata.name);
}
