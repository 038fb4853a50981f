/** `x-kubernetes-validations`: implements the rules of OLM v1's kinds by their text, without a CEL interpreter. */
import type { FieldCause } from '../contracts';
import { isObject, listAt, objectAt, textAt } from '../json';
import type { JsonObject } from '../types';
import { invalid } from './causes';
import { fieldSchema, joinPath } from './walk';

type Checked = { readonly self: unknown; readonly before: unknown };

type Holds = (checked: Checked) => boolean;

/** Whether a rule is evaluated here; others count as satisfied. */
export function isKnownRule(rule: string): boolean {
  return knownRule(rule) !== undefined;
}

/** Violations of known rules, in the order of fields. `before`: the previous object; absent for a new one. */
export function ruleCauses(
  schema: JsonObject,
  value: unknown,
  before: unknown,
): readonly FieldCause[] {
  const causes: FieldCause[] = [];
  collect(schema, { self: value, before }, { path: '', causes });
  return causes;
}

/** Errors that suppress rules: kube-apiserver's `hasBlockingErr`. */
const BLOCKING: readonly string[] = [
  'FieldValueNotSupported',
  'FieldValueRequired',
  'FieldValueTooLong',
  'FieldValueTooMany',
  'FieldValueTypeInvalid',
];

/** Structural errors and violations of rules; rules are not evaluated for values of a wrong type. */
export function withRules(
  schema: JsonObject,
  structural: readonly FieldCause[],
  checked: Checked,
): readonly FieldCause[] {
  if (!hasRules(schema)) return structural;
  if (!structural.some(({ reason }) => BLOCKING.includes(reason))) {
    return [...structural, ...ruleCauses(schema, checked.self, checked.before)];
  }
  const unchecked = {
    reason: 'FieldValueInvalid',
    message:
      'Invalid value: null: some validation rules were not checked because the object was invalid; correct the existing errors to complete validation',
    field: '<nil>',
  };
  return [...structural, unchecked];
}

const withKnownRules = new WeakMap<JsonObject, boolean>();

