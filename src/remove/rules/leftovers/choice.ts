import type { Leftover } from './leftover';

/**
 * Whether a leftover can be selected by default: OLM left it, it can be cleaned up, and no data is lost. A
 * CustomResourceDefinition is deleted with its objects, and a CSV can still run.
 */
export function isChosenBeforehand({ kind, origin, cleanUp }: Leftover): boolean {
  const isHarmless = kind !== 'ownerless-definition' && kind !== 'orphan-csv';
  return origin === 'olm' && cleanUp.kind !== 'none' && isHarmless;
}

/** The selected leftovers with their prerequisites, in the given order. */
export function withPrerequisites(
  chosen: readonly Leftover[],
  all: readonly Leftover[],
): readonly Leftover[] {
  const wanted = new Set(chosen.map(({ id }) => id));
  const waiting = [...chosen];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { after } = next;
    const more = all.filter(({ id }) => after.includes(id) && !wanted.has(id));
    for (const one of more) wanted.add(one.id);
    waiting.push(...more);
  }
  return all.filter(({ id }) => wanted.has(id));
}
