/** JSON as comparable lines of text: `path = value`. */
import { isObject, textAt } from '../kube/json';
import type { Json, JsonObject } from '../kube/types';
import { normalText } from './normalText';

/** Expands objects, and writes each list item as one line. */
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

/** One line of JSON with sorted keys; values that differ between runs are replaced. */
export function compact(value: Json | undefined): string {
  if (typeof value === 'string') return normalText(value);
  if (isList(value)) return `[${inOrder(value).map(compact).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value ?? null);
  const fields = Object.keys(value).toSorted();
  return `{${fields.map((key) => `${key}: ${fieldText(value, key)}`).join(', ')}}`;
}

/** Sorts conditions by type, because their order by last change is random. */
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
