import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { OperatorGroup } from '~/kube/models/operatorGroup';
import { listIn } from '~/kube/json';
import { groupsIn } from '~/olm/namespaces/operatorGroupTargets';
import { notedNamespaces, selectedNamespaces } from '~/olm/installed/watchedNamespaces';

/** The namespaces that an Operator watches; `['']`: all of them; `null`: not known. */
export type WatchedNamespaces = readonly string[] | null;

/** As OLM noted it on the CSV, or as the OperatorGroup of its namespace says where it has not yet (CSV-015, OG-007). */
export function watchedNamespacesOf(
  csv: ClusterServiceVersion,
  operatorGroups: readonly OperatorGroup[] | null,
): WatchedNamespaces {
  const { namespace = '' } = csv.metadata;
  const selected = selectedNamespaces(groupsIn(namespace, operatorGroups));
  return notedNamespaces(csv) ?? (selected === null ? null : namesIn(selected));
}

/** The empty name, which stands for all, is one of them. */
function namesIn(selected: unknown): readonly string[] {
  return listIn(selected).filter((name) => typeof name === 'string');
}

/** Whether an Operator watches a namespace, as far as that is known. @param namespace `null`: the cluster as a whole */
export function watches(reach: WatchedNamespaces, namespace: string | null): boolean {
  if (reach === null) return false;
  return reach.includes('') || (namespace !== null && reach.includes(namespace));
}

/** Whether two Operators may watch the same namespace. What is not known may be. */
export function mayOverlap(one: WatchedNamespaces, other: WatchedNamespaces): boolean {
  if (one === null || other === null) return true;
  return (
    one.includes('') || other.includes('') || one.some((namespace) => other.includes(namespace))
  );
}
