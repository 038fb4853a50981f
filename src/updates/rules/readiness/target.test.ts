import { describe, expect, it } from 'vitest';
import { minorText } from '~/olm/lifecycle/maxOpenShift';
import { targetIn, targetsFrom } from './target';

const described = (text: string | null, version: string | null) => {
  const target = targetIn(text, version);
  return target.kind === 'minor' ? minorText(target.minor) : target.kind;
};

describe('the target in the URL', () => {
  it.each([
    [null, '4.20.3', '4.21'],
    [null, '4.22.0', '4.23 (5.0)'],
    ['', '4.20.3', '4.21'],
    ['4.22', '4.20.3', '4.22'],
    ['v4.22.7', '4.20.3', '4.22'],
    ['5.0', '4.22.3', '5.0'],
    ['4.20', '4.20.3', 'not-later'],
    ['4.19', '4.20.3', 'not-later'],
    ['4.23', '5.0.1', 'not-later'],
    ['3.11', '4.20.3', 'not-later'],
    ['4', '4.20.3', 'invalid'],
    ['latest', '4.20.3', 'invalid'],
    ['4.22; rm', '4.20.3', 'invalid'],
    ['4.9999999999', '4.20.3', 'invalid'],
    [null, null, 'missing'],
    ['4.19', null, '4.19'],
    [null, 'unknown', 'missing'],
    ['4.21', 'unknown', '4.21'],
  ])('%s with version %s of the cluster: %s', (text, version, expected) => {
    expect(described(text, version)).toBe(expected);
  });
});

describe('the offered targets', () => {
  it.each([
    ['4.20.3', [], ['4.21', '4.22']],
    ['4.21.3', [], ['4.22']],
    ['4.22.3', [], ['4.23 (5.0)', '5.1', '5.2']],
    ['4.20.3', ['4.20.9', '4.21.1', '4.21.2', '4.19.0', 'odd'], ['4.21', '4.22']],
    ['4.21.3', ['5.0.0', '4.23.1', '4.22.1'], ['4.22', '5.0']],
    ['unknown', ['4.22.1'], []],
  ])('of %s with %j in its channel: %j', (version, available, expected) => {
    expect(targetsFrom({ version, available }).map(minorText)).toEqual(expected);
  });
});
