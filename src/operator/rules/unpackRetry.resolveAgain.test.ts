import { describe, expect, it } from 'vitest';
import { aSubscription } from '~/test/builders';
import { resolveAgain } from './unpackRetry';

const AT = '2026-11-22T20:00:00Z';
const bare = aSubscription();
const subscribed = (metadata: object) => ({ ...bare, metadata: { ...bare.metadata, ...metadata } });

describe('resolveAgain', () => {
  it.each([
    [
      'with other annotations',
      { annotations: { note: 'x' } },
      [{ op: 'add', path: '/metadata/annotations/operator-hub~1resolve-again', value: AT }],
    ],
    [
      'as the first annotation, only of the Subscription that was read',
      { annotations: undefined, resourceVersion: '7' },
      [
        { op: 'test', path: '/metadata/resourceVersion', value: '7' },
        { op: 'add', path: '/metadata/annotations', value: { 'operator-hub/resolve-again': AT } },
      ],
    ],
  ])('records the time of the request for %s', (_, metadata, steps) => {
    expect(resolveAgain(subscribed(metadata), AT)).toMatchObject({
      kind: 'patch',
      object: { name: 'quill', namespace: 'team-a' },
      steps,
    });
  });
});
