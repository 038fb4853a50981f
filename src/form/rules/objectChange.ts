import { type JsonRecord, recordIn, textsIn } from '~/kube/json';
import type { PatchStep } from '~/olm/calls/clusterCall';
import { pruned, withDefaults } from '~/olm/schema/pruning';
import { isRecord, own } from '~/olm/schema/violation';

/** A field that differs between two objects; `undefined`: absent. */
export type FieldChange = {
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
};

/** The editable metadata; the server manages the rest. */
const EDITED_METADATA = ['labels', 'annotations', 'finalizers', 'ownerReferences'];

const NOT_EDITED = ['apiVersion', 'kind', 'metadata', 'status'];

/** The changed fields of an edit: maps by key, lists as a whole. Status and server-managed metadata are ignored. */
export function changesBetween(before: unknown, after: unknown): readonly FieldChange[] {
  const [old, next] = [before, after].map(editedPart);
  return differences(old, next, []);
}

/** The server's changes of a document. Fields that the schema does not have are omitted, because the findings list them. */
export type AnswerChanges = {
  /** Default values of the schema. */
  readonly defaults: readonly FieldChange[];
  /** Changes by admission (a webhook, a policy). */
  readonly admission: readonly FieldChange[];
};

/** @param schema `null`: unknown, so that defaults cannot be distinguished */
export function answerChanges(
  sent: unknown,
  answer: unknown,
  schema: JsonRecord | null,
): AnswerChanges {
  const kept = schema === null ? sent : pruned(schema, sent).value;
  const expected = changesBetween(kept, schema === null ? kept : withDefaults(schema, kept));
  const isExpected = (change: FieldChange) =>
    expected.some((one) => isSame(one.path, change.path) && isSame(one.after, change.after));
  const all = changesBetween(kept, answer);
  return {
    defaults: all.filter(isExpected),
    admission: all.filter((change) => !isExpected(change)),
  };
}

function editedPart(object: unknown): JsonRecord {
  const record = recordIn(object);
  const rest = Object.entries(record).filter(([key]) => !NOT_EDITED.includes(key));
  const metadata = Object.entries(recordIn(record['metadata'])).filter(([key]) =>
    EDITED_METADATA.includes(key),
  );
  return { ...Object.fromEntries(rest), metadata: Object.fromEntries(metadata) };
}

function differences(
  before: unknown,
  after: unknown,
  path: readonly string[],
): readonly FieldChange[] {
  if (isSame(before, after)) return [];
  if (!isRecord(before) || !isRecord(after)) return [{ path, before, after }];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => differences(own(before, key), own(after, key), [...path, key]));
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

/**
 * The JSON patch of changes. Each old value is tested first, so that the server rejects the patch after a concurrent
 * change. For absent fields, `null` is tested. Of a list with as many items as before, only changed fields are replaced.
 * @param uid patches only the object with this uid
 */
export function patchOf(changes: readonly FieldChange[], uid: string | null): readonly PatchStep[] {
  return [
    ...(uid === null ? [] : [{ op: 'test' as const, path: '/metadata/uid', value: uid }]),
    ...changes.flatMap((change) => [...testsOf(change), ...leavesOf(change).map(stepOf)]),
  ];
}

function stepOf({ path, before, after }: FieldChange): PatchStep {
  if (after === undefined) return { op: 'remove', path: pointerTo(path) };
  return { op: before === undefined ? 'add' : 'replace', path: pointerTo(path), value: after };
}

function pointerTo(path: readonly string[]): string {
  return path.map((key) => `/${key.replace(/~/g, '~0').replace(/\//g, '~1')}`).join('');
}

/** The old value; without integers that JavaScript has rounded, which the server has otherwise. */
function testsOf({ path, before }: FieldChange): readonly PatchStep[] {
  if (isRounded(before)) return [];
  if (!isRoundedIn(before)) return [{ op: 'test', path: pointerTo(path), value: before ?? null }];
  return itemsOf(before).flatMap(([key, value]) =>
    testsOf({ path: [...path, key], before: value, after: undefined }),
  );
}

/** The changed fields of a list, down to its items. */
function leavesOf(change: FieldChange): readonly FieldChange[] {
  const { path, before, after } = change;
  if (isRecord(before) && isRecord(after))
    return differences(before, after, path).flatMap(leavesOf);
  const isList = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (!isList) return isSame(before, after) ? [] : [change];
  return before.flatMap((item: unknown, at) =>
    leavesOf({ path: [...path, String(at)], before: item, after: after[at] }),
  );
}

function itemsOf(value: unknown): readonly (readonly [string, unknown])[] {
  return Object.entries(Array.isArray(value) ? value : recordIn(value));
}

/** An integer that a JavaScript number cannot hold exactly. */
export function isRounded(value: unknown): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}

function isRoundedIn(value: unknown): boolean {
  return isRounded(value) || itemsOf(value).some(([, item]) => isRoundedIn(item));
}

