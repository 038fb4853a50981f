import { describe, expect, it } from 'vitest';
import type { KubeEvent } from '~/kube/models/event';
import { diagnosed, troubleKinds } from '~/test/diagnosedSource';
import { REGISTRY_IMAGE, aPodEvent, aRegistryPod, waiting } from '~/test/registryBuilders';

describe('the pod of a catalog that is down', () => {
  it.each([
    ['image-not-found', 'ErrImagePull', 'reading manifest v1: manifest unknown'],
    // TS-007, TS-008
    ['image-unauthorized', 'ErrImagePull', 'unauthorized: access to the requested resource'],
    ['image-unreachable', 'ImagePullBackOff', 'Back-off: lookup x.io: no such host'],
    ['image-rate-limit', 'ErrImagePull', 'toomanyrequests: limit'],
    ['image-untrusted', 'ErrImagePull', 'x509: certificate signed by unknown authority'],
    ['image-invalid-name', 'InvalidImageName', 'couldn’t parse image name'],
    ['image-unknown', 'ImagePullBackOff', `Back-off pulling image "${REGISTRY_IMAGE}"`],
    [
      'run-as-root',
      'CreateContainerConfigError',
      'container has runAsNonRoot and image will run as root',
    ],
    ['container-config', 'CreateContainerConfigError', 'secret "x" not found'],
  ] as const)('is %s by %s', (kind, reason, message) => {
    expect(diagnosed({ pods: [aRegistryPod(waiting(reason, message))] })[0]).toMatchObject({
      kind,
      severity: 'down',
      values: { pod: 'ink-abcde' },
    });
  });

  it('tells by its events why an image cannot be pulled, and which Secret is missing', () => {
    const events: readonly KubeEvent[] = [
      aPodEvent('Failed', `Failed to pull image "${REGISTRY_IMAGE}": unauthorized: no access`),
      aPodEvent(
        'FailedToRetrieveImagePullSecret',
        'Unable to retrieve some image pull secrets (ink-pull); attempting to pull the image may not succeed.',
      ),
      aPodEvent('Failed', `Failed to pull image "${REGISTRY_IMAGE}": no such host`, 'other-abcde'),
    ];
    const pods = [aRegistryPod(waiting('ImagePullBackOff', 'Back-off pulling image'))];
    expect(diagnosed({ pods, events })[0]).toMatchObject({
      kind: 'image-unauthorized',
      values: { secret: 'ink-pull', registry: 'registry.example.com', image: REGISTRY_IMAGE },
    });
  });

  it('is not taken in by the name of an image', () => {
    const image = 'x.io/x509:/unauthorized-not-found:no such host';
    const message = `Back-off pulling image "${image}"`;
    const pods = [
      aRegistryPod(waiting('ImagePullBackOff', message), {
        spec: { containers: [{ name: 'registry-server', image }] },
      }),
    ];
    expect(troubleKinds({ pods })).toEqual(['image-unknown']);
  });

  it.each([
    ['crash', { exitCode: 1, reason: 'Error', message: 'panic' }],
    ['crash-memory', { exitCode: 137, reason: 'OOMKilled' }],
    // CS-013
    ['crash-permission', { exitCode: 1, message: 'Error: open db-792922255: permission denied' }],
    ['crash-permission', { exitCode: 1, message: 'open /etc/nsswitch.conf: permission denied' }],
    [
      'crash-permission',
      { exitCode: 1, message: "mkdir: can't create directory: Permission denied" },
    ],
    ['image-platform', { exitCode: 1, message: 'exec /bin/opm: exec format error' }],
    [
      'crash-cache',
      { exitCode: 1, message: 'Error: cache requires rebuild: cache reports digest' },
    ],
  ] as const)('is %s by how its server ended', (kind, terminated) => {
    const container = {
      ...waiting('CrashLoopBackOff', 'back-off 5m0s restarting failed container'),
      restartCount: 7,
      lastState: { terminated },
    };
    expect(diagnosed({ pods: [aRegistryPod(container)] })[0]).toMatchObject({
      kind,
      values: { exitCode: String(terminated.exitCode), restarts: '7' },
    });
  });

  it('has crashed also between two restarts', () => {
    const container = { state: { terminated: { exitCode: 2, reason: 'Error', message: 'x' } } };
    expect(troubleKinds({ pods: [aRegistryPod(container)] })).toEqual(['crash']);
  });

  it('says that the content of its image could not be extracted', () => {
    const pod = aRegistryPod(waiting('PodInitializing'), {
      spec: {
        initContainers: [{ name: 'extract-content', image: REGISTRY_IMAGE }],
        containers: [{ name: 'registry-server', image: 'opm' }],
      },
      status: {
        initContainerStatuses: [
          {
            name: 'extract-content',
            ...waiting('CrashLoopBackOff'),
            lastState: { terminated: { exitCode: 1, message: 'no such file or directory' } },
          },
        ],
      },
    });
    expect(troubleKinds({ pods: [pod] })).toEqual(['crash-extract']);
  });

  it('says what the scheduler misses', () => {
    const message =
      "0/6 nodes are available: 1 Insufficient memory, 2 node(s) had untolerated taint {node-role.kubernetes.io/infra: }, 3 node(s) didn't match Pod's node affinity/selector. preemption: none";
    const status = {
      conditions: [{ type: 'PodScheduled', status: 'False', reason: 'Unschedulable', message }],
    };
    expect(diagnosed({ pods: [aRegistryPod({}, { status })] })[0]).toMatchObject({
      kind: 'unschedulable',
      values: {
        selector: 'node affinity/selector',
        taint: 'node-role.kubernetes.io/infra',
        resource: 'memory',
      },
    });
  });

  it.each([
    ['pod-evicted', { phase: 'Failed', reason: 'Evicted', message: 'low on memory' }],
    ['pod-failed', { phase: 'Failed', reason: 'NodeLost' }],
  ] as const)('is %s when the whole pod has failed', (kind, status) => {
    expect(troubleKinds({ pods: [aRegistryPod({}, { status })] })).toEqual([kind]);
  });

  it('runs, and is not ready', () => {
    const events = [aPodEvent('Unhealthy', 'Startup probe failed: timeout')];
    const pod = aRegistryPod({ ready: false, state: { running: {} } });
    expect(diagnosed({ pods: [pod], events })[0]).toMatchObject({
      kind: 'not-ready',
      said: [{ reason: 'Unhealthy' }],
    });
  });

  it('cannot be started by its node', () => {
    const events = [aPodEvent('FailedCreatePodSandBox', 'no IP')];
    expect(troubleKinds({ pods: [aRegistryPod(waiting('ContainerCreating'))], events })).toEqual([
      'sandbox',
    ]);
  });

  it('is only being started', () => {
    expect(diagnosed({ pods: [aRegistryPod(waiting('ContainerCreating'))] })).toMatchObject([
      { kind: 'starting', severity: 'waiting' },
    ]);
  });

  it('goes, and has not gone', () => {
    const pod = aRegistryPod(undefined, { deletionTimestamp: '2026-01-01T00:03:00Z' });
    expect(troubleKinds({ pods: [pod] })).toEqual(['pod-leaving']);
  });

  it('is the newest of those that stay', () => {
    const old = aRegistryPod(waiting('ErrImagePull', 'manifest unknown'), {
      name: 'ink-aaaaa',
      deletionTimestamp: '2026-01-01T00:03:00Z',
    });
    expect(troubleKinds({ pods: [old, aRegistryPod()] })).toEqual(['unreachable']);
  });

  it('is not there', () => {
    expect(troubleKinds({ pods: [] })).toEqual(['pod-missing']);
  });

  it('may not be seen', () => {
    expect(troubleKinds({ pods: null })).toEqual(['pod-unseen']);
  });
});
