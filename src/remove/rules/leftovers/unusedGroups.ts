import { operatorGroupModel } from '~/kube/models/operatorGroup';
import type { ClusterFacts } from './clusterFacts';
import { isYoung } from './installing';
import type { Leftover } from './leftover';
import { newLeftover } from './newLeftover';
import { isKept, isManagedElsewhere } from './owners';
import type { ScannedObject } from './scannedObject';
import { type ScannedCluster, isSeenIn, seen } from './scannedCluster';

/**
 * OperatorGroups of namespaces without Operators. An uninstallation keeps them, because other Operators can use them
 * (UN-021). OLM writes the APIs of its Operators to a group, and an empty text after the last one (recording
 * uninstall_with_operands): a group without the annotation never had any and might be waiting for them.
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
          origin: wasUsed(object) ? 'olm' : 'unknown',
          formerOwner: { packageName: null, namespace },
        },
      );
    });
}

function wasUsed({ annotations }: ScannedObject): boolean {
  return annotations['olm.providedAPIs'] !== undefined;
}

function isUnused(group: ScannedObject, facts: ClusterFacts): boolean {
  const { cluster } = facts;
  const namespace = group.namespace ?? '';
  const needs = [cluster.csvs, cluster.subscriptions, cluster.installPlans];
  if (!needs.every((list) => isSeenIn(list, namespace))) return false;
  if (isPlatforms(group) || isTerminating(namespace, cluster)) return false;
  if (isKept(group, facts) || isManagedElsewhere(group)) return false;
  const isAwaiting = isYoung(group, cluster) && !wasUsed(group);
  return !isAwaiting && !isInUse(namespace, cluster);
}

/** The group of a platform namespace, or one of OLM's own (its manifests, `deploy/upstream`). */
function isPlatforms({ namespace, name }: ScannedObject): boolean {
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
