import type { OperatorHub } from '~/kube/models/operatorHub';
import { recordIn } from '~/kube/json';

/**
 * Whether an answer has the required fields of an OperatorHub. It is not changed, because a patch tests its exact spec.
 */
export function isOperatorHub(value: unknown): value is OperatorHub {
  const { metadata, spec, status } = recordIn(value);
  if (typeof recordIn(metadata)['name'] !== 'string') return false;
  return [spec, status].every((part) => isAbsentOr(part, hasSources));
}

function hasSources(part: unknown): boolean {
  const { sources } = recordIn(part);
  return isAbsentOr(sources, (list) => Array.isArray(list) && list.every(isNamed));
}

function isNamed(source: unknown): boolean {
  return typeof recordIn(source)['name'] === 'string';
}

function isAbsentOr(value: unknown, isFine: (value: unknown) => boolean): boolean {
  return value === undefined || isFine(value);
}
