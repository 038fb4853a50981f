import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAt, objectAt, textAt } from '../../kube/json';
import type { JsonObject } from '../../kube/types';
import { podLogs } from '../../workloads/podLogs';
import { LOGIN, NAMESPACE, testRegistry, type TestRegistry } from './testRegistry';

const image = 'quay.example.com/shelf:v1';
let registry: TestRegistry;
beforeEach(() => {
  registry = testRegistry();
});
afterEach(() => {
  registry.stop();
});

function waitingOf(name: string, list = 'containerStatuses'): JsonObject | undefined {
  const [pod] = registry.pods(name);
  return listAt(pod, 'status', list)
    .map((status) => objectAt(status, 'state', 'waiting'))
    .find((waiting) => waiting !== undefined && textAt(waiting, 'reason') !== 'PodInitializing');
}

describe('the pod of a CatalogSource', () => {
  it('cannot be started from an image that does not exist in its registry', () => {
    registry.add('lost', { image: 'quay.example.com/shelf:v9' });
    expect(registry.state('lost')).toBe('TRANSIENT_FAILURE');
    const error =
      'initializing source docker://quay.example.com/shelf:v9: reading manifest v9 in quay.example.com/shelf: manifest unknown';
    expect(waitingOf('lost')).toEqual({
      reason: 'ImagePullBackOff',
      message: `Back-off pulling image "quay.example.com/shelf:v9": ErrImagePull: ${error}`,
    });
    expect(registry.events('lost')).toEqual(
      expect.arrayContaining([
        `Failed: Failed to pull image "quay.example.com/shelf:v9": ${error}`,
        'Failed: Error: ErrImagePull',
        'BackOff: Back-off pulling image "quay.example.com/shelf:v9"',
      ]),
    );
  });

  it('waits in its init container while the content is unpacked', () => {
    const grpcPodConfig = { extractContent: { catalogDir: '/configs' } };
    registry.add('lost', { image: 'quay.example.com/shelf:v9', grpcPodConfig });
    expect(waitingOf('lost', 'initContainerStatuses')?.['reason']).toBe('ImagePullBackOff');
    registry.edit('lost', { image });
    expect(registry.state('lost')).toBe('READY');
    const [, unpacked] = listAt(registry.pods('lost')[0], 'status', 'initContainerStatuses');
    expect(textAt(unpacked, 'imageID')).toMatch(/^quay\.example\.com\/shelf@sha256:/u);
  });

  /** CS-045, CS-047, TS-008 */
  it('retries pulling, and runs once its pull secret is valid', () => {
    const { client, clock } = registry;
    registry.add('private', { image: 'quay.example.com/private:v1', secrets: ['login'] });
    expect(waitingOf('private')?.['message']).toMatch(
      /unauthorized: access to the requested resource is not authorized$/u,
    );
    expect(registry.events('private')).toContain(
      'FailedToRetrieveImagePullSecret: Unable to retrieve some image pull secrets (login); attempting to pull the image may not succeed.',
    );
    putLogin('login', 'wrong');
    clock.advance(12_000);
    expect(waitingOf('private')?.['message']).toMatch(/Invalid Username or Password$/u);
    client.delete({ resource: 'secrets', namespace: NAMESPACE, name: 'login' });
    putLogin('login', LOGIN.password);
    clock.advance(25_000);
    expect(registry.state('private')).toBe('READY');
  });

  it('gets a secret that is specified later only after its ServiceAccount is re-created', () => {
    putLogin('login', LOGIN.password);
    registry.add('private', { image: 'quay.example.com/private:v1' });
    const [before] = registry.pods('private');
    registry.edit('private', { secrets: ['login'] });
    registry.clock.advance(60_000);
    expect(registry.pods('private')[0]?.metadata.uid).toBe(before?.metadata.uid);
    expect(registry.state('private')).toBe('TRANSIENT_FAILURE');
    const account = { resource: 'serviceaccounts', namespace: NAMESPACE, name: 'private' };
    registry.client.delete(account);
    registry.clock.advance(3_000);
    expect(registry.state('private')).toBe('READY');
  });

  it('remains Pending until a matching node exists', () => {
    const infra = 'node-role.kubernetes.io/infra';
    registry.add('roomless', { image, grpcPodConfig: { nodeSelector: { [infra]: '' } } });
    const [pod] = registry.pods('roomless');
    const message =
      "0/1 nodes are available: 1 node(s) didn't match Pod's node affinity/selector. no new claims to deallocate, preemption: 0/1 nodes are available: 1 Preemption is not helpful for scheduling.";
    expect(listAt(pod, 'status', 'conditions')).toMatchObject([
      { type: 'PodScheduled', status: 'False', reason: 'Unschedulable', message },
    ]);
    expect(registry.state('roomless')).toBe('TRANSIENT_FAILURE');
    expect(registry.events('roomless')).toEqual([`FailedScheduling: ${message}`]);
    const [node] = registry.client.list('nodes');
    const ref = { resource: 'nodes', name: node?.metadata.name ?? '' };
    registry.client.mergePatch(ref, { metadata: { labels: { [infra]: '' } } });
    registry.clock.advance(3_000);
    expect(registry.state('roomless')).toBe('READY');
  });

  it('that does not start has the end of its log in its status', () => {
    registry.add('broken', { image: 'quay.example.com/broken:v1' });
    const [pod] = registry.pods('broken');
    const [container] = listAt(pod, 'status', 'containerStatuses');
    expect(waitingOf('broken')?.['reason']).toBe('CrashLoopBackOff');
    expect(textAt(container, 'lastState', 'terminated', 'message')).toMatch(
      /cache requires rebuild/u,
    );
    const log = pod && podLogs(pod, { container: 'registry-server', previous: false });
    expect(log).toMatchObject({ text: expect.stringContaining('cache requires rebuild') });
    expect(registry.state('broken')).toBe('TRANSIENT_FAILURE');
  });
});

function putLogin(name: string, password: string): void {
  const auth = Buffer.from(`${LOGIN.username}:${password}`).toString('base64');
  const config = JSON.stringify({ auths: { 'https://quay.example.com': { auth } } });
  registry.client.create('secrets', {
    apiVersion: 'v1',
    kind: 'Secret',
    type: 'kubernetes.io/dockerconfigjson',
    metadata: { name, namespace: NAMESPACE },
    data: { '.dockerconfigjson': Buffer.from(config).toString('base64') },
  });
}
