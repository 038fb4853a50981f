import { forbidden } from '../failures';
import type { KubeObject } from '../types';
import type { Backend, Target } from '../writes/backend';
import { limitNamesOf, objectLimitsOf, used, type ObjectLimit } from './objectCounts';

/**
 * Admission `ResourceQuota`, the last before an object is stored: one more object must fit into every quota of its
 * namespace. A request that only tries is refused as well; only nothing is charged for it.
 */
export function checkQuota(backend: Backend, target: Target, name: string): void {
  const { entry, namespace } = target;
  if (namespace === undefined || !entry.namespaced) return;
  const list = (resource: string, within: string) => backend.store.list(resource, within);
  for (const quota of list('resourcequotas', namespace)) {
    const counted = objectLimitsOf(quota)
      .filter((limit) => limitNamesOf(entry).includes(limit.name))
      .map((limit) => ({ ...limit, used: used(limit, namespace, list) }));
    const exceeded = counted.filter((limit) => limit.used + 1 > limit.hard);
    if (exceeded.length > 0) throw forbidden(entry, name, sentence(quota, exceeded));
  }
}

type Counted = ObjectLimit & { readonly used: number };

/** As kube-apiserver words it (`k8s.io/apiserver/pkg/admission/plugin/resourcequota`). */
function sentence({ metadata }: KubeObject, exceeded: readonly Counted[]): string {
  const listed = (amount: (limit: Counted) => number): string =>
    exceeded.map((limit) => `${limit.name}=${amount(limit)}`).join(',');
  return `exceeded quota: ${metadata.name}, requested: ${listed(() => 1)}, used: ${listed(
    (limit) => limit.used,
  )}, limited: ${listed(({ hard }) => hard)}`;
}
