import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { objectAt, parseJson } from '../../kube/json';
import { parseRange, parseVersion } from './versionRange';

function matches(range: string, version: string): boolean | undefined {
  const parsed = parseVersion(version);
  return parsed === undefined ? undefined : parseRange(range)?.(parsed);
}

describe('a blang range', () => {
  it.each([
    ['>=1.0.0 <1.2.0', '1.1.9', true],
    ['>=1.0.0 <1.2.0', '1.2.0', false],
    ['>=1.0.0 <1.2.0', '1.2.0-rc.1', true],
    ['>= 1.0.0 < 2.0.0', '1.5.0', true],
    ['1.2.x', '1.2.7', true],
    ['1.2.x', '1.3.0', false],
    ['!=1.2.x', '1.3.0', true],
    ['>1.x', '1.9.0', false],
    ['<=1.x', '1.9.0', true],
    ['<1.0.0 || >3.0.0', '4.0.0', true],
    ['1.0.0+build', '1.0.0', true],
  ])('%s on %s is %s', (range, version, expected) => {
    expect(matches(range, version)).toBe(expected);
  });

  it.each(['', '*', '^1.0.0', '~1.0.0', '>=v1.0.0', '>=1.0.0, <2.0.0', '>=1.0.0 ||', 'one'])(
    'rejects %j',
    (range) => {
      expect(parseRange(range)).toBeUndefined();
    },
  );

  it('rejects a version with a leading v', () => {
    expect(parseVersion('v1.0.0')).toBeUndefined();
  });
});

const vectorsFile = 'test-data/semver-vectors.json';

describe('the Go library', () => {
  const vectors = existsSync(vectorsFile)
    ? Object.entries(objectAt(parseJson(readFileSync(vectorsFile, 'utf8')), 'bl') ?? {})
    : [];
  it.each(vectors)('agrees on %j', (range, answers) => {
    for (const [version, expected] of Object.entries(answers ?? {})) {
      if (version === 'ERR') expect(parseRange(range)).toBeUndefined();
      else expect([version, matches(range, version)]).toEqual([version, expected]);
    }
  });
});
