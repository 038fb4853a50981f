/** Three-way merges, as Helm patches what is there: what the new manifest says holds, what nobody ever said stays. */
import { isObject, textAt } from '../../kube/json';
import type { Json, JsonObject } from '../../kube/types';

/** @param original what the manifest before said; what it had and the new one has not goes */
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

/** Lists of containers, variables and the like go by the names in them. */
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
