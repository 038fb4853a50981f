import { describe, expect, it } from 'vitest';
import { aCatalogSource } from '~/test/builders';
import { prioritiesOf, samePriorities } from './dependencies';

describe('prioritiesOf', () => {
  it('is that of each CatalogSource, or OLM’s default', () => {
    const sources = [
      aCatalogSource({ name: 'a', namespace: 'market', spec: { priority: -100 } }),
      aCatalogSource({ name: 'b', namespace: 'market' }),
    ];
    expect([...prioritiesOf(sources)]).toEqual([
      ['market/a', -100],
      ['market/b', 0],
    ]);
  });
});

describe('samePriorities', () => {
  it.each([
    [{ a: 1 }, { a: 1 }, true],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, { b: 1 }, false],
    [{ a: 1 }, { a: 1, b: 1 }, false],
  ])('%j and %j: %s', (one, other, same) => {
    const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
    expect(samePriorities(left, right)).toBe(same);
  });
});
