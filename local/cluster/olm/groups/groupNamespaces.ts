/** The namespaces an OperatorGroup selects. */
import { objectAt, textAt, textsAt } from '../../kube/json';
import type { JsonObject, KubeObject } from '../../kube/types';
import { objectsAt } from '../csv/csvFields';

/** Stands for all namespaces in `status.namespaces`. */
export const ALL_NAMESPACES = '';

/**
 * `spec.targetNamespaces` (then the selector is ignored), else what `spec.selector` picks, else all. Sorted, each
 * once.
 */
export function selectedNamespaces(
  group: KubeObject,
  namespaces: readonly KubeObject[],
): readonly string[] {
  const targets = textsAt(group, 'spec', 'targetNamespaces');
  if (targets.length > 0) return [...new Set(targets)].sort();
  const selector = objectAt(group, 'spec', 'selector');
  if (selector === undefined || isEmpty(selector)) return [ALL_NAMESPACES];
  return namespaces
    .filter((namespace) => selects(selector, namespace.metadata.labels ?? {}))
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

function isEmpty(selector: JsonObject): boolean {
  return (
    Object.keys(objectAt(selector, 'matchLabels') ?? {}).length === 0 &&
    objectsAt(selector, 'matchExpressions').length === 0
  );
}

type Labels = { readonly [key: string]: string };

function selects(selector: JsonObject, labels: Labels): boolean {
  const wanted = Object.entries(objectAt(selector, 'matchLabels') ?? {});
  return (
    wanted.every(([key, value]) => labels[key] === value) &&
    objectsAt(selector, 'matchExpressions').every((expression) => fits(expression, labels))
  );
}

function fits(expression: JsonObject, labels: Labels): boolean {
  const value = labels[textAt(expression, 'key') ?? ''];
  const values = textsAt(expression, 'values');
  switch (textAt(expression, 'operator')) {
    case 'In':
      return value !== undefined && values.includes(value);
    case 'NotIn':
      return value === undefined || !values.includes(value);
    case 'Exists':
      return value !== undefined;
    case 'DoesNotExist':
      return value === undefined;
    default:
      return false;
  }
}