/** The fields whose new value contains an integer that JavaScript has rounded, and which a patch would corrupt. */
export function roundedFields(changes: readonly FieldChange[]): readonly string[] {
  return changes
    .flatMap(leavesOf)
    .filter(({ after }) => isRoundedIn(after))
    .map(({ path }) => path.join('.'));
}

/** An object after changes. */
export function withChanges(object: unknown, changes: readonly FieldChange[]): JsonRecord {
  return changes.reduce<JsonRecord>(
    (changed, { path, after }) => withField(changed, path, after),
    recordIn(object),
  );
}

function withField(
  object: JsonRecord,
  [key, ...rest]: readonly string[],
  after: unknown,
): JsonRecord {
  if (key === undefined) return object;
  const others = Object.entries(object).filter(([name]) => name !== key);
  const value = rest.length === 0 ? after : withField(recordIn(own(object, key)), rest, after);
  if (value === undefined) return Object.fromEntries(others);
  // An existing key keeps its position.
  return Object.hasOwn(object, key)
    ? Object.fromEntries(
        Object.entries(object).map(([name, old]) => [name, name === key ? value : old]),
      )
    : { ...object, [key]: value };
}

/** A field that was changed differently in the form and on the cluster. */
export type ChangeConflict = {
  readonly path: readonly string[];
  readonly mine: unknown;
  readonly theirs: unknown;
};

export type MergedChanges = {
  /** The remaining changes of the object on the cluster. */
  readonly changes: readonly FieldChange[];
  readonly conflicts: readonly ChangeConflict[];
};

/**
 * Merges two edits of the same object. Equal changes do not conflict. Lists that the schema declares as maps
 * (`x-kubernetes-list-map-keys`) or sets are merged by item.
 * @param schema `null`: lists are merged as a whole
 */
export function mergedChanges(
  mine: readonly FieldChange[],
  theirs: readonly FieldChange[],
  schema: JsonRecord | null,
): MergedChanges {
  const changes: FieldChange[] = [];
  const conflicts: ChangeConflict[] = [];
  for (const one of mine) {
    const other = theirs.find(({ path }) => overlaps(path, one.path));
    const isAtSame = other?.path.length === one.path.length;
    if (other === undefined) changes.push(one);
    else if (!isAtSame || !isSame(other.after, one.after)) {
      const after = isAtSame ? mergedLists(one, other, schemaAt(schema, one.path)) : null;
      if (after === null) conflicts.push({ path: one.path, mine: one.after, theirs: other.after });
      else changes.push({ path: one.path, before: other.after, after });
    }
  }
  return { changes, conflicts };
}

function overlaps(one: readonly string[], other: readonly string[]): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).every((key, at) => key === other[at]);
}

function schemaAt(schema: JsonRecord | null, path: readonly string[]): JsonRecord {
  return path.reduce((at, key) => {
    const properties = recordIn(at['properties']);
    return recordIn(own(properties, key) ?? at['additionalProperties']);
  }, recordIn(schema));
}

/** `null`: not mergeable. */
function mergedLists(mine: FieldChange, theirs: FieldChange, schema: JsonRecord): unknown {
  const keyOf = itemKey(schema);
  const [before, ours, others] = [mine.before ?? [], mine.after, theirs.after].map((list) =>
    Array.isArray(list) && keyOf !== null ? byKey(list, keyOf) : null,
  );
  if (before == null || ours == null || others == null) return null;
  const merged: unknown[] = [];
  for (const key of new Set([...others.keys(), ...ours.keys()])) {
    const item = mergedItem(before.get(key), ours.get(key), others.get(key));
    if (item === null) return null;
    if (item.value !== undefined) merged.push(item.value);
  }
  return merged;
}

/** The identity of list items; `null`: only their order. */
function itemKey(schema: JsonRecord): ((item: unknown) => string) | null {
  const keys = textsIn(schema['x-kubernetes-list-map-keys']);
  switch (schema['x-kubernetes-list-type']) {
    case 'set':
      return (item) => JSON.stringify(item);
    case 'map':
      return (item) => JSON.stringify(keys.map((key) => own(recordIn(item), key) ?? null));
    default:
      return null;
  }
}

/** `null`: two items have the same key. */
function byKey(
  list: readonly unknown[],
  keyOf: (item: unknown) => string,
): ReadonlyMap<string, unknown> | null {
  const items = new Map(list.map((item) => [keyOf(item), item]));
  return items.size === list.length ? items : null;
}

/** An `undefined` value: removed. `null`: both changed the same field. */
function mergedItem(
  before: unknown,
  ours: unknown,
  others: unknown,
): { readonly value: unknown } | null {
  if (isSame(before, ours)) return { value: others };
  if (isSame(before, others) || isSame(ours, others)) return { value: ours };
  if (![before, ours, others].every(isRecord)) return null;
  const { changes, conflicts } = mergedChanges(
    differences(before, ours, []),
    differences(before, others, []),
    null,
  );
  return conflicts.length > 0 ? null : { value: withChanges(others, changes) };
}
