import { operatorGroupModel } from '../../models/operatorGroup';
import type { ClusterFacts } from './clusterFacts';
import { isYoung } from './installing';
import type { Leftover } from './leftover';
import { newLeftover } from './newLeftover';
import { isKept, isManagedElsewhere } from './owners';
import type { ScannedObject } from './scanned/scannedObject';
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
          origin: object.annotations[PROVIDED] === undefined ? 'unknown' : 'olm',
          formerOwner: { packageName: null, namespace },
        },
      );
    });
}

const PROVIDED = 'olm.providedAPIs';

function isUnused(group: ScannedObject, facts: ClusterFacts): boolean {
  const { cluster } = facts;
  const namespace = group.namespace ?? '';
  const needs = [cluster.csvs, cluster.subscriptions, cluster.installPlans];
  if (!needs.every((list) => isSeenIn(list, namespace))) return false;
  if (isPlatforms(namespace) || isGoing(namespace, cluster)) return false;
  if (isKept(group, facts) || isManagedElsewhere(group)) return false;
  return !isYoung(group, cluster) && !isInUse(namespace, cluster);
}

/** Namespaces of the platform, and those that OLM's own installation makes with their group. */
function isPlatforms(namespace: string): boolean {
  return /^(openshift|kube)(-|$)/.test(namespace) || ['olm', 'operators'].includes(namespace);
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
