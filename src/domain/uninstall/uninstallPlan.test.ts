import { describe, expect, it } from 'vitest';
import { anInstalledOperator } from '../../test/builders';
import { canUninstall, deletionsOf } from './uninstallPlan';

const named = (operator: Parameters<typeof deletionsOf>[0]) =>
  deletionsOf(operator).map(({ kind, name }) => `${kind} ${name}`);

describe('deletionsOf', () => {
  it('deletes the Subscription before the CSV (UN-005, UN-007)', () => {
    expect(named(anInstalledOperator())).toEqual([
      'Subscription quill',
      'ClusterServiceVersion quill.v1.0.0',
    ]);
  });

  it('deletes also the CSV that an update was about to bring (UN-006)', () => {
    const operator = anInstalledOperator({ csvNames: ['quill.v1.0.0', 'quill.v2.0.0'] });
    expect(named(operator)).toContain('ClusterServiceVersion quill.v2.0.0');
  });

  it('deletes a Subscription that never got a CSV', () => {
    expect(named(anInstalledOperator({ csvNames: [] }))).toEqual(['Subscription quill']);
  });

  it('deletes a CSV without Subscription (CSV-026)', () => {
    expect(named(anInstalledOperator({ subscriptionName: null }))).toEqual([
      'ClusterServiceVersion quill.v1.0.0',
    ]);
  });
});

describe('canUninstall', () => {
  it.each([
    ['an original', {}, { allowed: true }],
    ['a copy (UN-017)', { isCopy: true }, { allowed: false, reason: 'is-copy' }],
    [
      'OLM’s own package server',
      { name: 'packageserver', subscriptionName: null },
      { allowed: false, reason: 'part-of-olm' },
    ],
    ['another one of that name', { name: 'packageserver' }, { allowed: true }],
    [
      'one that goes already',
      {
        health: {
          kind: 'removing',
          severity: 'progress',
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
