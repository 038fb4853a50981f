import { describe, expect, it } from 'vitest';
import { aForm, aPackage } from '~/test/installBuilders';
import { isHeadOf, versionOf } from './form';
import { watchedNamespaces } from '~/olm/namespaces/operatorGroupTargets';

describe('a version', () => {
  it.each(['1.0.0', 'quill.v1.0.0'])('is found as %s', (version) => {
    expect(versionOf(aForm({ version }), aPackage())?.csvName).toBe('quill.v1.0.0');
  });

  it.each([
    ['1.1.0', true],
    ['quill.v1.1.0', true],
    ['1.0.0', false],
    ['9.9.9', false],
  ])('%s is the head: %s', (version, expected) => {
    const [channel] = aPackage().channels;
    expect(channel && isHeadOf(channel, version)).toBe(expected);
  });
});

describe('the watched namespaces (IN-005)', () => {
  it.each([
    ['AllNamespaces', ['']],
    ['OwnNamespace', ['team-a']],
    ['SingleNamespace', ['x']],
    ['MultiNamespace', ['x']],
  ] as const)('of %s are %j', (mode, expected) => {
    expect(watchedNamespaces(aForm({ mode, targets: ['x'] }))).toEqual(expected);
  });
});
