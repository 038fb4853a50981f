/** Whole objects: guards from untyped JSON, equality, freezing, and their JSON text. */
import { isObject } from './json';
import { eventIn } from './kinds/events';
import type { JsonObject, KubeObject } from './types';

export function isKubeObject(value: unknown): value is KubeObject {
  return (
    isObject(value) &&
    typeof value['apiVersion'] === 'string' &&
    typeof value['kind'] === 'string' &&
    isObject(value['metadata']) &&
    typeof value['metadata']['name'] === 'string'
  );
}

/** The object as plain JSON. */
export function jsonOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** Deeply freezes a value. Frozen values are assumed to be deeply frozen. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

/** Equality of JSON values; a field that is `undefined` counts as absent. */
export function sameJson(left: unknown, right: unknown): boolean {
  if (left === right) {
    return true;
  }
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, at) => sameJson(item, right[at]));
  }
  if (!isObject(left) || !isObject(right)) {
    return false;
  }
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => sameJson(left[key], right[key]));
}

/** A mutable copy without `undefined` fields. */
export function cloneJson(value: JsonObject): JsonObject {
  return jsonOf(structuredClone(value));
}

const texts = new WeakMap<object, string>();

/** JSON text of a frozen object, cached for lists and watches. */
export function textOf(object: object): string {
  const known = texts.get(object);
  if (known !== undefined) {
    return known;
  }
  const text = JSON.stringify(object);
  if (Object.isFrozen(object)) {
    texts.set(object, text);
  }
  return text;
}

const encoded = new WeakMap<object, Buffer>();

/** The same as UTF-8: lists consist of cached items, which makes large ones cheap. */
export function bytesOf(object: object): Buffer {
  const known = encoded.get(object);
  if (known !== undefined) {
    return known;
  }
  const bytes = Buffer.from(texts.get(object) ?? JSON.stringify(object));
  if (Object.isFrozen(object)) {
    encoded.set(object, bytes);
  }
  return bytes;
}

const converted = new WeakMap<KubeObject, Map<string, KubeObject>>();

/** The object in another version of its kind: except for events, only `apiVersion` changes (CRD conversion `None`). */
export function inApiVersion(object: KubeObject, apiVersion: string): KubeObject {
  if (object.apiVersion === apiVersion) {
    return object;
  }
  const versions = converted.get(object) ?? new Map<string, KubeObject>();
  const known =
    versions.get(apiVersion) ?? Object.freeze({ ...eventIn(object, apiVersion), apiVersion });
  converted.set(object, versions.set(apiVersion, known));
  return known;
}

/** RFC 3339 in whole seconds, like `metav1.Time`. */
export function timestamp(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}