/** A schema with unknown rules is treated like one without. */
function hasRules(schema: JsonObject): boolean {
  const known = withKnownRules.get(schema);
  if (known !== undefined) return known;
  const found = rulesOf(schema).some(isKnownRule) || childrenOf(schema).some(hasRules);
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

function rulesOf(schema: JsonObject): readonly string[] {
  return listAt(schema, 'x-kubernetes-validations').flatMap((each) => textAt(each, 'rule') ?? []);
}

type Findings = { readonly path: string; readonly causes: FieldCause[] };

function collect(schema: JsonObject, checked: Checked, { path, causes }: Findings): void {
  for (const validation of listAt(schema, 'x-kubernetes-validations')) {
    const holds = knownRule(textAt(validation, 'rule') ?? '') ?? unknown;
    if (!holds(checked)) causes.push(broken(path, checked.self, textAt(validation, 'message')));
  }
  for (const { step, schema: inner, ...below } of partsOf(schema, checked)) {
    collect(inner, below, { path: joinPath(path, step), causes });
  }
}

const unknown: Holds = () => true;

/** The server omits values that are objects. */
function broken(field: string, self: unknown, message = ''): FieldCause {
  return isObject(self)
    ? { reason: 'FieldValueInvalid', message: `Invalid value: ${message}`, field }
    : invalid(field, self, message);
}

type Part = Checked & { readonly step: string; readonly schema: JsonObject };

/** Items have no identity here, so transition rules are not evaluated in lists. */
function partsOf(schema: JsonObject, { self, before }: Checked): readonly Part[] {
  if (Array.isArray(self)) {
    const inner = objectAt(schema, 'items');
    return self.flatMap((item: unknown, position) =>
      inner === undefined
        ? []
        : [{ step: `[${position}]`, schema: inner, self: item, before: undefined }],
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

/** `self.matches("…")`, with a quoted pattern of Go's engine, which none of those used here reads differently. */
const MATCHES = /^(size\(self\) == 0 \|\| )?self\.matches\((?:"(.*)"|'(.*)')\)$/s;

const patterns = new Map<string, Holds>();

function knownRule(rule: string): Holds | undefined {
  const listed = RULES[rule] ?? patterns.get(rule);
  if (listed !== undefined) return listed;
  const [, orEmpty, quoted, single] = MATCHES.exec(rule) ?? [];
  const text = quoted ?? single;
  if (text === undefined) return undefined;
  const pattern = new RegExp(text.replaceAll(String.raw`\\`, '\\'));
  const holds: Holds = ({ self }) =>
    typeof self === 'string' && ((orEmpty !== undefined && self === '') || pattern.test(self));
  patterns.set(rule, holds);
  return holds;
}

/** By their text in the CustomResourceDefinitions of OLM v1. */
const RULES: { readonly [rule: string]: Holds | undefined } = {
  'self == oldSelf': isKept,
  // OpenShift 5.0: the name of the ServiceAccount can be removed.
  'self == oldSelf || size(self) == 0': (checked) => isKept(checked) || checked.self === '',
  'has(self.crdUpgradeSafety)': ({ self }) => has(self, 'crdUpgradeSafety'),
  'has(self.preflight)': ({ self }) => has(self, 'preflight'),
  [union('configType', 'Inline', 'inline').replace('? ', '?')]: branch(
    'configType',
    'Inline',
    'inline',
  ),
  [union('sourceType', 'Catalog', 'catalog')]: branch('sourceType', 'Catalog', 'catalog'),
  [union('type', 'Image', 'image')]: branch('type', 'Image', 'image'),
  [`self.ref.find('(@.*:)') != "" ? !has(self.pollIntervalMinutes) : true`]: ({ self }) =>
    !isPinned(textAt(self, 'ref') ?? '') || !has(self, 'pollIntervalMinutes'),
  [String.raw`self.find('(\\/[a-z0-9]+((([._]|__|[-]*)[a-z0-9]+)+)?((\\/[a-z0-9]+((([._]|__|[-]*)[a-z0-9]+)+)?)+)?)') != ""`]:
    aboutText((ref) => /\/[a-z0-9]+/.test(ref)),
  [`self.find('(@.*:)') != "" || self.find(':.*$') != ""`]: aboutText((ref) => ref.includes(':')),
  [`self.find('(@.*:)') == "" ? (self.find(':.*$') != "" ? self.find(':.*$').substring(1).size() <= 127 : true) : true`]:
    aboutText((ref) => isPinned(ref) || afterColon(ref).length <= 127),
  [String.raw`self.find('(@.*:)') == "" ? (self.find(':.*$') != "" ? self.find(':.*$').matches(':[\\w][\\w.-]*$') : true) : true`]:
    aboutText((ref) => isPinned(ref) || !ref.includes(':') || /:\w[\w.-]*$/.test(ref)),
  [`self.find('(@.*:)') != "" ? self.find('(@.*:)').matches('(@[A-Za-z][A-Za-z0-9]*([-_+.][A-Za-z][A-Za-z0-9]*)*[:])') : true`]:
    aboutText(
      (ref) =>
        !isPinned(ref) ||
        /@[A-Za-z][A-Za-z0-9]*([-_+.][A-Za-z][A-Za-z0-9]*)*:/.test(/@.*:/.exec(ref)?.[0] ?? ''),
    ),
  [`self.find('(@.*:)') != "" ? self.find(':.*$').substring(1).size() >= 32 : true`]: aboutText(
    (ref) => !isPinned(ref) || afterColon(ref).length >= 32,
  ),
  [`self.find('(@.*:)') != "" ? self.find(':.*$').matches(':[0-9A-Fa-f]*$') : true`]: aboutText(
    (ref) => !isPinned(ref) || /:[0-9A-Fa-f]*$/.test(ref),
  ),
};

function isKept({ self, before }: Checked): boolean {
  return before === undefined || self === before;
}

function has(self: unknown, field: string): boolean {
  return isObject(self) && self[field] !== undefined;
}

function union(field: string, value: string, member: string): string {
  return `has(self.${field}) && self.${field} == '${value}' ? has(self.${member}) : !has(self.${member})`;
}

function branch(field: string, value: string, member: string): Holds {
  return ({ self }) => has(self, member) === (textAt(self, field) === value);
}

function aboutText(holds: (text: string) => boolean): Holds {
  return ({ self }) => typeof self === 'string' && holds(self);
}

/** By digest. */
function isPinned(ref: string): boolean {
  return /@.*:/.test(ref);
}

/** From the first colon on, which can be that of a port. */
function afterColon(ref: string): string {
  return /:.*$/.exec(ref)?.[0].slice(1) ?? '';
}
