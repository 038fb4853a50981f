import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { InstallPlan } from '~/kube/models/installPlan';
import type { Subscription } from '~/kube/models/subscription';
import { textMapIn } from '~/kube/json';
import { isMetBy } from '~/olm/dependencies/dependencyNeed';
import { csvNamesOf } from '~/olm/installed/subscribedCsvs';
import { bundleOf, displayNameOf, needsOf, partsOf } from './needs';

/** An Operator that this one needs: it stays, whether or not anybody still wants it (UN-018). */
export type RemainingDependency = {
  readonly namespace: string;
  /** Its Subscription's name, or its CSV's where there is none. */
  readonly name: string;
  readonly displayName: string;
  /** OLM installed it because something needed it, not because somebody asked for it. */
  readonly isAutomatic: boolean;
  /** The other Operators of the namespace that need it. */
  readonly alsoNeededBy: readonly string[];
};

/** What of a namespace is read for it. */
export type DependencySources = {
  readonly own: readonly ClusterServiceVersion[];
  /** The other CSVs of the namespace, without copies: OLM installs what is needed beside who needs it. */
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

/** OLM notes the plan on a Subscription that it made (recording dependency_install); the plan has a step for it. */
function isGenerated({ metadata }: Subscription, plans: readonly InstallPlan[]): boolean {
  if (textMapIn(metadata.annotations)['olm.generated-by'] !== undefined) return true;
  return plans.some(({ status }) =>
    status?.plan?.some(
      ({ resource }) => resource.kind === 'Subscription' && resource.name === metadata.name,
    ),
  );
}
