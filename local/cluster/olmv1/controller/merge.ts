/** Three-way merges like Helm's patches: fields of the new manifest apply, fields of no manifest remain. */
import { isObject, textAt } from '../../kube/json';
import type { Json, JsonObject } from '../../kube/types';

/** @param original the previous manifest; fields that only it contains are removed */
export function merged(live: JsonObject, original: JsonObject, wanted: JsonObject): JsonObject {
  const kept = Object.entries(live).filter(
    ([key]) => wanted[key] !== undefined || original[key] === undefined,
  );
  const said = Object.entries(wanted).map(
    ([key, value]) => [key, mergedValue(live[key], original[key], value)] as const,
  );
  return { ...Object.fromEntries(kept), ...Object.fromEntries(said) };
}

function mergedValue(
  live: Json | undefined,
  original: Json | undefined,
  wanted: Json | undefined,
): Json | undefined {
  if (isObject(live) && isObject(wanted)) {
    return merged(live, isObject(original) ? original : {}, wanted);
  }
  return isNamed(live) && isNamed(wanted)
    ? mergedList(live, isNamed(original) ? original : [], wanted)
    : wanted;
}

type Named = readonly (JsonObject & { readonly name: string })[];

/** Lists of containers, variables and similar items are merged by name. */
function isNamed(value: unknown): value is Named {
  return (
    Array.isArray(value) &&
    value.every((item) => isObject(item) && typeof item['name'] === 'string')
  );
}

function mergedList(live: Named, original: Named, wanted: Named): readonly Json[] {
  const find = (list: Named, name: string) => list.find((item) => textAt(item, 'name') === name);
  return [
    ...wanted.map((item) => {
      const found = find(live, item.name);
      return found === undefined ? item : merged(found, find(original, item.name) ?? {}, item);
    }),
    ...live.filter(({ name }) => !find(wanted, name) && !find(original, name)),
  ];
}
