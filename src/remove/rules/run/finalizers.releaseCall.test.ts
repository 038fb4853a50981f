import { describe, expect, it } from 'vitest';
import { aDeletion, aTerminatingObservation } from '~/test/removalBuilders';
import { releaseCall } from './finalizers';
import { absent, type ObservedObject } from './observedObject';

const step = aDeletion({ name: 'main' });
const HELD = ['a.example.com/one', 'b.example.com/two'];
const held = aTerminatingObservation('uid-main', HELD);

describe('releaseCall', () => {
  it('removes one finalizer from the displayed object in its displayed state', () => {
    expect(releaseCall(step, held, 'a.example.com/one')).toEqual({
      kind: 'patch',
      model: step.action.call.model,
      object: { name: 'main', namespace: 'team-a' },
      steps: [
        { op: 'test', path: '/metadata/uid', value: 'uid-main' },
        { op: 'test', path: '/metadata/finalizers', value: HELD },
        { op: 'replace', path: '/metadata/finalizers', value: ['b.example.com/two'] },
      ],
    });
  });

  it.each<[string, ObservedObject]>([
    ['no longer exists', absent],
    ['does not have the finalizer', aTerminatingObservation('uid-main', ['other'])],
    [
      'is not in deletion',
      { kind: 'present', uid: 'u', deletingSince: null, finalizers: HELD, conditions: [] },
    ],
    [
      'has no UID',
      { kind: 'present', uid: null, deletingSince: 'now', finalizers: HELD, conditions: [] },
    ],
  ])('does nothing to an object that %s', (_, observed) => {
    expect(releaseCall(step, observed, 'a.example.com/one')).toBeNull();
  });
});
