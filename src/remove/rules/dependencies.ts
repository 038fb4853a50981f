import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { InstallPlan } from '~/kube/models/installPlan';
import type { Subscription } from '~/kube/models/subscription';
import { textMapIn } from '~/kube/json';
import { isMetBy } from '~/olm/dependencies/dependencyNeed';
import { csvNamesOf } from '~/olm/installed/subscription';
import { bundleOf, displayNameOf, needsOf, partsOf } from './needs';

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
