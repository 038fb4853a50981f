import { operatorGroupModel } from '~/kube/models/operatorGroup';
import type { ClusterFacts } from './clusterFacts';
import type { Leftover } from './leftover';
import { newLeftover } from './newLeftover';
import { isKept, isManagedElsewhere } from './owners';
import type { ScannedGroup } from './scannedOlm';
import { type ScannedCluster, isSeenIn, seen } from './scannedCluster';

/**
 * OperatorGroups of namespaces without Operators, after their last Operator. An uninstallation keeps them, because other
 * Operators can use them (UN-021). OLM writes the APIs of its Operators to a group, and an empty text after the last one
 * (recording uninstall_with_operands): a group without the annotation is prepared for Operators, like one with a
 * ServiceAccount, which limits installations, and one with static APIs (O § 4.8.1, 2.4.5.8).
 */
export function unusedGroups(facts: ClusterFacts): readonly Leftover[] {
  return seen(facts.cluster.operatorGroups)
    .filter((one) => isUnused(one, facts))
    .map((object) => {
      const namespace = object.namespace ?? '';
      return newLeftover(
        'unused-operator-group',
        { model: operatorGroupModel, object },
        {
          evidence: [{ kind: 'no-operator-in-namespace', namespace }],
          // OLM creates no OperatorGroups.
          origin: 'unknown',
          formerOwner: { packageName: null, namespace },
        },
      );
    });
}

function isUnused(group: ScannedGroup, facts: ClusterFacts): boolean {
  const { cluster } = facts;
  const namespace = group.namespace ?? '';
  const needs = [cluster.csvs, cluster.subscriptions, cluster.installPlans];
  if (!needs.every((list) => isSeenIn(list, namespace))) return false;
  if (isPlatforms(group) || isTerminating(namespace, cluster)) return false;
  if (isKept(group, facts) || isManagedElsewhere(group)) return false;
  const wasUsed = group.annotations['olm.providedAPIs'] !== undefined;
  return wasUsed && !group.isPrepared && !isInUse(namespace, cluster);
}

/** The group of a platform namespace, or one of OLM's own (its manifests, `deploy/upstream`). */
function isPlatforms({ namespace, name }: ScannedGroup): boolean {
  return (
    /^(openshift|kube)(-|$)/.test(namespace ?? '') ||
    ['global-operators', 'olm-operators'].includes(name)
  );
}

/** The objects of a namespace in deletion are deleted with it. */
function isTerminating(name: string, { namespaces }: ScannedCluster): boolean {
  return seen(namespaces).some((one) => one.name === name && one.deletedAt !== null);
}

function isInUse(
  namespace: string,
  { csvs, subscriptions, installPlans }: ScannedCluster,
): boolean {
  return (
    seen(csvs).some((one) => one.namespace === namespace) ||
    seen(subscriptions).some((one) => one.namespace === namespace) ||
    seen(installPlans).some((one) => one.namespace === namespace && !one.isOver)
  );
}
