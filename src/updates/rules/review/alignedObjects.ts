import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';

/** Two values to compare, without irrelevant fields. */
export type AlignedPair = { readonly before: unknown; readonly after: unknown };

/** Whether a field that only the cluster's object has counts as removed. */
export type CountsAsDeleted = (member: {
  readonly name: string;
  readonly value: unknown;
  /** The field that contains it. */
  readonly parent: string;
}) => boolean;

/**
 * Aligns a live object with the manifest: fields in the manifest's order, items of lists by their `name` if all have
 * one and otherwise by position. Empty values equal absent ones, because Kubernetes' own types omit them.
 */
export function alignedObjects(
  before: JsonRecord,
  after: JsonRecord,
  countsAsDeleted: CountsAsDeleted,
): { readonly before: JsonRecord; readonly after: JsonRecord } {
  const pair = alignedRecords({ before, after }, '');
  return { before: recordIn(pair.before), after: recordIn(pair.after) };

  function aligned(pair: AlignedPair, parent: string): AlignedPair {
    if (Array.isArray(pair.before) && Array.isArray(pair.after)) {
      return alignedLists(listIn(pair.before), listIn(pair.after), parent);
    }
    return isRecord(pair.before) && isRecord(pair.after)
      ? alignedRecords({ before: pair.before, after: pair.after }, parent)
      : pair;
  }

  function alignedRecords(
    pair: { readonly before: JsonRecord; readonly after: JsonRecord },
    parent: string,
  ): AlignedPair {
    const old: [string, unknown][] = [];
    const now: [string, unknown][] = [];
    for (const name of membersOf(pair.after, parent)) {
      if (!isStated(name, pair.before, parent)) {
        now.push([name, pair.after[name]]);
        continue;
      }
      const both = aligned({ before: pair.before[name], after: pair.after[name] }, name);
      old.push([name, both.before]);
      now.push([name, both.after]);
    }
    for (const name of membersOf(pair.before, parent)) {
      if (isStated(name, pair.after, parent)) continue;
      const value = pair.before[name];
      if (countsAsDeleted({ name, value, parent })) old.push([name, value]);
    }
    return { before: Object.fromEntries(old), after: Object.fromEntries(now) };
  }

  function alignedLists(
    old: readonly unknown[],
    now: readonly unknown[],
    parent: string,
  ): AlignedPair {
    const [befores, afters] = [[...old], [...now]];
    const places = placesByName(now);
    const isNamed = places !== null && placesByName(old) !== null;
    for (const [at, item] of old.entries()) {
      const partner = isNamed ? places.get(nameOf(item) ?? '') : at;
      if (partner === undefined || partner >= now.length) continue;
      const both = aligned({ before: item, after: now[partner] }, parent);
      befores[at] = both.before;
      afters[partner] = both.after;
    }
    return { before: befores, after: afters };
  }
}

function membersOf(record: JsonRecord, parent: string): readonly string[] {
  return Object.keys(record).filter((name) => isStated(name, record, parent));
}

/** A default in a schema can be any value, including an empty one. */
function isStated(name: string, record: JsonRecord, parent: string): boolean {
  if (!Object.hasOwn(record, name)) return false;
  const value = record[name];
  if (name === 'default') return true;
  return (
    !isEmpty(value) && !(isEmptyValue(value) && FREE_NAMES.has(name) && parent !== 'properties')
  );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** An empty object is often significant (`emptyDir`, `subresources.status`), but not a map with free names. */
function isEmptyValue(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0;
}

/** Maps with names from the author. */
export const FREE_NAMES: ReadonlySet<string> = new Set([
  'annotations',
  'binaryData',
  'data',
  'labels',
  'matchLabels',
  'nodeSelector',
  'patternProperties',
  'properties',
  'stringData',
]);

/** The position of each item, if all have unique names. */
function placesByName(items: readonly unknown[]): ReadonlyMap<string, number> | null {
  const places = new Map<string, number>();
  for (const [at, item] of items.entries()) {
    const name = nameOf(item);
    if (name === null || places.has(name)) return null;
    places.set(name, at);
  }
  return places;
}

function nameOf(item: unknown): string | null {
  return textIn(recordIn(item)['name']);
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
