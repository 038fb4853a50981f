import { type JsonRecord, recordIn } from '~/kube/json';

/** The maximum depth, above that of any real definition. Deeper content of a hostile manifest is ignored. */
export const DEEPEST = 200;

/** Longer values are for the YAML diff. */
const LONGEST = 300;

/** The same text for the same JSON, in whatever order its fields come. */
export function canonicalJson(value: unknown, depth = 0): string {
  if (value === undefined) return '';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (depth > DEEPEST) return '…';
  if (Array.isArray(value)) {
    return `[${value.map((item) => canonicalJson(item, depth + 1)).join(',')}]`;
  }
  return `{${canonicalFields(recordIn(value), depth).join(',')}}`;
}

/** A value of a schema in words; `null` when there is none. */
export function valueText(value: unknown): string | null {
  if (value === undefined) return null;
  const text = typeof value === 'string' ? value : canonicalJson(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function canonicalFields(record: JsonRecord, depth: number): readonly string[] {
  return Object.keys(record)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(record[name], depth + 1)}`);
}
