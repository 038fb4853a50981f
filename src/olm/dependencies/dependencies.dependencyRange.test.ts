import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { jsonIn, recordIn } from '~/kube/json';
import { isInRange } from './dependencies';

it.each([
  ['>=1.0.0 <2.0.0', '1.9.9', true],
  ['>=1.0.0 <2.0.0', '2.0.0', false],
  ['>=1.0.0 <2.0.0', '2.0.0-rc.1', true],
  ['>= 1.0.0', '1.0.0', true],
  ['1.2.3', '1.2.3+build.7', true],
  ['!1.2.1', '1.2.1', false],
  ['>0.5.1 !0.6.0', '0.6.0', false],
  ['1.2.x', '1.2.9', true],
  ['1.x', '2.0.0', false],
  ['>1.2.x', '1.3.0', true],
  ['<=1.2.x', '1.3.0', false],
  ['<1.0.0 || >=2.0.0', '2.1.0', true],
  ['>1.0.0-alpha.2', '1.0.0-alpha.10', true],
  ['>1.0.0-alpha', '1.0.0-alpha.1', true],
  ['>1.0.0-beta', '1.0.0-1', false],
  // Invalid ranges in OLM, or invalid versions.
  ['', '1.0.0', false],
  ['*', '1.0.0', false],
  ['^1.0.0', '1.0.0', false],
  ['>=v1.0.0', '1.0.0', false],
  ['>=1.0.0', 'v1.0.0', false],
  ['>=1.0.0', '1.0', false],
])('%s contains %s: %s', (range, version, expected) => {
  expect(isInRange(version, range)).toBe(expected);
});

const vectors = 'test-data/semver-vectors.json';

describe('against the library that OLM uses', () => {
  const cases = Object.entries(recordIn(recordIn(jsonIn(readFileSync(vectors, 'utf8')))['bl']));
  it.each(cases)('%j contains the same versions', (range, answers) => {
    const { ERR: error, ...expected } = recordIn(answers);
    for (const [version, isTaken] of Object.entries(expected)) {
      expect([version, isInRange(version, range)]).toEqual([version, isTaken]);
    }
    if (error !== undefined) expect(isInRange('1.2.3', range)).toBe(false);
  });
});
