import { describe, expect, it } from 'vitest';
import { nextStartingWith } from './gridMove';

const names = ['Acme', 'Álamo', 'Basalt', 'Basil', 'boa', ' Cedar', '数据库'] as const;

describe('nextStartingWith', () => {
  it.each<[typed: string, from: number, to: number | null, what: string]>([
    ['b', 0, 2, 'the next name with the letter'],
    ['b', 2, 3, 'the one after, when the focus is on such a name'],
    ['bb', 2, 3, 'the one after, for the same letter again'],
    ['b', 4, 2, 'around the end'],
    ['ba', 2, 2, 'the name that still fits'],
    ['basi', 2, 3, 'the name that fits now'],
    ['BO', 0, 4, 'whatever the case'],
    ['al', 0, 1, 'whatever the accents'],
    ['c', 0, 5, 'whatever the space before'],
    ['数', 0, 6, 'in any script'],
    ['z', 0, null, 'nothing when no name starts so'],
    ['', 0, null, 'nothing for nothing'],
  ])('finds for "%s" from %i: %s (%s)', (typed, from, to) => {
    expect(nextStartingWith(names, from, typed)).toBe(to);
  });

  it('finds nothing without tiles', () => {
    expect(nextStartingWith([], 0, 'a')).toBeNull();
  });
});
