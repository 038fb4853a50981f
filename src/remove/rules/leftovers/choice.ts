import type { Leftover } from './leftover';

/**
 * Whether a leftover may be chosen before anybody looked at it: OLM left it, something can be done, and nothing is lost with
 * it that somebody may want. With a CustomResourceDefinition its objects go, and a CSV may still run.
 */
export function isChosenBeforehand({ kind, origin, cleanUp }: Leftover): boolean {
  const isHarmless = kind !== 'ownerless-definition' && kind !== 'orphan-csv';
  return origin === 'olm' && cleanUp.kind !== 'none' && isHarmless;
}

/** What is chosen, and what has to be cleaned up before it, in the order of all. */
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
