/** Writes a status only if it changes. */
import { isDeepStrictEqual } from 'node:util';
import type { ClusterClient, JsonObject, KubeObject, ObjectRef } from '../../kube/types';

export type StatusChange = (status: JsonObject, object: KubeObject) => JsonObject;

/**
 * Reads the resource, and writes its status if it changes.
 * @returns the current resource, or `undefined` if it does not exist
 */
export function changeStatus(
  client: ClusterClient,
  ref: ObjectRef,
  change: StatusChange,
): KubeObject | undefined {
  const object = client.get(ref);
  if (object === undefined) return undefined;
  const before = object.status ?? {};
  const after = change(before, object);
  if (isDeepStrictEqual(definedFields(before), definedFields(after))) return object;
  return client.updateStatus(ref.resource, { ...object, status: definedFields(after) });
}

function definedFields(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}
