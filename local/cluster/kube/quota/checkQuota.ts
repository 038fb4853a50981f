import { forbidden } from '../failures';
import type { KubeObject } from '../types';
import type { Backend, Target } from '../writes/backend';
import { limitNamesOf, objectLimitsOf, used, type ObjectLimit } from './objectCounts';

/**
 * Admission `ResourceQuota`, the last before storage: every quota of the namespace must permit one more object. Dry
 * runs are also rejected, but not counted.
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

/** Message of kube-apiserver (`k8s.io/apiserver/pkg/admission/plugin/resourcequota`). */
function sentence({ metadata }: KubeObject, exceeded: readonly Counted[]): string {
  const listed = (amount: (limit: Counted) => number): string =>
    exceeded.map((limit) => `${limit.name}=${amount(limit)}`).join(',');
  return `exceeded quota: ${metadata.name}, requested: ${listed(() => 1)}, used: ${listed(
    (limit) => limit.used,
  )}, limited: ${listed(({ hard }) => hard)}`;
}
