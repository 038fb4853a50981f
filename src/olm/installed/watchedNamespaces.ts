import type { OperatorGroup } from '~/kube/models/operatorGroup';
import { listIn, recordIn } from '~/kube/json';
import { targetsOf } from '~/olm/namespaces/operatorGroupTargets';

/**
 * The watched namespaces in OLM's annotation of the CSV (CSV-015); `['']`: all. `null`: not annotated, as on copies
 * (CSV-018), and therefore unknown.
 */
export function notedNamespaces(csv: { readonly metadata: unknown }): readonly string[] | null {
  const noted = recordIn(recordIn(csv.metadata)['annotations'])['olm.targetNamespaces'];
  return typeof noted === 'string' ? noted.split(',').map((one) => one.trim()) : null;
}

/**
 * The namespaces that the OperatorGroups of a namespace select; `['']`: all; `null`: unknown, or not exactly one
 * (OG-007).
 */
export function selectedNamespaces(
  groups: readonly OperatorGroup[] | null,
): readonly string[] | null {
  const [group, ...others] = groups ?? [];
  if (group === undefined || others.length > 0) return null;
  const selected = listIn(recordIn(group.status)['namespaces']).filter(
    (one) => typeof one === 'string',
  );
  return selected.length > 0 ? selected : targetsOf(group);
}
