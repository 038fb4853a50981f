import { type JsonRecord, recordIn } from '~/kube/json';
import type { PatchStep } from '~/olm/calls/clusterCall';

/** A field that is another in one object than in another; `undefined`: it is not there. */
export type FieldChange = {
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
};

/** What people edit of the metadata; the rest is the server's. */
const EDITED_METADATA = ['labels', 'annotations', 'finalizers', 'ownerReferences'];

const NOT_EDITED = ['apiVersion', 'kind', 'metadata', 'status'];

/**
 * What an edit changes, field by field: maps by their keys, a list as a whole. Status and what the server keeps in the
 * metadata are left out.
 */
export function changesBetween(before: unknown, after: unknown): readonly FieldChange[] {
  const [old, next] = [before, after].map(editedPart);
  return differences(old, next, []);
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
  if (!isMap(before) || !isMap(after)) return [{ path, before, after }];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => differences(own(before, key), own(after, key), [...path, key]));
}

function own(map: JsonRecord, key: string): unknown {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}

function isMap(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  }
  if (!isMap(one) || !isMap(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

/**
 * The JSON patch of some changes. Each is tested for its old value first: whoever changed the field meanwhile makes the
 * server refuse all of it. Of what is not there, `null` is tested.
 * @param uid only this very object
 */
export function patchOf(changes: readonly FieldChange[], uid: string | null): readonly PatchStep[] {
  return [
    ...(uid === null ? [] : [{ op: 'test' as const, path: '/metadata/uid', value: uid }]),
    ...changes.flatMap(({ path, before, after }): PatchStep[] => {
      const pointer = path
        .map((key) => `/${key.replace(/~/g, '~0').replace(/\//g, '~1')}`)
        .join('');
      const test: PatchStep = { op: 'test', path: pointer, value: before ?? null };
      if (after === undefined) return [test, { op: 'remove', path: pointer }];
      return [test, { op: before === undefined ? 'add' : 'replace', path: pointer, value: after }];
    }),
  ];
}

/** An object with some changes made in it. */
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
  // In its place: a key that is there keeps it.
  return Object.hasOwn(object, key)
    ? Object.fromEntries(
        Object.entries(object).map(([name, old]) => [name, name === key ? value : old]),
      )
    : { ...object, [key]: value };
}

/** A field that was changed here and, to something else, on the cluster. */
export type ChangeConflict = {
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
};

/** What two edits of the same object disagree about. What both changed alike is no conflict. */
export function conflictsBetween(
  mine: readonly FieldChange[],
  theirs: readonly FieldChange[],
): readonly ChangeConflict[] {
  return mine.flatMap((one) => {
    const other = theirs.find(({ path }) => overlaps(path, one.path));
    if (other === undefined) return [];
    if (other.path.length === one.path.length && isSame(other.after, one.after)) return [];
    return [{ path: one.path.join('.'), mine: one.after, theirs: other.after }];
  });
}

function overlaps(one: readonly string[], other: readonly string[]): boolean {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).every((key, at) => key === other[at]);
}
