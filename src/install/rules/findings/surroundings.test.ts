import { describe, expect, it } from 'vitest';
import { clusterQuotasIn, hasItems, storedCrdsIn } from './surroundings';

describe('responses of the API server', () => {
  it('names CRDs, and those being deleted', () => {
    const items = [
      { metadata: { name: 'a.example.com' } },
      { metadata: { name: 'b.example.com', deletionTimestamp: '2026-01-01T00:00:00Z' } },
      {
        metadata: {
          name: 'c.example.com',
          labels: {
            'olm.operatorframework.io/owner-kind': 'ClusterExtension',
            'olm.operatorframework.io/owner-name': 'quill',
          },
        },
      },
      { metadata: {} },
      null,
    ];
    expect(storedCrdsIn({ items })).toEqual([
      { name: 'a.example.com', isTerminating: false },
      { name: 'b.example.com', isTerminating: true },
      { name: 'c.example.com', isTerminating: false, extension: 'quill' },
    ]);
  });

  it('contains quotas of several namespaces', () => {
    const hard = { pods: '10' };
    const items = [
      {
        metadata: { name: 'tenant' },
        spec: { quota: { hard, scopes: ['BestEffort', 7] }, selector: {} },
        status: { total: { hard, used: { pods: '9', secrets: 3 } }, namespaces: [] },
      },
      { metadata: { name: 'bare' } },
      { metadata: {} },
      'nothing',
    ];
    expect(clusterQuotasIn({ items })).toEqual([
      {
        metadata: { name: 'tenant' },
        spec: { hard, scopes: ['BestEffort'] },
        total: { hard, used: { pods: '9' } },
      },
      { metadata: { name: 'bare' }, spec: { hard: {}, scopes: [] }, total: { hard: {}, used: {} } },
    ]);
  });

  it.each([
    [{ items: [{}] }, true],
    [{ items: [] }, false],
    [{ items: null }, false],
  ])('%j has items: %j', (answer, expected) => {
    expect(hasItems(answer)).toBe(expected);
  });
});
