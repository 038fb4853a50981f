import { describe, expect, it } from 'vitest';
import { listAt, objectAt, textAt } from '../../kube/json';
import type { JsonObject, KubeObject } from '../../kube/types';
import { OPM_IMAGE, UTILITIES_IMAGE } from './registryPodParts';
import { POD_HASH_LABEL, registryPod } from './registryPod';

const tag = 'quay.example.com/shelf:v1';
const account: KubeObject = {
  apiVersion: 'v1',
  kind: 'ServiceAccount',
  metadata: { name: 'shelf' },
  imagePullSecrets: [{ name: 'login' }],
};

function podOf(
  spec: JsonObject,
  more: {
    readonly annotations?: { readonly [name: string]: string };
    readonly isRestricted?: boolean;
  } = {},
) {
  const { annotations = {}, isRestricted = false } = more;
  const metadata = { name: 'shelf', namespace: 'shop', uid: '1', annotations };
  const source = {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'CatalogSource',
    metadata,
    spec: { sourceType: 'grpc', image: tag, ...spec },
  };
  const { metadata: made, ...pod } = registryPod(source, { account, isRestricted });
  return { metadata: made, spec: objectAt(pod, 'spec') ?? {} };
}

const hashOf = (...given: Parameters<typeof podOf>): string | undefined =>
  podOf(...given).metadata.labels?.[POD_HASH_LABEL];

describe('the pod that serves a CatalogSource', () => {
  it('runs its image with its ServiceAccount and the pull secrets of that', () => {
    const { spec, metadata } = podOf({});
    expect(spec).toMatchObject({
      serviceAccountName: 'shelf',
      imagePullSecrets: [{ name: 'login' }],
      nodeSelector: { 'kubernetes.io/os': 'linux' },
      containers: [{ name: 'registry-server', image: tag, imagePullPolicy: 'Always' }],
    });
    expect(spec).not.toHaveProperty('priorityClassName');
    expect(metadata.ownerReferences).toMatchObject([{ kind: 'CatalogSource', controller: true }]);
  });

  /** CS-008 */
  it('pulls an image by digest once', () => {
    const [container] = listAt(
      podOf({ image: `quay.example.com/shelf@sha256:${'0'.repeat(64)}` }),
      'spec',
      'containers',
    );
    expect(textAt(container, 'imagePullPolicy')).toBe('IfNotPresent');
  });

  /** CS-014, CS-016 … CS-018 */
  it('is scheduled by grpcPodConfig, which replaces the defaults of OLM', () => {
    const tolerations = [{ key: 'infra', operator: 'Exists' }];
    const config = { nodeSelector: { zone: 'a' }, tolerations, priorityClassName: 'high' };
    expect(podOf({ grpcPodConfig: config }).spec).toMatchObject(config);
    expect(podOf({ grpcPodConfig: { priorityClassName: '' } }).spec['priorityClassName']).toBe('');
  });

  /** CS-020 */
  it('prefers the priority class of the annotation', () => {
    const annotations = { 'operatorframework.io/priorityclass': 'system-node-critical' };
    const pod = podOf({ grpcPodConfig: { priorityClassName: 'high' } }, { annotations });
    expect(pod.spec['priorityClassName']).toBe('system-node-critical');
    expect(pod.metadata.annotations).toMatchObject(annotations);
  });

  /** CS-012 */
  it.each([
    [{}, false, false],
    [{}, true, true],
    [{ securityContextConfig: 'restricted' }, false, true],
    [{ securityContextConfig: 'legacy' }, true, false],
  ])('is restricted by %j in a namespace that enforces it (%s): %s', (config, isRestricted, is) => {
    const { spec } = podOf({ grpcPodConfig: config }, { isRestricted });
    expect(objectAt(spec, 'securityContext') !== undefined).toBe(is);
    const [container] = listAt(spec, 'containers');
    expect(objectAt(container, 'securityContext', 'capabilities') !== undefined).toBe(is);
  });

  it('gets its memory target', () => {
    const [container] = listAt(
      podOf({ grpcPodConfig: { memoryTarget: '160Mi' } }),
      'spec',
      'containers',
    );
    expect(container).toMatchObject({
      env: [{ name: 'GOMEMLIMIT', value: '160MiB' }],
      resources: { requests: { memory: '160Mi' } },
    });
  });

  it('unpacks the content into a server of OLM', () => {
    const extractContent = { catalogDir: '/configs', cacheDir: '/tmp/cache' };
    const { spec } = podOf({ grpcPodConfig: { extractContent } });
    expect(listAt(spec, 'initContainers')).toMatchObject([
      { name: 'extract-utilities', image: UTILITIES_IMAGE },
      {
        name: 'extract-content',
        image: tag,
        imagePullPolicy: 'Always',
        args: [
          '--catalog.from=/configs',
          '--catalog.to=/extracted-catalog/catalog',
          '--cache.from=/tmp/cache',
          '--cache.to=/extracted-catalog/cache',
        ],
      },
    ]);
    expect(listAt(spec, 'containers')).toMatchObject([
      {
        name: 'registry-server',
        image: OPM_IMAGE,
        args: ['serve', '/extracted-catalog/catalog', '--cache-dir=/extracted-catalog/cache'],
      },
    ]);
    const without = podOf({ grpcPodConfig: { extractContent: { catalogDir: '/configs' } } });
    expect(listAt(without.spec, 'volumes')).toHaveLength(3);
  });

  it('has another hash for each change of its spec, and the same for the same', () => {
    const hashes = [
      hashOf({}),
      hashOf({ image: 'quay.example.com/shelf:v2' }),
      hashOf({ grpcPodConfig: { priorityClassName: '' } }),
      hashOf({ grpcPodConfig: { nodeSelector: {} } }),
      hashOf({ grpcPodConfig: { memoryTarget: '160Mi' } }),
      hashOf({}, { isRestricted: true }),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashOf({ displayName: 'Mine' }, { annotations: { a: 'b' } })).toBe(hashes[0]);
  });
});
