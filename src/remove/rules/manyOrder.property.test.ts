import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCsv, anInstalledOperator } from '~/test/builders';
import { goneBefore, removalOrder } from './manyInventories';

const KINDS = ['ant', 'bee', 'cat'] as const;
const apiOf = (kind: string) => ({ name: `${kind}s.zoo.example.com`, kind, version: 'v1' });
const kinds = fc.uniqueArray(fc.constantFrom(...KINDS));
const someParts = fc.array(fc.record({ owned: kinds, required: kinds }), { maxLength: 6 });
type Part = { readonly owned: readonly string[]; readonly required: readonly string[] };

const membersOf = (parts: readonly Part[]) =>
  parts.map(({ owned, required }, index) => ({
    operator: anInstalledOperator({ id: `team-a/${index}`, name: String(index) }),
    csvs: [
      aCsv({
        name: `operator-${index}.v1.0.0`,
        spec: {
          customresourcedefinitions: { owned: owned.map(apiOf), required: required.map(apiOf) },
        },
      }),
    ],
  }));

const doesNeed = (parts: readonly Part[], from: number, to: number) =>
  parts[to]?.owned.some((kind) => parts[from]?.required.includes(kind)) === true;

/** Whether one of the parts requires another, directly or transitively. */
const needsSomehow = (parts: readonly Part[], from: number, to: number): boolean => {
  const seen = new Set([from]);
  const waiting = [from];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const other of parts.keys()) {
      const isNeeded = other !== at && doesNeed(parts, at, other);
      if (isNeeded && other === to) return true;
      if (isNeeded && !seen.has(other)) {
        seen.add(other);
        waiting.push(other);
      }
    }
  }
  return false;
};

describe('the order of any Operators', () => {
  it('contains each once, waits only for previous ones, and has a start', () => {
    fc.assert(
      fc.property(someParts, (parts) => {
        const ordered = removalOrder(membersOf(parts), []);
        const ids = ordered.map(({ operator }) => operator.id);
        expect(ids.toSorted()).toEqual(parts.map((_, index) => `team-a/${index}`).toSorted());
        for (const [at, { after }] of ordered.entries()) {
          for (const id of after) expect(ids.slice(0, at)).toContain(id);
        }
      }),
    );
  });

  it('starts with dependents, except for mutual dependencies', () => {
    fc.assert(
      fc.property(someParts, (parts) => {
        const ordered = removalOrder(membersOf(parts), []);
        for (const from of parts.keys()) {
          for (const to of parts.keys()) {
            if (from === to || !doesNeed(parts, from, to) || needsSomehow(parts, to, from))
              continue;
            expect(goneBefore(`team-a/${to}`, ordered)).toContain(`team-a/${from}`);
          }
        }
      }),
    );
  });
});
