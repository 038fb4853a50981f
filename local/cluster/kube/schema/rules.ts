/** `x-kubernetes-validations`: evaluates the CEL rules of a CRD's schema as kube-apiserver does. */
import type { FieldCause } from '../contracts';
import { flagAt, isObject, listAt, objectAt, textAt } from '../json';
import { sameJson } from '../objects';
import type { JsonObject } from '../types';
import { duplicate, forbidden, invalid, required } from './causes';
import { celValue, expressionOf, optional } from './cel';
import { itemBefore, type Checked } from './correlate';
import { fieldSchema, joinPath } from './walk';

/** Whether a rule is evaluated here; others count as satisfied. */
export function isKnownRule(rule: string): boolean {
  return expressionOf(rule) !== undefined;
}

/** `kept`: violations by values that an update does not change. The server only warns about them (ratcheting). */
export type RuleFindings = {
  readonly causes: readonly FieldCause[];
  readonly kept: readonly FieldCause[];
};

/** Errors that suppress rules: kube-apiserver's `hasBlockingErr`. */
const BLOCKING: readonly string[] = [
  'FieldValueNotSupported',
  'FieldValueRequired',
  'FieldValueTooLong',
  'FieldValueTooMany',
  'FieldValueTypeInvalid',
];

/** Structural errors and violated rules; rules are not evaluated for values of another type. */
export function withRules(
  schema: JsonObject,
  structural: readonly FieldCause[],
  checked: Checked,
): RuleFindings {
  if (!hasRules(schema)) return { causes: structural, kept: [] };
  if (structural.some(({ reason }) => BLOCKING.includes(reason))) {
    return { causes: [...structural, UNCHECKED], kept: [] };
  }
  const causes = [...structural];
  const kept: FieldCause[] = [];
  collect(schema, checked, { path: '', causes, kept });
  return { causes, kept };
}

const UNCHECKED: FieldCause = {
  reason: 'FieldValueInvalid',
  message:
    'Invalid value: null: some validation rules were not checked because the object was invalid; correct the existing errors to complete validation',
  field: '<nil>',
};

const withKnownRules = new WeakMap<JsonObject, boolean>();

/** Parts of a schema without rules are not visited. */
function hasRules(schema: JsonObject): boolean {
  const known = withKnownRules.get(schema);
  if (known !== undefined) return known;
  const found =
    listAt(schema, 'x-kubernetes-validations').length > 0 || childrenOf(schema).some(hasRules);
  withKnownRules.set(schema, found);
  return found;
}

function childrenOf(schema: JsonObject): readonly JsonObject[] {
  return [
    ...Object.values(objectAt(schema, 'properties') ?? {}),
    schema['items'],
    schema['additionalProperties'],
  ].filter(isObject);
}

type Findings = {
  readonly path: string;
  readonly causes: FieldCause[];
  readonly kept: FieldCause[];
};

function collect(schema: JsonObject, checked: Checked, findings: Findings): void {
  if (!hasRules(schema)) return;
  const isKept = checked.before !== undefined && sameJson(checked.self, checked.before);
  for (const validation of listAt(schema, 'x-kubernetes-validations')) {
    if (!isObject(validation)) continue;
    const found = brokenBy(validation, schema, checked);
    if (found === undefined) continue;
    const place = { path: findings.path, self: checked.self };
    const into = isKept && !isTransition(validation) ? findings.kept : findings.causes;
    into.push(causeOf(validation, found, place));
  }
  for (const { step, schema: inner, ...below } of partsOf(schema, checked)) {
    collect(inner, below, { ...findings, path: joinPath(findings.path, step) });
  }
}

/** The message of a violated rule; `undefined` if the rule is satisfied or does not apply. */
function brokenBy(
  validation: JsonObject,
  schema: JsonObject,
  checked: Checked,
): string | undefined {
  const expression = expressionOf(textAt(validation, 'rule') ?? '');
  const variables = variablesOf(validation, schema, checked);
  if (expression === undefined || variables === undefined) return undefined;
  const answer = expression(variables);
  if ('error' in answer) return `${answer.error} evaluating rule: ${fixedMessage(validation)}`;
  return answer.value === true ? undefined : messageOf(validation, variables);
}

/** `undefined`: a transition rule, and no previous value. */
function variablesOf(
  validation: JsonObject,
  schema: JsonObject,
  { self, before }: Checked,
): Variables | undefined {
  const isNew = before === undefined;
  const isOptional = flagAt(validation, 'optionalOldSelf') === true;
  const variables = { self: celValue(self, schema) };
  if (!isTransition(validation)) return variables;
  if (isNew && !isOptional) return undefined;
  const old = isNew ? undefined : celValue(before, schema);
  return { ...variables, oldSelf: isOptional ? optional(old) : old };
}

function isTransition(validation: JsonObject): boolean {
  return /\boldSelf\b/.test(textAt(validation, 'rule') ?? '');
}

type Variables = { readonly self: unknown; readonly oldSelf?: unknown };

/** `messageExpression`, unless it fails or its result is not a single line. */
function messageOf(validation: JsonObject, variables: Variables): string {
  const answer = expressionOf(textAt(validation, 'messageExpression') ?? '')?.(variables);
  const text = answer !== undefined && 'value' in answer ? answer.value : '';
  return typeof text === 'string' && text.trim() !== '' && !text.includes('\n')
    ? text.trim()
    : fixedMessage(validation);
}

function fixedMessage(validation: JsonObject): string {
  const message = (textAt(validation, 'message') ?? '').trim();
  return message === '' ? `failed rule: ${(textAt(validation, 'rule') ?? '').trim()}` : message;
}

function causeOf(
  validation: JsonObject,
  message: string,
  { path, self }: { readonly path: string; readonly self: unknown },
): FieldCause {
  const field = `${path}${textAt(validation, 'fieldPath') ?? ''}`.replace(/^\./, '');
  switch (textAt(validation, 'reason')) {
    case 'FieldValueForbidden':
      return forbidden(field, message);
    case 'FieldValueRequired':
      return required(field, message);
    case 'FieldValueDuplicate':
      return duplicate(field, self);
    default:
      // The server omits values that are objects or lists.
      return typeof self === 'object' && self !== null
        ? { reason: 'FieldValueInvalid', message: `Invalid value: ${message}`, field }
        : invalid(field, self, message);
  }
}

type Part = Checked & { readonly step: string; readonly schema: JsonObject };

function partsOf(schema: JsonObject, { self, before }: Checked): readonly Part[] {
  if (Array.isArray(self)) {
    const inner = objectAt(schema, 'items');
    return self.flatMap((item: unknown, position) =>
      inner === undefined
        ? []
        : [
            {
              step: `[${position}]`,
              schema: inner,
              self: item,
              before: itemBefore(schema, item, before),
            },
          ],
    );
  }
  return Object.keys(isObject(self) ? self : {})
    .toSorted()
    .flatMap((key) => {
      const inner = fieldSchema(schema, key);
      const value = objectField(self, key);
      return inner === undefined || value === undefined
        ? []
        : [{ step: key, schema: inner, self: value, before: objectField(before, key) }];
    });
}

function objectField(of: unknown, key: string): unknown {
  return isObject(of) ? of[key] : undefined;
}
