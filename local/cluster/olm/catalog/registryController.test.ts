import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAt, textAt } from '../../kube/json';
import { CATALOG_SOURCES } from '../shared/names';
import { NAMESPACE, testRegistry, type TestRegistry } from './testRegistry';

const image = 'quay.example.com/shelf:v1';
let registry: TestRegistry;
beforeEach(() => {
  registry = testRegistry();
});
afterEach(() => {
  registry.stop();
});

describe('a CatalogSource with an image', () => {
  it('gets a ServiceAccount, a Service and a pod with the digest of the running image', () => {
    registry.add('shelf', { image });
    expect(registry.state('shelf')).toBe('READY');
    const [pod] = registry.pods('shelf');
    const [container] = listAt(pod, 'status', 'containerStatuses');
    expect(textAt(container, 'imageID')).toMatch(/^quay\.example\.com\/shelf@sha256:[\da-f]{64}$/u);
    for (const resource of ['serviceaccounts', 'services']) {
      expect(registry.client.get({ resource, namespace: NAMESPACE, name: 'shelf' })).toBeDefined();
    }
    const reasons = registry.events('shelf').map((event) => event.split(':')[0]);
    expect(reasons).toEqual(['Scheduled', 'Pulling', 'Pulled', 'Created', 'Started']);
  });

  it('has a Service without dots in its name', () => {
    registry.add('shelf.one', { image });
    expect(registry.status('shelf.one')['registryService']).toMatchObject({
      serviceName: 'shelf-one',
    });
    expect(registry.status('shelf.one')['connectionState']).toMatchObject({
      address: `shelf-one.${NAMESPACE}.svc:50051`,
    });
  });

  it('gets another pod if pod settings are edited, and none if its display name is', () => {
    registry.add('shelf', { image });
    const [first] = registry.pods('shelf');
    registry.edit('shelf', { displayName: 'Mine', priority: 5 });
    expect(registry.pods('shelf')[0]?.metadata.uid).toBe(first?.metadata.uid);
    registry.edit('shelf', { grpcPodConfig: { priorityClassName: '' } });
    const [second] = registry.pods('shelf');
    expect(second?.metadata.uid).not.toBe(first?.metadata.uid);
    expect(registry.pods('shelf')).toHaveLength(1);
  });

  it('is deleted with its dependents', () => {
    registry.add('shelf', { image });
    registry.client.delete({ resource: CATALOG_SOURCES, namespace: NAMESPACE, name: 'shelf' });
    registry.clock.advance(3_000);
    expect(registry.pods('shelf')).toEqual([]);
    for (const resource of ['serviceaccounts', 'services']) {
      const ref = { resource, namespace: NAMESPACE, name: 'shelf' };
      expect(registry.client.get(ref)).toBeUndefined();
    }
  });

  it('reports why Kubernetes rejects its pod', () => {
    registry.add('shelf', { image, grpcPodConfig: { priorityClassName: 'urgent' } });
    expect(registry.status('shelf')).toMatchObject({
      reason: 'RegistryServerError',
      message:
        'couldn\'t ensure registry server - error ensuring pod: : error creating new pod: shelf-: pods "shelf-" is forbidden: no PriorityClass with name urgent was found',
    });
  });
});

describe('a CatalogSource that is not served from an image', () => {
  it.each([
    [{ sourceType: 'git' }, 'unknown sourcetype: git'],
    [{}, 'image and address unset: at least one must be set for sourcetype: grpc'],
    [{ sourceType: 'configmap' }, 'configmap name unset: must be set for sourcetype: configmap'],
  ])('of %j is invalid', (spec, message) => {
    registry.add('odd', spec);
    expect(registry.status('odd')).toEqual({ reason: 'SpecInvalidError', message });
    registry.edit('odd', { sourceType: 'grpc', image });
    expect(registry.status('odd')).not.toHaveProperty('reason');
    expect(registry.state('odd')).toBe('READY');
  });

  it.each([
    ['elsewhere.example.com:50051', 'READY'],
    ['nowhere.example.com:50051', 'TRANSIENT_FAILURE'],
  ])('with address %s is %s, without a pod', (address, state) => {
    registry.add('remote', { address });
    expect(registry.state('remote')).toBe(state);
    expect(registry.status('remote')['registryService']).toMatchObject({ protocol: 'grpc' });
    expect(registry.pods('remote')).toEqual([]);
  });

  it('with a ConfigMap waits for it, and follows its changes', () => {
    const { client, clock } = registry;
    registry.add('ledger', { sourceType: 'configmap', configMap: 'book' });
    expect(registry.status('ledger')).toEqual({
      reason: 'ConfigMapError',
      message: 'failed to get catalog config map book: configmaps "book" not found',
    });
    const metadata = { name: 'book', namespace: NAMESPACE };
    client.create('configmaps', { apiVersion: 'v1', kind: 'ConfigMap', metadata, data: {} });
    clock.advance(70_000);
    expect(registry.state('ledger')).toBe('READY');
    expect(registry.status('ledger')['configMapReference']).toMatchObject({ name: 'book' });
    const [before] = registry.pods('ledger');
    client.mergePatch({ resource: 'configmaps', ...metadata }, { data: { packages: '[]' } });
    clock.advance(3_000);
    expect(registry.pods('ledger').map(({ metadata: { uid } }) => uid)).not.toContain(
      before?.metadata.uid,
    );
    expect(registry.pods('ledger')).toHaveLength(1);
  });
});
