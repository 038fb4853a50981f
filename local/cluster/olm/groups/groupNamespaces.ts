/** The namespaces an OperatorGroup selects. */
import { objectAt, textsAt } from '../../kube/json';
import { selectsAll, selectsLabels } from '../../kube/selectors/objectSelector';
import type { KubeObject } from '../../kube/types';

/** Represents all namespaces in `status.namespaces`. */
export const ALL_NAMESPACES = '';

/**
 * `spec.targetNamespaces` (which overrides the selector), or else those of `spec.selector`, or else all. Sorted and
 * unique.
 */
export function selectedNamespaces(
  group: KubeObject,
  namespaces: readonly KubeObject[],
): readonly string[] {
  const targets = textsAt(group, 'spec', 'targetNamespaces');
  if (targets.length > 0) return [...new Set(targets)].sort();
  const selector = objectAt(group, 'spec', 'selector');
  if (selector === undefined || selectsAll(selector)) return [ALL_NAMESPACES];
  return namespaces
    .filter((namespace) => selectsLabels(selector, namespace.metadata.labels ?? {}))
    .map(({ metadata }) => metadata.name)
    .sort();
}

export function statusNamespaces(group: KubeObject): readonly string[] {
  return textsAt(group, 'status', 'namespaces');
}

/** Value of the annotation `olm.targetNamespaces`. */
export function targetsAnnotation(group: KubeObject): string {
  return [...statusNamespaces(group)].sort().join(',');
}
