import { describe, expect, it } from 'vitest';
import { isDiscovered, modelFlag } from './modelFlags';

describe('the flag of a served kind', () => {
  it.each([
    [undefined, true, true],
    ['late', undefined, true],
    ['false', false, false],
    ['never', undefined, undefined],
  ])('with the race %s', (race, first, second) => {
    expect(modelFlag(true, race, 1)).toBe(first);
    expect(modelFlag(true, race, 2)).toBe(second);
  });
});

it('finds the kinds of OLM in the second round of discovery, if flags race with it', () => {
  const path = 'apis/olm.operatorframework.io/v1';
  expect(isDiscovered(path, undefined, 0)).toBe(true);
  expect(isDiscovered(path, 'late', 0)).toBe(false);
  expect(isDiscovered(path, 'late', 1)).toBe(true);
  expect(isDiscovered('api/v1', 'late', 0)).toBe(true);
});
