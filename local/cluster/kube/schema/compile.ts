/** Turns a structural schema into a plain JSON schema and that into a checker, once per schema. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { isObject, listAt, numberAt, textAt, textsAt } from '../json';
import type { Json, JsonObject } from '../types';
import { goPattern, patternProblem } from './goPattern';

const checkers = new WeakMap<JsonObject, ValidateFunction>();

/** Violations of the schema in Ajv's format. */
export function schemaErrors(schema: JsonObject, value: unknown): readonly ErrorObject[] {
  const check = checkers.get(schema) ?? compile(schema);
  checkers.set(schema, check);
  check(value);
  return check.errors ?? [];
}

/** The name is for generated modules, which do not exist here. */
const GO_ENGINE = Object.assign((pattern: string) => goPattern(pattern), { code: 'goPattern' });

const ajv = createAjv();

function compile(schema: JsonObject): ValidateFunction {
  const plain = plainSchema(rootSchema(schema));
  const check = ajv.compile(plain);
  // Ajv caches all schemas, and those of deleted CRDs must not remain in memory.
  ajv.removeSchema(plain);
  return check;
}

function createAjv(): Ajv {
  const instance = new Ajv({
    strict: false,
    allErrors: true,
    verbose: true,
    logger: false,
    // CRDs are validated before they are served, and some are huge, so compilation must be fast.
    meta: false,
    validateSchema: false,
    code: { optimize: false, regExp: GO_ENGINE },
  });
  addFormats(instance);
  return instance;
}

/** Metadata is validated equally for all kinds, without the CRD's schema. */
function rootSchema(schema: JsonObject): JsonObject {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  return { ...schema, properties: { ...properties, metadata: { type: 'object' } } };
}

/** Keywords that only describe, or that Kubernetes handles itself. */
const OWN_KEYWORDS = new Set([
  'default',
  'description',
  'example',
  'title',
  'nullable',
  'pattern',
  'exclusiveMinimum',
  'exclusiveMaximum',
]);

const SCHEMA_LISTS = ['allOf', 'anyOf', 'oneOf'];
const SCHEMAS = ['items', 'additionalProperties', 'not'];

function plainSchema(schema: JsonObject): JsonObject {
  const entries = Object.entries(schema)
    .filter(([key]) => !OWN_KEYWORDS.has(key) && !key.startsWith('x-kubernetes-'))
    .map(([key, value]) => [key, plainKeyword(key, value)] as const);
  return {
    ...Object.fromEntries(entries),
    ...typePart(schema),
    ...patternPart(schema),
    ...limitPart(schema, 'minimum', 'exclusiveMinimum'),
    ...limitPart(schema, 'maximum', 'exclusiveMaximum'),
  };
}

/** In OpenAPI 3.0, `exclusiveMaximum` is a boolean next to `maximum`; in JSON Schema, it is the limit. */
function limitPart(schema: JsonObject, key: string, flag: string): JsonObject {
  const limit = numberAt(schema, key);
  return schema[flag] === true && limit !== undefined ? { [flag]: limit } : {};
}

function plainKeyword(key: string, value: Json | undefined): Json | undefined {
  if (key === 'properties' && isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        isObject(inner) ? plainSchema(inner) : inner,
      ]),
    );
  }
  if (SCHEMAS.includes(key) && isObject(value)) {
    return plainSchema(value);
  }
  if (SCHEMA_LISTS.includes(key)) {
    return listAt(value).map((inner) => (isObject(inner) ? plainSchema(inner) : inner));
  }
  return value;
}

/** `x-kubernetes-int-or-string` and `nullable` widen the type. */
function typePart(schema: JsonObject): JsonObject {
  const own =
    schema['x-kubernetes-int-or-string'] === true ? ['integer', 'string'] : typesOf(schema);
  if (own.length === 0) {
    return {};
  }
  const all = schema['nullable'] === true ? [...own, 'null'] : own;
  return { type: all.length === 1 ? (all[0] ?? '') : all };
}

function typesOf(schema: JsonObject): readonly string[] {
  const single = textAt(schema, 'type');
  return single === undefined ? textsAt(schema, 'type') : [single];
}

/** An invalid pattern is ignored, because it would reject every object. */
function patternPart(schema: JsonObject): JsonObject {
  const pattern = textAt(schema, 'pattern');
  return pattern === undefined || patternProblem(pattern) !== undefined ? {} : { pattern };
}
