import { listIn, recordIn, textIn } from './json';

/** Who wrote a field last, as far as the API server notes it: a program, not a person. */
export type FieldManager = {
  readonly name: string;
  /** A timestamp; `null` when the server notes none. */
  readonly at: string | null;
};

/**
 * Who changed a field of an object last; `null` when the server does not say so.
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
