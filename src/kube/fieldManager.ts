import { listIn, recordIn, textIn } from './json';

/** A program that wrote a field, as recorded by the API server. */
export type FieldManager = {
  readonly name: string;
  /** A timestamp; `null` if the server recorded none. */
  readonly at: string | null;
};

/**
 * The last writer of a field; `null` if it is not recorded.
 * Source: Kubernetes, "Server-Side Apply", `metadata.managedFields`.
 */
export function fieldManager(object: unknown, path: readonly string[]): FieldManager | null {
  return fieldManagers(object, path)[0] ?? null;
}

/** The writers of a field that the API server has recorded, the last one first. */
export function fieldManagers(object: unknown, path: readonly string[]): readonly FieldManager[] {
  return listIn(recordIn(recordIn(object)['metadata'])['managedFields'])
    .map(recordIn)
    .filter((entry) => manages(entry['fieldsV1'], path))
    .map((entry) => ({ name: textIn(entry['manager']) ?? '', at: textIn(entry['time']) }))
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => (other.at ?? '').localeCompare(one.at ?? ''));
}

function manages(fields: unknown, path: readonly string[]): boolean {
  const [first, ...rest] = path;
  if (first === undefined) return true;
  const inner = recordIn(fields)[`f:${first}`];
  // A writer of an atomic value owns it as a whole.
  return inner !== undefined && (Object.keys(recordIn(inner)).length === 0 || manages(inner, rest));
}
