/** Paths of an object's leaves, in the format of server-side apply. */
import { isObject } from '../json';
import { jsonOf } from '../objects';

/** One path element: a field, or an item of a list that is merged by keys. */
export type Step =
  { readonly field: string } | { readonly keys: { readonly [name: string]: unknown } };

type Leaf = { readonly steps: readonly Step[]; readonly value: unknown };

/** Returns the keys of a list's items; `undefined` for a list that is replaced completely. */
export type ListKeys = (fields: readonly string[]) => readonly string[] | undefined;

/** Leaves by their text, such as `.spec.channel` or `.spec.containers[name="app"].image`. */
export type Leaves = ReadonlyMap<string, Leaf>;

/** Server fields and identifying fields, which have no owner. */
const UNOWNED = new Set([
  '.apiVersion',
  '.kind',
  '.metadata.name',
  '.metadata.namespace',
  '.metadata.generateName',
  '.metadata.uid',
  '.metadata.resourceVersion',
  '.metadata.generation',
  '.metadata.creationTimestamp',
  '.metadata.deletionTimestamp',
  '.metadata.deletionGracePeriodSeconds',
]);

export function leavesOf(object: unknown, listKeys: ListKeys): Leaves {
  const leaves = new Map<string, Leaf>();
  collect({ leaves, listKeys }, [], jsonOf(object));
  for (const path of UNOWNED) {
    leaves.delete(path);
  }
  return leaves;
}

type Collection = { readonly leaves: Map<string, Leaf>; readonly listKeys: ListKeys };

function collect(into: Collection, steps: readonly Step[], value: unknown): void {
  if (isObject(value) && Object.keys(value).length > 0) {
    for (const [field, inner] of Object.entries(value)) {
      collect(into, [...steps, { field }], inner);
    }
    return;
  }
  const keys = Array.isArray(value) ? into.listKeys(fieldsOf(steps)) : undefined;
  const items = keys === undefined ? undefined : keyedItems(value, keys);
  if (items === undefined) {
    if (value !== undefined) {
      into.leaves.set(pathText(steps), { steps, value });
    }
    return;
  }
  for (const [step, item] of items) {
    collect(into, [...steps, step], item);
  }
}

/** The items with their keys; `undefined` if an item lacks a key. */
export function keyedItems(
  list: unknown,
  keys: readonly string[],
): readonly (readonly [Step, unknown])[] | undefined {
  const items: unknown[] = Array.isArray(list) ? list : [];
  const pairs = items.map((item) => [keyStep(item, keys), item] as const);
  const complete = pairs.flatMap(([step, item]) =>
    step === undefined ? [] : [[step, item] as const],
  );
  return complete.length === pairs.length ? complete : undefined;
}

function keyStep(item: unknown, keys: readonly string[]): Step | undefined {
  if (!isObject(item)) {
    return undefined;
  }
  const present = keys.filter((key) => item[key] !== undefined);
  return present.length === 0
    ? undefined
    : { keys: Object.fromEntries(present.map((key) => [key, item[key]])) };
}

function fieldsOf(steps: readonly Step[]): readonly string[] {
  return steps.flatMap((step) => ('field' in step ? [step.field] : []));
}

function pathText(steps: readonly Step[]): string {
  return steps.map(stepText).join('');
}

export function stepText(step: Step): string {
  if ('field' in step) {
    return `.${step.field}`;
  }
  const keys = Object.entries(step.keys).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return `[${keys.join(',')}]`;
}
