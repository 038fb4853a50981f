import { isObject, listAt, objectAt, textAt, textsAt } from '../json';
import type { Json, JsonObject } from '../types';

export type Labels = { readonly [key: string]: string };

/** Whether a `LabelSelector` (`matchLabels`, `matchExpressions`) selects labels. One without either selects all. */
export function selectsLabels(selector: JsonObject, labels: Labels): boolean {
  return (
    Object.entries(objectAt(selector, 'matchLabels') ?? {}).every(
      ([key, value]) => labels[key] === value,
    ) && listAt(selector, 'matchExpressions').every((expression) => fits(expression, labels))
  );
}

export function selectsAll(selector: JsonObject): boolean {
  return (
    Object.keys(objectAt(selector, 'matchLabels') ?? {}).length === 0 &&
    listAt(selector, 'matchExpressions').filter(isObject).length === 0
  );
}

function fits(expression: Json, labels: Labels): boolean {
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
