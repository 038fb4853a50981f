import { describe, expect, it } from 'vitest';
import { createInProcessCluster } from '../kube/inProcess';
import { createTestClock } from '../kube/testClock';
import type { ClusterClient } from '../kube/types';
import { eventController, watchControlled, watchLiving } from './eventController';
import { keyOf } from './eventQueue';
import { controllerReference } from './owners';

const DELAY = 50;

describe('a controller of one event queue', () => {
  it('starts with the initial keys, after its delay', () => {
    const { seen, clock } = started();
    expect(seen).toEqual([]);
    clock.advance(DELAY);
    expect(seen).toEqual(['team/here']);
  });

  it('reconciles an object once for all events within the delay', () => {
    const { client, seen, clock } = started();
    const made = createSecret(client, 'new');
    client.update('secrets', { ...made, data: { a: 'Yg==' } });
    clock.advance(DELAY);
    expect(seen).toEqual(['team/here', 'team/new']);
  });

  it('reconciles the controller of an object', () => {
    const { client, seen, clock } = started();
    const owner = createSecret(client, 'owner');
    clock.advance(DELAY);
    client.create('configmaps', {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: {
        name: 'owned',
        namespace: 'team',
        ownerReferences: [controllerReference(owner)],
      },
    });
    clock.advance(DELAY);
    expect(seen).toEqual(['team/here', 'team/owner', 'team/owner']);
  });

  it('retries a key whose reconciliation fails', () => {
    let attempts = 0;
    const { clock } = started(() => {
      attempts += 1;
      if (attempts === 1) throw refusal();
    });
    clock.advance(10_000);
    expect(attempts).toBe(2);
  });

  it('does nothing once it is stopped', () => {
    const { client, seen, clock, stop } = started();
    stop();
    createSecret(client, 'late');
    clock.advance(10_000);
    expect(seen).toEqual([]);
  });
});

function started(reconcile?: (key: string) => void) {
  const clock = createTestClock();
  const seen: string[] = [];
  const { client } = createInProcessCluster({ clock });
  client.create('namespaces', {
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name: 'team' },
  });
  createSecret(client, 'here');
  const stop = eventController({
    name: 'tested',
    delay: DELAY,
    begin: ({ queue }) => ({
      reconcile:
        reconcile ??
        ((key) => {
          seen.push(key);
        }),
      first: client.list('secrets', { namespace: 'team' }).map(keyOf),
      watches: [watchLiving(queue, 'secrets'), watchControlled(queue, 'configmaps', 'Secret')],
    }),
  }).start(client, clock);
  return { client, clock, seen, stop };
}

function createSecret(client: ClusterClient, name: string) {
  return client.create('secrets', {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name, namespace: 'team' },
  });
}

/** The error of a rejected write; any other error would be reported as a bug. */
function refusal(): Error {
  const error = new Error('refused');
  error.name = 'ApiError';
  return error;
}
