import { expect, it } from 'vitest';
import { quantityOf } from './quantity';

it.each([
  ['0', 0],
  ['2', 2],
  ['+1.50', 1.5],
  ['-.5', -0.5],
  ['1.', 1],
  ['700m', 0.7],
  ['1u', 1e-6],
  ['100n', 1e-7],
  ['1k', 1000],
  ['1Ki', 1024],
  ['1.5Gi', 1_610_612_736],
  ['1E', 1e18],
  ['1E3', 1000],
  ['1e-3', 0.001],
  ['2Ei', 2 ** 61],
  ['', null],
  ['1 Gi', null],
  ['1K', null],
  ['1GB', null],
  ['1mi', null],
  ['0x10', null],
  ['1e', null],
  ['Infinity', null],
  ['NaN', null],
])('the quantity %j is %j', (text, expected) => {
  expect(quantityOf(text)).toBe(expected);
});
