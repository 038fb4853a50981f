/** The previous value of a part of an updated object. */
import { isObject, listAt } from '../json';
import type { JsonObject } from '../types';

/** A value with its previous value, which is `undefined` if there was none or it cannot be identified. */
export type Checked = { readonly self: unknown; readonly before: unknown };

/** The previous value of a list item. Only lists with keys identify their items. */
export function itemBefore(schema: JsonObject, item: unknown, before: unknown): unknown {
  const keys = listAt(schema, 'x-kubernetes-list-map-keys').map(String);
  if (!Array.isArray(before) || !isObject(item) || keys.length === 0) return undefined;
  const items: readonly unknown[] = before;
  return items.find((old) => isObject(old) && keys.every((key) => old[key] === item[key]));
}
