import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INSTANCE_HEALTH_KINDS, instanceHealth } from './instanceHealth';

const condition = (type: string, status: string, reason = '') => ({ type, status, reason });
const withConditions = (...conditions: readonly object[]) => ({ status: { conditions } });

describe('the health of an instance', () => {
  it.each<readonly [string, object, string]>([
    ['nothing', {}, 'unknown'],
    ['a status without known fields', { status: { size: 3 } }, 'unknown'],
    ['a status that is a text', { status: 'Ready' }, 'unknown'],
    ['conditions that are a map', { status: { conditions: { Ready: 'True' } } }, 'unknown'],
    ['Ready', withConditions(condition('Ready', 'True')), 'ready'],
    ['Available', withConditions(condition('Available', 'True')), 'ready'],
    ['an unknown condition', withConditions(condition('BackupScheduled', 'True')), 'unknown'],
    ['Ready=False', withConditions(condition('Ready', 'False', 'VolumeFull')), 'not-ready'],
    ['Ready=False in progress', withConditions(condition('Ready', 'False', 'Creating')), 'working'],
    ['Ready=Unknown', withConditions(condition('Ready', 'Unknown')), 'working'],
    [
      'a failure before a success',
      withConditions(condition('Ready', 'True'), condition('Degraded', 'True')),
      'not-ready',
    ],
    [
      'Degraded=False is not a failure',
      withConditions(condition('Ready', 'True'), condition('Degraded', 'False')),
      'ready',
    ],
    ['progressing', withConditions(condition('Progressing', 'True', 'Rollout')), 'working'],
    [
      'progressing, and complete',
      withConditions(
        condition('Progressing', 'True', 'NewReplicaSetAvailable'),
        condition('Available', 'True'),
      ),
      'ready',
    ],
    [
      'an unknown condition that failed',
      withConditions(condition('Advertised', 'False', 'DnsError')),
      'not-ready',
    ],
    ['a phase', { status: { phase: 'Running' } }, 'ready'],
    ['a failed phase', { status: { phase: 'Failed' } }, 'not-ready'],
    ['a phase in progress', { status: { phase: 'Provisioning' } }, 'working'],
    ['an unknown phase', { status: { phase: 'Blue' } }, 'unknown'],
    ['a hibernated one', { status: { phase: 'Hibernated' } }, 'paused'],
    [
      'a failure in a field like a phase',
      { status: { clusterStatus: 'UpdateFailed' } },
      'not-ready',
    ],
    ['a success in a field like a phase', { status: { backupState: 'Ready' } }, 'unknown'],
    [
      'a phase that contradicts a condition',
      { status: { phase: 'Ready', conditions: [condition('Ready', 'False', 'Crash')] } },
      'not-ready',
    ],
    ['paused', { spec: { suspend: true }, status: { phase: 'Ready' } }, 'paused'],
    [
      'a pause that is not a boolean',
      { spec: { paused: 'no' }, status: { phase: 'Ready' } },
      'ready',
    ],
    [
      'another generation',
      { metadata: { generation: 2 }, status: { observedGeneration: 1, phase: 'Ready' } },
      'unseen',
    ],
    [
      'a condition of another generation',
      {
        metadata: { generation: 2 },
        status: { conditions: [{ ...condition('Ready', 'True'), observedGeneration: 1 }] },
      },
      'unseen',
    ],
    ['missing replicas', { spec: { replicas: 3 }, status: { readyReplicas: 2 } }, 'working'],
    [
      'being deleted',
      { metadata: { deletionTimestamp: '2026-01-01T00:00:00Z' }, status: { phase: 'Ready' } },
      'deleting',
    ],
  ])('%s: %j is %s', (_name, object, expected) => {
    expect(instanceHealth(object).kind).toBe(expected);
  });

  it('is one of them for any status', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (status, conditions) => {
        for (const object of [{ status }, { status: { conditions, phase: status } }, status]) {
          expect(INSTANCE_HEALTH_KINDS).toContain(instanceHealth(object).kind);
        }
      }),
      { numRuns: 200 },
    );
    expect(instanceHealth({ status: 'x'.repeat(300_000) }).kind).toBe('unknown');
    const evidence = instanceHealth({ status: { phase: `Failed${' '.repeat(300_000)}` } }).evidence;
    expect(JSON.stringify(evidence).length).toBeLessThan(1000);
  });

  it('names its source', () => {
    expect(
      instanceHealth(withConditions(condition('Ready', 'False', 'Full'))).evidence,
    ).toMatchObject({
      kind: 'condition',
      type: 'Ready',
      reason: 'Full',
    });
    expect(instanceHealth({ status: { phase: 'Failed' } }).evidence).toEqual({
      kind: 'field',
      path: 'status.phase',
      value: 'Failed',
    });
  });
});
