import { describe, expect, it } from 'vitest';
import {
  isDeadlineWrong,
  isWatchedWrong,
  optionalFields,
  watchedNamespace,
} from './optionalFields';

describe('the optional fields', () => {
  const API = {
    serviceAccount: 'optional',
    namespace: 'optional',
    hasConfig: true,
    deadline: null,
    hasObjectSets: false,
  } as const;
  const ON = { boxcutter: 'unknown', config: 'on', watched: 'on' } as const;

  it.each([
    ['the API has them', {}, ON, { managed: true, config: true }],
    ['the namespace is required', { namespace: 'required' }, ON, { managed: false, config: true }],
    // It would have to exist before the namespace.
    ['so is an account', { serviceAccount: 'required' }, ON, { managed: false, config: true }],
    ['no configuration', { hasConfig: false }, ON, { managed: true, config: false }],
    [
      'gates are off',
      {},
      { boxcutter: 'off', config: 'off', watched: 'off' },
      { managed: false, config: false },
    ],
    [
      'there are no gates',
      {},
      { boxcutter: 'unknown', config: 'unknown', watched: 'unknown' },
      { managed: true, config: true },
    ],
    [
      'OpenShift 4.21 has no gate for settings',
      { namespace: 'required' },
      { boxcutter: 'unknown', config: 'unknown', watched: 'on' },
      { managed: false, config: false },
    ],
  ] as const)('if %s', (_what, change, gates, wanted) => {
    expect(optionalFields({ ...API, ...change }, gates)).toEqual(wanted);
  });
});

describe('the watched namespace', () => {
  const one = (watches: 'own' | 'other' | 'any', canBeConfigured = true) =>
    ({ kind: 'one-namespace', canBeConfigured, watches }) as const;

  // operator-controller df2c201d: rukpak/bundle/registryv1.go
  it.each([
    ['all', { kind: 'fits' }, null, null, false],
    ['without a field', one('any', false), null, null, false],
    ['only its own', one('own'), 'typed', 'acme', false],
    ['any', one('any'), null, 'acme', false],
    ['any, typed', one('any'), ' typed ', 'typed', false],
    ['another, empty', one('other'), null, '', true],
    ['another', one('other'), 'typed', 'typed', false],
    ['another, but its own', one('other'), 'acme', 'acme', true],
  ] as const)('of an Operator that watches %s', (_what, fit, typed, wanted, isWrong) => {
    const watched = watchedNamespace(typed, 'acme', fit);
    expect(watched).toBe(wanted);
    expect(isWatchedWrong(watched, 'acme', fit)).toBe(isWrong);
  });
});

describe('a deadline', () => {
  it.each([
    ['', false],
    ['10', false],
    [' 720 ', false],
    ['9', true],
    ['721', true],
    ['10.5', true],
    ['1h', true],
  ])('of %s is wrong: %s', (typed, isWrong) => {
    expect(isDeadlineWrong(typed, { minimum: 10, maximum: 720 })).toBe(isWrong);
    expect(isDeadlineWrong(typed, null)).toBe(false);
  });
});
