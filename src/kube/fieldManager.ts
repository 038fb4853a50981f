import { listIn, recordIn, textIn } from './json';

/** The program that last wrote a field, as recorded by the API server. */
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
  const entries = listIn(recordIn(recordIn(object)['metadata'])['managedFields'])
    .map(recordIn)
    .filter((entry) => manages(entry['fieldsV1'], path))
    .map((entry) => ({ name: textIn(entry['manager']) ?? '', at: textIn(entry['time']) }))
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => (other.at ?? '').localeCompare(one.at ?? ''));
  return entries[0] ?? null;
}

function manages(fields: unknown, path: readonly string[]): boolean {
  const [first, ...rest] = path;
  if (first === undefined) return true;
  const inner = recordIn(fields)[`f:${first}`];
  return inner !== undefined && manages(inner, rest);
}
