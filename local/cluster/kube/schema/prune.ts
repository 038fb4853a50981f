/** Pruning: drops fields that a structural schema does not contain before an object is stored. */
import { isObject } from '../json';
import type { JsonObject } from '../types';
import { fieldSchema, joinPath, mapDescribed } from './walk';

type Pruned = {
  readonly value: unknown;
  /** Paths of the dropped fields, such as `spec.chanel`. */
  readonly dropped: readonly string[];
};

/** Keeps fields by `x-kubernetes-preserve-unknown-fields` and `x-kubernetes-embedded-resource`. */
export function prune(value: unknown, schema: JsonObject): Pruned {
  const dropped: string[] = [];
  return { value: pruneAt({ value, schema, path: '' }, dropped), dropped };
}

type Position = {
  readonly value: unknown;
  readonly schema: JsonObject;
  readonly path: string;
};

function pruneAt({ value, schema, path }: Position, dropped: string[]): unknown {
  const kept = withoutUnknown({ value, schema, path }, dropped);
  return mapDescribed(kept, schema, (child, childSchema, step) =>
    pruneAt({ value: child, schema: childSchema, path: joinPath(path, step) }, dropped),
  );
}

function withoutUnknown({ value, schema, path }: Position, dropped: string[]): unknown {
  if (!isObject(value) || keepsAll(schema)) {
    return value;
  }
  const known = Object.entries(value).filter(([key]) => {
    const keeps = fieldSchema(schema, key) !== undefined || isEnvelope(schema, key);
    if (!keeps) {
      dropped.push(joinPath(path, key));
    }
    return keeps;
  });
  return Object.fromEntries(known);
}

function keepsAll(schema: JsonObject): boolean {
  return (
    schema['x-kubernetes-preserve-unknown-fields'] === true ||
    schema['additionalProperties'] === true
  );
}

const ENVELOPE = ['apiVersion', 'kind', 'metadata'];

function isEnvelope(schema: JsonObject, key: string): boolean {
  return schema['x-kubernetes-embedded-resource'] === true && ENVELOPE.includes(key);
}
