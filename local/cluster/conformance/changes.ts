/** Changes of the facts about an object. */
import type { Place, Tolerance } from './exceptions';
import { factsOf } from './facts';
import type { Observation } from './observation';

const gone = 'gone';

/**
 * Changes grouped by fact, `fact: value`. OLM writes different facts in different loops, so their relative order is
 * random; `deleted` comes last.
 */
export function changesOf(
  place: Place,
  history: readonly Observation[],
  tolerance: Tolerance,
): readonly string[] {
  const values = new Map<string, string[]>();
  for (const { type, object } of history) {
    if (type === 'DELETED') continue;
    const facts = factsOf(object);
    for (const fact of new Set([...values.keys(), ...facts.keys()])) {
      const value = tolerance.equivalent(place, facts.get(fact) ?? gone);
      if (!tolerance.isLeftOut(place, `${fact}: ${value}`)) note(values, fact, value);
    }
  }
  const lines = [...values]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([fact, all]) =>
      (tolerance.isFlipping(place, fact) ? withoutFlips(all) : all).map(
        (value) => `${fact}: ${value}`,
      ),
    );
  return history.some(({ type }) => type === 'DELETED') ? [...lines, 'deleted'] : lines;
}

function note(values: Map<string, string[]>, fact: string, value: string): void {
  const known = values.get(fact);
  if (known !== undefined && known.at(-1) !== value) known.push(value);
  else if (known === undefined && value !== gone) values.set(fact, [value]);
}

function withoutFlips(values: readonly string[]): readonly string[] {
  const distinct = [...new Set(values)].filter((value) => value !== gone);
  return values.at(-1) === gone ? [...distinct, gone] : distinct;
}
