import { recordIn } from '~/kube/json';
import { itemPath, propertyPath } from '~/olm/schema/violation';

/** Where a value stands in a document: keys, and the indices of items from 0. */
export type FieldPath = readonly (string | number)[];

/** `spec.listeners[0].name`, as violations and the API server write it. */
export function pathText(path: FieldPath): string {
  return path.reduce<string>(
    (text, step) => (typeof step === 'number' ? itemPath(text, step) : propertyPath(text, step)),
    '',
  );
}

/** What a document has at a path; `undefined`: nothing. */
export function valueAt(document: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
    if (typeof value !== 'object' || value === null) return undefined;
    // An own property only: `__proto__` is a key like any other.
    return Object.getOwnPropertyDescriptor(value, step)?.value;
  }, document);
}

/** A document with another value at a path; what is missing on the way to it is made. `undefined` takes the field away. */
export function withValueAt(document: unknown, path: FieldPath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === 'string') return withKey(document, step, [rest, value]);
  const items: readonly unknown[] = Array.isArray(document) ? document : [];
  const item = withValueAt(items[step], rest, value);
  const [before, after] = [items.slice(0, step), items.slice(step + 1)];
  return item === undefined ? [...before, ...after] : [...before, item, ...after];
}

/** A key that is there keeps its place. */
function withKey(
  document: unknown,
  key: string,
  [rest, value]: readonly [FieldPath, unknown],
): unknown {
  const entries = Object.entries(recordIn(document));
  const at = entries.findIndex(([name]) => name === key);
  const changed = withValueAt(entries[at]?.[1], rest, value);
  const others = entries.filter(([name]) => name !== key);
  if (changed === undefined) return Object.fromEntries(others);
  return Object.fromEntries(others.toSpliced(at === -1 ? others.length : at, 0, [key, changed]));
}
