/** Validation against a structural schema, with messages of kube-apiserver. */
import type { ErrorObject } from 'ajv';
import type { FieldCause } from '../contracts';
import { isObject, listAt, numberAt, objectAt, textAt, textsAt } from '../json';
import { sameJson } from '../objects';
import type { JsonObject } from '../types';
import { invalid, notSupported, required, tooLong, tooMany, typeInvalid } from './causes';
import { itemBefore, type Checked } from './correlate';
import { schemaErrors } from './compile';
import { fieldSchema, joinPath } from './walk';

/**
 * Sorted by field, as kube-apiserver lists them. Values that an update does not change are accepted (ratcheting).
 * @param before the previous object; absent for a new one
 */
export function structuralCauses(
  schema: JsonObject,
  value: unknown,
  before?: unknown,
): readonly FieldCause[] {
  const errors = schemaErrors(schema, value);
  return errors
    .filter(
      (error) =>
        !isInsideChoice(error) &&
        !isHiddenByLength(error, errors) &&
        !isUnchanged(schema, stepsOf(error.instancePath), { self: value, before }),
    )
    .map((error) => causeOf(error, fieldOf(error.instancePath, value)))
    .sort((left, right) => compare(left.field, right.field));
}

/** Errors of single branches are dropped; the failure of all branches is a separate error. */
function isInsideChoice(error: ErrorObject): boolean {
  return /\/(?:anyOf|oneOf)\/\d+\/|\/not\//.test(error.schemaPath);
}

/** The server does not check the pattern of a string that is too long. */
function isHiddenByLength(
  { keyword, instancePath }: ErrorObject,
  errors: readonly ErrorObject[],
): boolean {
  return (
    keyword === 'pattern' &&
    errors.some((other) => other.keyword === 'maxLength' && other.instancePath === instancePath)
  );
}

function compare(left: string, right: string): number {
  return Number(left > right) - Number(left < right);
}

/** `/spec/env/0/name` as `spec.env[0].name`; only the value tells whether `0` is a position or a key. */
function fieldOf(pointer: string, root: unknown): string {
  let parent = root;
  let field = '';
  for (const key of stepsOf(pointer)) {
    field = joinPath(field, Array.isArray(parent) ? `[${key}]` : key);
    parent = childOf(parent, key);
  }
  return field;
}

function stepsOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Whether an update does not change the value at the path, or one of its ancestors. */
function isUnchanged(
  schema: JsonObject | undefined,
  [step, ...rest]: readonly string[],
  { self, before }: Checked,
): boolean {
  if (before === undefined || schema === undefined) return false;
  if (sameJson(self, before)) return true;
  if (step === undefined) return false;
  const child = childOf(self, step);
  return Array.isArray(self)
    ? isUnchanged(objectAt(schema, 'items'), rest, {
        self: child,
        before: itemBefore(schema, child, before),
      })
    : isUnchanged(fieldSchema(schema, step), rest, { self: child, before: childOf(before, step) });
}

function childOf(parent: unknown, key: string): unknown {
  if (Array.isArray(parent)) {
    const items: readonly unknown[] = parent;
    return items[Number(key)];
  }
  return isObject(parent) ? parent[key] : undefined;
}

/** Messages of Kubernetes' openapi validation. */
function causeOf(error: ErrorObject, field: string): FieldCause {
  const value: unknown = error.data;
  const limit = numberAt(error.params, 'limit') ?? 0;
  switch (error.keyword) {
    case 'required':
      return required(joinPath(field, textAt(error.params, 'missingProperty') ?? ''));
    case 'type':
      return mustBeOfType(field, value, typesIn(error));
    case 'format':
      return typeInvalid(
        field,
        String(value),
        `${field} in body must be of type ${textAt(error.params, 'format') ?? ''}: ${JSON.stringify(value)}`,
      );
    case 'enum':
      return notSupported(field, value, enumTexts(error));
    case 'maxLength':
      return tooLong(field, limit);
    case 'maxItems':
    case 'maxProperties':
      return tooMany(field, lengthOf(value), limit);
    case 'minItems':
    case 'minProperties':
      return invalid(field, lengthOf(value), `${field} in body ${demand(error, limit)}`);
    case 'anyOf':
    case 'oneOf':
    case 'not':
      return choiceCause(error, field);
    default:
      return invalid(field, value, `${field} in body ${demand(error, limit)}`);
  }
}

function mustBeOfType(field: string, value: unknown, types: readonly string[]): FieldCause {
  const found = typeName(value);
  const wanted = types.join(',');
  return typeInvalid(
    field,
    found,
    `${field} in body must be of type ${wanted}: ${JSON.stringify(found)}`,
  );
}

function typesIn(error: ErrorObject): readonly string[] {
  const single = textAt(error.params, 'type');
  return single === undefined ? textsAt(error.params, 'type') : [single];
}

function typeName(value: unknown): string {
  if (value === null) {
    return 'null';
  }
  if (Array.isArray(value)) {
    return 'array';
  }
  if (typeof value === 'number') {
    return Number.isInteger(value) ? 'integer' : 'number';
  }
  return typeof value;
}

function enumTexts(error: ErrorObject): readonly string[] {
  const allowed: unknown = isObject(error.params) ? error.params['allowedValues'] : [];
  const values: readonly unknown[] = Array.isArray(allowed) ? allowed : [];
  return values.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
}

function lengthOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return isObject(value) ? Object.keys(value).length : 0;
}

/** Kubernetes reports failed choices without field and value. */
function choiceCause(error: ErrorObject, field: string): FieldCause {
  const subject = JSON.stringify(field);
  switch (error.keyword) {
    case 'anyOf':
      return invalid('<nil>', '', `${subject} must validate at least one schema (anyOf)`);
    case 'oneOf':
      return invalid(
        '<nil>',
        '',
        `${subject} must validate one and only one schema (oneOf). ${alternatives(error)}`,
      );
    default:
      return invalid('<nil>', '', `${subject} must not validate the schema (not)`);
  }
}

function alternatives(error: ErrorObject): string {
  const valid = listAt(error.params, 'passingSchemas').length;
  return valid === 0 ? 'Found none valid' : `Found ${valid} valid alternatives`;
}

function demand(error: ErrorObject, limit: number): string {
  switch (error.keyword) {
    case 'pattern':
      return `should match '${textAt(error.params, 'pattern') ?? ''}'`;
    case 'minLength':
      return `should be at least ${limit} chars long`;
    case 'minimum':
      return `should be greater than or equal to ${limit}`;
    case 'maximum':
      return `should be less than or equal to ${limit}`;
    case 'exclusiveMinimum':
      return `should be greater than ${limit}`;
    case 'exclusiveMaximum':
      return `should be less than ${limit}`;
    case 'multipleOf':
      return `should be a multiple of ${numberAt(error.params, 'multipleOf') ?? 0}`;
    case 'minItems':
      return `should have at least ${limit} items`;
    case 'minProperties':
      return `should have at least ${limit} properties`;
    case 'maxProperties':
      return `should have at most ${limit} properties`;
    case 'uniqueItems':
      return `shouldn't contain duplicates`;
    default:
      return error.message ?? 'is invalid';
  }
}
