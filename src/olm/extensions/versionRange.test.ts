import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { jsonIn, recordIn } from '~/kube/json';
import { semanticVersion } from '~/olm/semanticVersion';
import { rangeOf, withPreReleases } from './rangeOf';
import { pinIn } from './requestedVersion';
import { PATTERN, rangeLikePin, readRange } from './versionRange';

const takes = (range: string, version: string): boolean => {
  const parsed = semanticVersion(version);
  return parsed !== null && (rangeOf(range)?.(parsed) ?? false);
};

describe('against the library that OLM v1 uses', () => {
  const vectors = jsonIn(readFileSync('test-data/semver-vectors.json', 'utf8'));
  it.each(Object.entries(recordIn(recordIn(vectors)['mm'])))('%j', (range, answers) => {
    const { ERR: error, ...expected } = recordIn(answers);
    if (error !== undefined) {
      expect(rangeOf(range)).toBeNull();
      return;
    }
    const versions = Object.keys(expected);
    expect(versions.length).toBeGreaterThan(10);
    expect(versions.map((version) => [version, takes(range, version)])).toEqual(
      versions.map((version) => [version, expected[version]]),
    );
  });
});

// From the library's code if there is no vector.
it.each([
  ['!=*', '1.0.0', true],
  ['^0.0', '0.0.7', true],
  ['^0.0', '0.1.0', false],
  ['^0', '0.9.0', true],
  ['~0.0.0', '9.9.9', true],
  ['~0.0.1', '0.0.7', true],
  ['~0.0.1', '0.1.0', false],
  ['<=2.x', '2.9.9', true],
  ['<=2.x', '3.0.0', false],
  ['>=1.0.0,  <2.0.0', '1.5.0', true],
  ['1.2.3', '1.2.3+build.7', true],
])('%s contains %s: %s', (range, version, expected) => {
  expect(takes(range, version)).toBe(expected);
});

it('has the pattern of the definition', () => {
  const packed = readFileSync('test-data/crds/clusterextensions.olm.operatorframework.io.json.gz');
  const rules = [
    ...gunzipSync(packed)
      .toString()
      .matchAll(/"rule":("(?:[^"\\]|\\.)*")/g),
  ].map(([, rule = '']) => jsonIn(rule));
  // CEL unescapes backslashes again.
  const written = PATTERN.replaceAll('\\', '\\\\');
  expect(rules).toContain(`self.matches("${written}")`);
});

const LETTERS_64 = '>=1.0.0, <2.0.0 || >=3.0.0, <4.0.0 || >=5.0.0, <6.0.0 || >=7.0.0';

/** The recorded answers `v1-version-*`. */
it.each([
  [LETTERS_64, true],
  [`${LETTERS_64}0`, false],
  ['ü'.repeat(40), false],
  ['1.0.0+2', true],
  ['^1', true],
  ['==1', false],
  ['', false],
  ['1.2 - 2.0', false],
  ['latest', false],
  ['01.0.0', false],
  ['v1.2.3', true],
  ['>=1.0.0 <2.0.0 || ~3.1', true],
  ['>=1 || *', false],
  ['>=1.0.0-0', true],
  ['>= 1.2, < 2', true],
  [' ', false],
  ['*', true],
  ['1.*.*', false],
  ['~1.2', true],
  ['1.0.0,', false],
  ['1.2', true],
  ['1.0.0 stable', false],
  ['1.x', true],
])('the API server accepts %j: %s', (text, isAccepted) => {
  const { kind } = readRange(text);
  expect(kind === 'pin' || kind === 'range').toBe(isAccepted);
});

it.each([
  ['latest', '*'],
  ['1.2 - 2.0', '>=1.2, <=2.0'],
  ['==1', '=1'],
  ['1.*.*', '1.x'],

  ['>=1 || *', '>=1 || x'],
  ['1.0.0,', '1.0.0'],
  ['01.2', '1.2'],
  ['1.02.3', '1.2.3'],
  ['V1.2.3', 'v1.2.3'],
  ['>=1 && <2', '>=1, <2'],
  ['≥1.2', '>=1.2'],
  ['!1.2.3', '!=1.2.3'],
  ['>=1 | <0.3', '>=1 || <0.3'],
  ['nightly', null],
  ['', null],
])('%j is not a range; %j is similar', (text, suggestion) => {
  expect(readRange(text)).toEqual({ kind: 'no-range', suggestion });
});

it('counts letters, not bytes', () => {
  expect(readRange('1'.repeat(65))).toEqual({ kind: 'too-long', letters: 65 });
  expect(readRange('ä'.repeat(64))).toMatchObject({ kind: 'no-range' });
  expect(readRange(LETTERS_64).kind).toBe('range');
});

it('is fast for many spaces', () => {
  const before = performance.now();
  readRange(`${'1  '.repeat(21)}!`);
  expect(performance.now() - before).toBeLessThan(500);
});

it.each([
  ['1.2.3', '1.2.3'],
  ['=1.2.3', '1.2.3'],
  [' v1.2.3-rc.1 ', '1.2.3-rc.1'],
  ['1.2', null],
  ['1.2.x', null],
  ['>=1.2.3', null],
  ['1.2.3 1.2.3', null],
])('%j pins %s', (text, version) => {
  expect(pinIn(text)).toBe(version);
});

it.each([
  ['1.2', { from: '1.2.0', below: '1.3.0' }],
  ['v1.2.x', { from: '1.2.0', below: '1.3.0' }],
  ['1.x', { from: '1.0.0', below: '2.0.0' }],
  ['1', { from: '1.0.0', below: '2.0.0' }],
  ['1.2.3', null],
  ['>=1', null],
  ['*', null],
])('%j looks like one version: %j', (text, bounds) => {
  expect(rangeLikePin(text)).toEqual(bounds);
});

it.each([
  ['>=1.0.0', '>=1.0.0-0', '1.0.0-rc.1'],
  ['>=1.0.0, <2.0.0', '>=1.0.0-0, <2.0.0-0', '1.5.0-rc.1'],
  ['^1.2 || ~3', '^1.2-0 || ~3-0', '3.0.0-rc.1'],
  ['1.x', '1.x-0', '1.5.0-rc.1'],
  ['*', '>=0.0.0-0', '0.1.0-rc.1'],
  ['<=2.0.0', '>=0.0.0-0, <=2.0.0', '2.0.0-rc.1'],
  ['>1.0.0', '>=0.0.0-0, >1.0.0', '1.1.0-rc.1'],
  ['>=1.0.0-alpha', '>=1.0.0-alpha', '1.0.0-beta'],
])('%s with pre-releases is %s', (text, wider, version) => {
  expect(withPreReleases(text)).toBe(wider);
  expect(readRange(wider).kind).toBe('range');
  expect(takes(wider, version)).toBe(true);
});
