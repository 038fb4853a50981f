import type { Evidence, HeldFinalizer, HeldResource } from './leftover';

/**
 * What holds a namespace, in the words of the namespace controller: `Some resources are remaining: widgets.example.com has 2
 * resource instances, pods. has 1 resource instances` and `Some content in the namespace has finalizers remaining:
 * example.com/hold in 2 resource instances`. Which kinds have which finalizers it tells only when there is one kind.
 */
export function heldBy(content: string, finalizers: string): readonly Evidence[] {
  const resources = itemsIn(content, REMAINING);
  const held = itemsIn(finalizers, HOLDING);
  const [only, ...others] = resources;
  if (only !== undefined && others.length === 0) {
    const names = held.map(({ name }) => name);
    return [{ kind: 'held-by', resources: [resourceOf(only, names)] }];
  }
  return [
    ...(resources.length === 0
      ? []
      : [{ kind: 'held-by' as const, resources: resources.map((one) => resourceOf(one, [])) }]),
    ...(held.length === 0 ? [] : [{ kind: 'finalizers-held' as const, finalizers: held }]),
  ];
}

/** Whether a message is one of those that {@link heldBy} reads; others, of other releases, are shown as they are. */
export function isTold(message: string): boolean {
  return itemsIn(message, REMAINING).length > 0 || itemsIn(message, HOLDING).length > 0;
}

const REMAINING = /([^\s,:]+) has (\d+) resource instances?/g;
const HOLDING = /([^\s,]+) in (\d+) resource instances?/g;

function itemsIn(message: string, pattern: RegExp): readonly HeldFinalizer[] {
  return [...message.matchAll(pattern)].map(([, name = '', count]) => ({
    name,
    count: count === undefined ? null : Number(count),
  }));
}

/** The core group has no name: `pods.` */
function resourceOf({ name, count }: HeldFinalizer, finalizers: readonly string[]): HeldResource {
  return { resource: name.replace(/\.$/, ''), count, finalizers };
}
