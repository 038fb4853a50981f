/** Readers of untyped catalog content. Each returns `undefined` (or empty) for another type. */
import type { FbcObject } from './fbc';

export function isObject(value: unknown): value is FbcObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectAt(value: unknown, ...path: readonly string[]): FbcObject | undefined {
  const found = at(value, path);
  return isObject(found) ? found : undefined;
}

export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = at(value, path);
  return typeof found === 'string' ? found : undefined;
}

export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = at(value, path);
  return isList(found) ? found : [];
}

export function textsAt(value: unknown, ...path: readonly string[]): readonly string[] {
  return listAt(value, ...path).filter((item) => typeof item === 'string');
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
