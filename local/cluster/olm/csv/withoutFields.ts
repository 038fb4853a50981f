import type { JsonObject } from '../../kube/types';

/** The object without some of its fields. */
export function withoutFields(
  object: JsonObject | undefined,
  ...names: readonly string[]
): JsonObject {
  return Object.fromEntries(Object.entries(object ?? {}).filter(([name]) => !names.includes(name)));
}
