/** Retention of InstallPlans in a namespace. */
import type { ClusterClient, KubeObject } from '../../kube/types';
import { keyOf, refOfKey } from '../../workloads/eventQueue';
import { INSTALL_PLANS } from '../shared/names';

/** OLM keeps the latest five. */
const kept = 5;

export function removeOldPlans(client: ClusterClient, namespace: string): void {
  for (const plan of surplusPlans(client.list(INSTALL_PLANS, { namespace }))) {
    client.delete(refOfKey(INSTALL_PLANS, keyOf(plan)));
  }
}

/** All except for the latest five, by generation of the resolution and then by age. */
export function surplusPlans(plans: readonly KubeObject[]): readonly KubeObject[] {
  const newestFirst = [...plans].sort(
    (a, b) => generationOf(b) - generationOf(a) || ageKey(b).localeCompare(ageKey(a)),
  );
  return newestFirst.slice(kept);
}

function generationOf(plan: KubeObject): number {
  const generation = plan.spec?.['generation'];
  return typeof generation === 'number' ? generation : 0;
}

function ageKey(plan: KubeObject): string {
  return plan.metadata.creationTimestamp ?? '';
}
