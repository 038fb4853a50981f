import { type JsonRecord, lineIn, recordIn } from '~/kube/json';
import { propertyPath } from '~/olm/schema/violation';
import { type DescribedFields, ITEM } from './descriptors';
import { readableKey } from './fieldControls';
import type { FieldTree } from './fields';

/** A searchable field. Fields of items in lists and maps are included once. */
export type FoundField = {
  readonly pattern: string;
  readonly label: string;
};

export type FieldIndex = {
  readonly entries: readonly IndexEntry[];
  /** The search does not cover all fields. */
  readonly isCut: boolean;
};

type IndexEntry = FoundField & {
  /** The lowercase text to search. */
  readonly name: string;
  readonly path: string;
  readonly text: string;
};

/** The largest real schema has 14,494. */
const MOST_FIELDS = 20_000;
const MAX_DEPTH = 60;
/** The searched length of a description. */
const LONGEST = 400;

/** Lists all fields of a tree level by level, so that only the deepest levels of a recursive schema are omitted. */
export function fieldIndex({ root, described }: FieldTree): FieldIndex {
  const entries: IndexEntry[] = [];
  let level: readonly Open[] = [{ pattern: '', schema: root.schema }];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    const next: Open[] = [];
    for (const open of level) {
      for (const [key, pattern, schema] of innerOf(open)) {
        if (entries.length === MOST_FIELDS) return { entries, isCut: true };
        next.push({ pattern, schema });
        if (key !== null) entries.push(entryOf({ pattern, schema }, key, described));
      }
    }
    level = next;
  }
  return { entries, isCut: level.length > 0 };
}

function entryOf(
  { pattern, schema }: Open,
  key: string,
  { byPattern }: DescribedFields,
): IndexEntry {
  const known = byPattern.get(pattern);
  const label = known?.title ?? lineIn(schema['title']) ?? readableKey(key);
  const help = known?.help ?? schema['description'];
  return {
    pattern,
    label,
    name: `${key} ${label}`.toLowerCase(),
    path: pattern.toLowerCase(),
    text: typeof help === 'string' ? help.slice(0, LONGEST).toLowerCase() : '',
  };
}

type Open = { readonly pattern: string; readonly schema: JsonRecord };

/** Named fields; items and values have no names. */
function innerOf({
  pattern,
  schema,
}: Open): readonly (readonly [string | null, string, JsonRecord])[] {
  const { type, properties, items, additionalProperties } = schema;
  if (type === 'array') {
    return isSchema(items) ? [[null, `${pattern}${ITEM}`, recordIn(items)]] : [];
  }
  const named = Object.entries(recordIn(properties));
  if (named.length > 0) {
    return named.map(([key, inner]) => [key, propertyPath(pattern, key), recordIn(inner)]);
  }
  return isSchema(additionalProperties)
    ? [[null, `${pattern}.*`, recordIn(additionalProperties)]]
    : [];
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The fields that contain all words of a query: matches of the name first, then of the path, then of the description,
 * by depth. A pasted path matches with any indices.
 */
export function findFields(
  { entries }: FieldIndex,
  query: string,
  most: number,
): readonly FoundField[] {
  const words = query
    .toLowerCase()
    .replace(/\[\d+\]/g, ITEM)
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return [];
  const found: IndexEntry[][] = [[], [], [], []];
  for (const entry of entries) {
    const rank = rankOf(entry, words);
    if (rank !== null) found[rank]?.push(entry);
  }
  return found.flat().slice(0, most);
}

function rankOf({ name, path, text }: IndexEntry, words: readonly string[]): number | null {
  let worst = 0;
  for (const word of words) {
    const rank = name.startsWith(word)
      ? 0
      : name.includes(word)
        ? 1
        : path.includes(word)
          ? 2
          : text.includes(word)
            ? 3
            : null;
    if (rank === null) return null;
    worst = Math.max(worst, rank);
  }
  return worst;
}
