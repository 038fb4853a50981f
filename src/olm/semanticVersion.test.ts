import { expect, it } from 'vitest';
import { compareReleases, releaseOf } from './semanticVersion';

it.each([
  ['1.2.3', [1, 2, 3]],
  ['v1.36.2', [1, 36, 2]],
  ['v1.33.4+6dd5d8c', [1, 33, 4]],
  ['1.2.3-rc.1', [1, 2, 3]],
  [' 1.2.3 ', [1, 2, 3]],
  ['1.2', null],
  ['latest', null],
  ['', null],
])('%s names the release %j', (version, expected) => {
  expect(releaseOf(version)).toEqual(expected);
});

it.each([
  [[1, 2, 3], [1, 2, 3], 0],
  [[1, 2, 3], [1, 2, 10], -1],
  [[1, 10, 0], [1, 9, 9], 1],
  [[2, 0, 0], [1, 99, 99], 1],
] as const)('%j compared with %j', (one, other, expected) => {
  expect(Math.sign(compareReleases(one, other))).toBe(expected);
});
