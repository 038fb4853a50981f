/** JSON as lines of text that can be compared one by one: `path = value`. */
import { isObject, textAt } from '../kube/json';
import type { Json, JsonObject } from '../kube/types';
import { normalText } from './normalText';

/** Objects are opened, items of lists are one line each. */
export function linesOf(path: string, value: Json | undefined): readonly string[] {
  if (value === undefined || value === null) return [];
  if (isObject(value)) {
    return Object.keys(value)
      .toSorted()
      .flatMap((key) => (key === 'resourceVersion' ? [] : linesOf(`${path}.${key}`, value[key])));
  }
  return isList(value)
    ? inOrder(value).map((item) => `${path}[] ${compact(item)}`)
    : [`${path} = ${compact(value)}`];
}

/** One line of JSON with sorted keys; what differs from run to run is replaced. */
export function compact(value: Json | undefined): string {
  if (typeof value === 'string') return normalText(value);
  if (isList(value)) return `[${inOrder(value).map(compact).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value ?? null);
  const fields = Object.keys(value).toSorted();
  return `{${fields.map((key) => `${key}: ${fieldText(value, key)}`).join(', ')}}`;
}

/** Conditions stand in the order of their last change, which is chance between loops; here they go by type. */
function inOrder(list: readonly Json[]): readonly Json[] {
  const types = list.map((item) => textAt(item, 'type'));
  return types.includes(undefined)
    ? list
    : list.toSorted((one, other) =>
        (textAt(one, 'type') ?? '') < (textAt(other, 'type') ?? '') ? -1 : 1,
      );
}

function fieldText(of: JsonObject, key: string): string {
  return key === 'resourceVersion' ? '<version>' : compact(of[key]);
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
