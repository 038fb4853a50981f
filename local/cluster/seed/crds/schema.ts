/** Helpers for structural schemas. */
import type { JsonObject } from '../../kube/types';

export const TEXT: JsonObject = { type: 'string' };
export const FLAG: JsonObject = { type: 'boolean' };
export const INTEGER: JsonObject = { type: 'integer' };
export const INT32: JsonObject = { type: 'integer', format: 'int32' };
export const TIME: JsonObject = { type: 'string', format: 'date-time' };
export const TEXTS: JsonObject = listOf(TEXT);
export const TEXT_MAP: JsonObject = { type: 'object', additionalProperties: TEXT };

/** Parts of a pod, and other fields that the local cluster does not validate. */
export const ANYTHING: JsonObject = {
  type: 'object',
  'x-kubernetes-preserve-unknown-fields': true,
};

export function listOf(items: JsonObject): JsonObject {
  return { type: 'array', items };
}

export function record(properties: JsonObject, required: readonly string[] = []): JsonObject {
  return { type: 'object', properties, ...(required.length === 0 ? {} : { required }) };
}

export function oneOf(...values: readonly string[]): JsonObject {
  return { type: 'string', enum: values };
}

/** The whole object: envelope, spec and status. */
export function resource(
  parts: { readonly spec: JsonObject; readonly status: JsonObject },
  required: readonly string[],
): JsonObject {
  return record({ apiVersion: TEXT, kind: TEXT, metadata: { type: 'object' }, ...parts }, required);
}
