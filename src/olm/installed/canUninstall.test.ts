import { describe, expect, it } from 'vitest';
import { anInstalledOperator } from '~/test/builders';
import { canUninstall } from './canUninstall';

describe('canUninstall', () => {
  it.each([
    ['an original', {}, { allowed: true }],
    ['a copied CSV (UN-017)', { isCopy: true }, { allowed: false, reason: 'is-copy' }],
    [
      'OLM’s own package server',
      { name: 'packageserver', subscriptionName: null },
      { allowed: false, reason: 'part-of-olm' },
    ],
    ['another one of that name', { name: 'packageserver' }, { allowed: true }],
    [
      'one in deletion',
      {
        health: {
          kind: 'removing',
          level: 'progress',
          runs: false,
          isRetried: false,
          reason: '',
          message: '',
        },
      },
      { allowed: false, reason: 'being-removed' },
    ],
  ] as const)('%s', (_, changes, expected) => {
    expect(canUninstall(anInstalledOperator(changes))).toEqual(expected);
  });
});
