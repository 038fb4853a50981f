import { describe, expect, it } from 'vitest';
import { observedObject } from './observedObject';

const TERMINATING = { uid: 'u', deletionTimestamp: '2026-11-21T20:00:00Z' };

describe('sightOf', () => {
  it('reports the finalizers of an object in deletion', () => {
    expect(
      observedObject({ metadata: { ...TERMINATING, finalizers: ['acme.example.com/backup'] } }),
    ).toEqual({
      kind: 'present',
      uid: 'u',
      deletingSince: '2026-11-21T20:00:00Z',
      finalizers: ['acme.example.com/backup'],
      conditions: [],
    });
  });

  it('reports why a namespace is terminating, with Kubernetes’ message (UN-010)', () => {
    const conditions = [
      {
        type: 'NamespaceDeletionDiscoveryFailure',
        status: 'True',
        reason: 'DiscoveryFailed',
        message: 'Discovery failed for some groups, 1 failing',
      },
      { type: 'NamespaceDeletionContentFailure', status: 'False', message: 'All content deleted' },
      {
        type: 'NamespaceContentRemaining',
        status: 'True',
        reason: 'SomeResourcesRemain',
        message:
          'Some resources are remaining: databases.acme.example.com has 1 resource instances',
      },
      { type: 'Ready', status: 'True', message: 'of somebody else' },
    ];
    expect(observedObject({ metadata: TERMINATING, status: { conditions } })).toMatchObject({
      conditions: [
        { type: 'NamespaceDeletionDiscoveryFailure', reason: 'DiscoveryFailed' },
        { type: 'NamespaceContentRemaining', reason: 'SomeResourcesRemain' },
      ],
    });
  });

  it('ignores conditions before deletion', () => {
    const conditions = [{ type: 'Terminating', status: 'True', message: 'soon' }];
    expect(observedObject({ metadata: { uid: 'u' }, status: { conditions } })).toMatchObject({
      deletingSince: null,
      conditions: [],
    });
  });

  it('distinguishes a copied CSV from the former CSV of the same name (CSV-014)', () => {
    const labels = { 'olm.copiedFrom': 'openshift-operators' };
    expect(observedObject({ metadata: { uid: 'u', labels } })).toEqual({ kind: 'absent' });
  });

  it.each([
    [null],
    [7],
    [[]],
    [{ metadata: 'x' }],
    [{ metadata: { uid: 7, finalizers: 'x', deletionTimestamp: {} }, status: 'x' }],
    [{ metadata: {}, status: { conditions: [null, { type: 7 }] } }],
  ])('reads %j without an error', (object) => {
    expect(observedObject(object)).toEqual({
      kind: 'present',
      uid: null,
      deletingSince: null,
      finalizers: [],
      conditions: [],
    });
  });
});
