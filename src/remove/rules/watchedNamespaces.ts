import type { ClusterServiceVersion, OperatorGroup } from '~/kube/models/olm';
import { listIn } from '~/kube/json';
import { groupsIn } from '~/olm/namespaces/operatorGroupTargets';
import { notedNamespaces, selectedNamespaces } from '~/olm/installed/csv';

/** The namespaces that an Operator watches; `['']`: all; `null`: unknown. */
export type WatchedNamespaces = readonly string[] | null;

/**
 * From OLM's annotation on the CSV, or from the OperatorGroup of its namespace before the annotation exists (CSV-015,
 * OG-007).
 */
export function watchedNamespacesOf(
  csv: ClusterServiceVersion,
  operatorGroups: readonly OperatorGroup[] | null,
): WatchedNamespaces {
  const { namespace = '' } = csv.metadata;
  const selected = selectedNamespaces(groupsIn(namespace, operatorGroups));
  return notedNamespaces(csv) ?? (selected === null ? null : namesIn(selected));
}

/** Includes the empty name, which represents all namespaces. */
function namesIn(selected: unknown): readonly string[] {
  return listIn(selected).filter((name) => typeof name === 'string');
}

/** Whether an Operator watches a namespace, as far as known. @param namespace `null`: the whole cluster */
export function watches(managed: WatchedNamespaces, namespace: string | null): boolean {
  if (managed === null) return false;
  return managed.includes('') || (namespace !== null && managed.includes(namespace));
}

/** Whether two Operators can watch the same namespace. Unknown namespaces can overlap. */
export function mayOverlap(one: WatchedNamespaces, other: WatchedNamespaces): boolean {
  if (one === null || other === null) return true;
  return (
    one.includes('') || other.includes('') || one.some((namespace) => other.includes(namespace))
  );
}
