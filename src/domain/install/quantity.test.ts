import { expect, it } from 'vitest';
import { quantityOf } from './quantity';

it.each([
  ['0', 0],
  ['500m', 0.5],
  ['2', 2],
  ['1.5', 1.5],
  ['1Gi', 1073741824],
  ['2M', 2_000_000],
  ['1e3', 1000],
  ['10k', 10_000],
  ['', null],
  ['many', null],
  ['1 Gi', null],
])('%s is %j', (text, expected) => {
  expect(quantityOf(text)).toBe(expected);
});
