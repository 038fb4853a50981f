import { isNode } from 'yaml';
import { type JsonRecord, recordIn } from '~/kube/json';
import { describedFields, hasMark, ITEM } from './descriptors';
import { type FieldPath, valueAt, withValueAt } from './fieldPaths';
import { readText } from './textEdits';
import { splice } from './textSplices';

/** The data that identifies password fields of an API. */
export type PasswordHints = {
  /** `null`: no schema. */
  readonly schema: JsonRecord | null;
  readonly descriptors: readonly unknown[];
};

/** A placeholder, so that the findings report it if it is sent by mistake. */
const HIDDEN = '<hidden>';
const HIDDEN_CHANGED = '<hidden - changed>';

/** Names of password fields without a mark in schema or descriptors. */
const PASSWORD_KEY =
  /(?:passw(?:or)?d|passphrase|secret[-_]?(?:access[-_]?)?key|api[-_]?key|private[-_]?key|token)$/i;

/**
 * The passwords in an object: fields marked by the descriptor (`password`) or the schema (`format: password`), strings
 * with such a key, and environment variables with such a name.
 */
export function passwordPaths(object: unknown, hints: PasswordHints): readonly FieldPath[] {
  const { byPattern } = describedFields(hints.descriptors, patternOf);
  const isDescribed = (path: FieldPath) =>
    hasMark(byPattern.get(patternOf(path.slice(1))) ?? null, 'password');
  const found: FieldPath[] = [];
  const open: Open[] = [{ value: object, path: [], schema: recordIn(hints.schema) }];
  for (let next = open.pop(); next !== undefined && found.length < MOST; next = open.pop()) {
    const { value, path, schema } = next;
    if (typeof value === 'object' && value !== null) {
      open.push(...innerOf({ value, path, schema }));
    } else if (typeof value === 'string' && value !== '') {
      const isNamed = PASSWORD_KEY.test(nameOf(path, object));
      if (isNamed || schema['format'] === 'password' || isDescribed(path)) found.push(path);
    }
  }
  return found;
}

const MOST = 1000;

type Open = { readonly value: unknown; readonly path: FieldPath; readonly schema: JsonRecord };

/** Descriptors often omit the index of a list. */
function patternOf(steps: FieldPath): string {
  return steps.filter((step) => typeof step === 'string' && step !== ITEM).join('.');
}

function innerOf({ value, path, schema }: Open): readonly Open[] {
  if (Array.isArray(value)) {
    const items = recordIn(schema['items']);
    return value.map((one: unknown, at) => ({ value: one, path: [...path, at], schema: items }));
  }
  const properties = recordIn(schema['properties']);
  return Object.entries(recordIn(value)).map(([key, one]) => ({
    value: one,
    path: [...path, key],
    schema: recordIn(
      Object.hasOwn(properties, key) ? properties[key] : schema['additionalProperties'],
    ),
  }));
}

/** The key of a field, or the name of an environment variable. */
function nameOf(path: FieldPath, object: unknown): string {
  const key = String(path.at(-1) ?? '');
  const name = key === 'value' ? valueAt(object, [...path.slice(0, -1), 'name']) : key;
  return typeof name === 'string' ? name : key;
}

/** An object whose passwords are hidden. */
export function withoutPasswords(object: object, hints: PasswordHints): object {
  return passwordPaths(object, hints).reduce<object>(
    (hidden, path) => recordIn(withValueAt(hidden, path, HIDDEN)),
    object,
  );
}

/** The value of a field, with its passwords hidden. */
export function hiddenValue(path: FieldPath, value: unknown, hints: PasswordHints): unknown {
  return valueAt(withoutPasswords(recordIn(withValueAt({}, path, value)), hints), path);
}

/**
 * A YAML text with hidden passwords. A changed password still differs from that of the other object.
 * @param before the other object
 */
export function textWithoutPasswords(text: string, before: unknown, hints: PasswordHints): string {
  const read = readText(text);
  if (read === null) return text;
  return passwordPaths(read.object, hints)
    .flatMap((path): readonly (readonly [number, number, string])[] => {
      const node: unknown = read.document.getIn(path, true);
      if (!isNode(node)) return [];
      const [start = 0, end = 0] = node.range ?? [];
      const isSame = valueAt(read.object, path) === valueAt(before, path);
      return [[start, end, isSame ? HIDDEN : HIDDEN_CHANGED]];
    })
    .toSorted(([one], [other]) => other - one)
    .reduce((hidden, [start, end, mark]) => {
      const isBlock = text.slice(start, end).endsWith('\n');
      return splice(hidden, [start, end], isBlock ? `${mark}\n` : mark);
    }, text);
}
