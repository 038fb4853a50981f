import { operatorGroupModel } from '~/kube/models/operatorGroup';
import type { ClusterFacts } from './clusterFacts';
import { isYoung } from './installing';
import type { Leftover } from './leftover';
import { newLeftover } from './newLeftover';
import { isKept, isManagedElsewhere } from './owners';
import type { ScannedObject } from './scannedObject';
import { type ScannedCluster, isSeenIn, seen } from './scannedCluster';

/**
 * OperatorGroups of namespaces where nothing is installed. Uninstalling leaves them, as others may use them (UN-021). OLM
 * writes the APIs of a group's Operators to it, and an empty text when the last one is gone (recording
 * uninstall_with_operands): one without never had any and may be waiting for them.
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
  if (isPlatforms(group) || isGoing(namespace, cluster)) return false;
  if (isKept(group, facts) || isManagedElsewhere(group)) return false;
  const isAwaiting = isYoung(group, cluster) && !wasUsed(group);
  return !isAwaiting && !isInUse(namespace, cluster);
}

/** Of a namespace of the platform, or one of those that OLM comes with (its manifests, `deploy/upstream`). */
function isPlatforms({ namespace, name }: ScannedObject): boolean {
  return (
    /^(openshift|kube)(-|$)/.test(namespace ?? '') ||
    ['global-operators', 'olm-operators'].includes(name)
  );
}

/** What is in a namespace that is going away goes with it. */
function isGoing(name: string, { namespaces }: ScannedCluster): boolean {
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
