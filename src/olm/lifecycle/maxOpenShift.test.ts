import { describe, expect, it } from 'vitest';
import {
  type MaxOpenShift,
  keepsFrom,
  maxOpenShiftOf,
  minorText,
  nextMinorOf,
  offeredMaxOpenShift,
} from './maxOpenShift';

const TYPE = 'olm.maxOpenShiftVersion';

function installed(...values: readonly unknown[]): MaxOpenShift {
  const properties = values.map((value) => ({ type: TYPE, value }));
  return maxOpenShiftOf({ 'operatorframework.io/properties': JSON.stringify({ properties }) });
}

function read(limit: MaxOpenShift): string {
  return limit.kind === 'minor' ? minorText(limit.maximum) : limit.kind;
}

describe('limits of an installed ClusterServiceVersion (SU-037)', () => {
  it.each([
    ['a text', ['4.22'], '4.22'],
    ['a number, which OLM accepts', [4.22], '4.22'],
    ['with a leading v', ['v4.22'], '4.22'],
    ['in quotes within the text', ['"4.22"'], '4.22'],
    ['with patch version 0', ['4.22.0'], '4.22'],
    ['a major version only', ['4'], '4.0'],
    ['with a patch version: rejected by OLM', ['4.22.3'], 'invalid'],
    ['a pre-release', ['4.22.0-rc.1'], 'invalid'],
    ['text without a version', ['the next one'], 'invalid'],
    ['an empty text', [''], 'invalid'],
    ['an object', [{}], 'invalid'],
    ['two of them', ['4.22', '4.22'], 'invalid'],
    ['none', [], 'none'],
  ])('%s', (_case, values, expected) => {
    expect(read(installed(...values))).toBe(expected);
  });

  it('reads nothing without properties of OLM', () => {
    const annotations = { 'olm.properties': JSON.stringify([{ type: TYPE, value: '4.1' }]) };
    expect(maxOpenShiftOf(annotations).kind).toBe('none');
    expect(maxOpenShiftOf(undefined).kind).toBe('none');
  });

  it('treats an annotation without JSON as an unreadable limit', () => {
    expect(maxOpenShiftOf({ 'operatorframework.io/properties': '{' }).kind).toBe('invalid');
  });
});

describe('limits of a version in a catalog (OD-017)', () => {
  it.each([
    ['the list of the author', JSON.stringify([{ type: TYPE, value: '4.24' }]), '4.24'],
    ['another property', JSON.stringify([{ type: 'olm.package', value: '1' }]), 'none'],
    ['invalid JSON', '[', 'none'],
  ])('%s', (_case, annotation, expected) => {
    expect(read(offeredMaxOpenShift({ 'olm.properties': annotation }))).toBe(expected);
  });
});

describe('the next minor version of OpenShift', () => {
  it.each([
    ['4.21.3', '4.22'],
    ['v4.21.3', '4.22'],
    ['4.21.0', '4.22'],
    ['4.22.0-rc.3', '4.23 (5.0)'],
    ['4.21.0-0.nightly', '4.22'],
    ['4.21.3+build.1', '4.22'],
    ['4.22.3', '4.23 (5.0)'],
    ['4.23.1', '5.1'],
    ['5.0.1', '5.1'],
    ['4.22', null],
    ['', null],
  ])('of %s is %s', (version, expected) => {
    const next = nextMinorOf(version);
    expect(next === null ? null : minorText(next)).toBe(expected);
  });
});

describe('whether it blocks an update of the cluster to 4.23', () => {
  it.each([
    ['4.22', true],
    ['4.23', false],
    ['4.24', false],
    ['3.99', true],
    // Compared as numbers, not as text.
    ['4.9', true],
    ['4.100', false],
    // The same release.
    ['5.0', false],
    ['nonsense', true],
  ])('with the limit %s: %s', (limit, expected) => {
    expect(keepsFrom(installed(limit), { major: 4, minor: 23 })).toBe(expected);
  });

  it.each([
    ['4.23', true],
    ['5.0', true],
    ['5.1', false],
  ])('from 5.1 with the limit %s: %s', (limit, expected) => {
    expect(keepsFrom(installed(limit), { major: 5, minor: 1 })).toBe(expected);
  });

  it('is free without a limit', () => {
    expect(keepsFrom({ kind: 'none' }, { major: 4, minor: 23 })).toBe(false);
  });
});
