import { describe, expect, it } from 'vitest';
import { folded } from './foldedLane';

describe('a long row', () => {
  const row = [1, 2, 3, 4, 5, 6, 7, 8];
  const text = (kept: readonly number[], few: number) =>
    folded(row, (number) => kept.includes(number), few)
      .map((one) => (one.kind === 'gap' ? `…${one.count}@${one.before}` : one.item))
      .join(' ');

  it.each([
    [[1, 8], 5, '1 …6@2 8'],
    [[1, 4, 8], 5, '1 …2@2 4 …3@5 8'],
    [[1, 3, 8], 5, '1 2 3 …4@4 8'],
    [[], 5, '…8@1'],
    [[1], 8, '1 2 3 4 5 6 7 8'],
  ])('with %j kept and a minimum of %i is %s', (kept, few, expected) => {
    expect(text(kept, few)).toBe(expected);
  });
});
