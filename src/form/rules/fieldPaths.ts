import { recordIn } from '~/kube/json';
import { itemPath, propertyPath } from '~/olm/schema/violation';

/** The path of a value: keys, and indices of items starting at 0. */
export type FieldPath = readonly (string | number)[];

/** `spec.listeners[0].name`, as in violations and messages of the API server. */
export function pathText(path: FieldPath): string {
  return path.reduce<string>(
    (text, step) => (typeof step === 'number' ? itemPath(text, step) : propertyPath(text, step)),
    '',
  );
}

/** The value at a path; `undefined`: none. */
export function valueAt(document: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
    if (typeof value !== 'object' || value === null) return undefined;
    // An own property only: `__proto__` is a key like any other.
    return Object.getOwnPropertyDescriptor(value, step)?.value;
  }, document);
}

/** A document with another value at a path; missing parents are created. `undefined` removes the field. */
export function withValueAt(document: unknown, path: FieldPath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === 'string') return withKey(document, step, [rest, value]);
  const items: readonly unknown[] = Array.isArray(document) ? document : [];
  const item = withValueAt(items[step], rest, value);
  const [before, after] = [items.slice(0, step), items.slice(step + 1)];
  return item === undefined ? [...before, ...after] : [...before, item, ...after];
}

/** An existing key keeps its position. */
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
