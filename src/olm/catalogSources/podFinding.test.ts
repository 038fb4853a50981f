import { describe, expect, it } from 'vitest';
import type { KubeEvent } from '~/kube/models/core';
import { diagnosed, findingKinds } from '~/test/diagnosedSource';
import { REGISTRY_IMAGE, aPodEvent, aRegistryPod, waiting } from '~/test/registryBuilders';
import { isPullReason, pullFailure } from './podFinding';

describe('the pod of a failing catalog', () => {
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
      severity: 'danger',
      values: { pod: 'ink-abcde' },
    });
  });

  it('shows by its events why an image cannot be pulled, and which Secret is missing', () => {
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

  it('is not misled by the name of an image', () => {
    const image = 'x.io/x509:/unauthorized-not-found:no such host';
    const message = `Back-off pulling image "${image}"`;
    const pods = [
      aRegistryPod(waiting('ImagePullBackOff', message), {
        spec: { containers: [{ name: 'registry-server', image }] },
      }),
    ];
    expect(findingKinds({ pods })).toEqual(['image-unknown']);
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

  it('counts as crashed between two restarts', () => {
    const container = { state: { terminated: { exitCode: 2, reason: 'Error', message: 'x' } } };
    expect(findingKinds({ pods: [aRegistryPod(container)] })).toEqual(['crash']);
  });

  it('reports that the content of its image could not be extracted', () => {
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
    expect(findingKinds({ pods: [pod] })).toEqual(['crash-extract']);
  });

  it('reports what the scheduler misses', () => {
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
    expect(findingKinds({ pods: [aRegistryPod({}, { status })] })).toEqual([kind]);
  });

  it('runs, and is not ready', () => {
    const events = [aPodEvent('Unhealthy', 'Startup probe failed: timeout')];
    const pod = aRegistryPod({ ready: false, state: { running: {} } });
    expect(diagnosed({ pods: [pod], events })[0]).toMatchObject({
      kind: 'not-ready',
      messages: [{ reason: 'Unhealthy' }],
    });
  });

  it('cannot be started by its node', () => {
    const events = [aPodEvent('FailedCreatePodSandBox', 'no IP')];
    expect(findingKinds({ pods: [aRegistryPod(waiting('ContainerCreating'))], events })).toEqual([
      'sandbox',
    ]);
  });

  it('is starting', () => {
    expect(diagnosed({ pods: [aRegistryPod(waiting('ContainerCreating'))] })).toMatchObject([
      { kind: 'starting', severity: 'info' },
    ]);
  });

  it('is being deleted', () => {
    const pod = aRegistryPod(undefined, { deletionTimestamp: '2026-01-01T00:03:00Z' });
    expect(findingKinds({ pods: [pod] })).toEqual(['pod-leaving']);
  });

  it('is the latest of those not being deleted', () => {
    const old = aRegistryPod(waiting('ErrImagePull', 'manifest unknown'), {
      name: 'ink-aaaaa',
      deletionTimestamp: '2026-01-01T00:03:00Z',
    });
    expect(findingKinds({ pods: [old, aRegistryPod()] })).toEqual(['unreachable']);
  });

  it('does not exist', () => {
    expect(findingKinds({ pods: [] })).toEqual(['pod-missing']);
  });

  it('cannot be viewed', () => {
    expect(findingKinds({ pods: null })).toEqual(['pod-unseen']);
  });
});

describe('the kubelet’s message for an image that cannot be pulled', () => {
  it.each([
    // TS-008, CS-027: Quay by CRI-O.
    [
      'unauthorized',
      'unable to pull image: initializing source: reading manifest v1: unauthorized: access to the requested resource is not authorized',
    ],
    ['unauthorized', 'pull access denied, repository does not exist or may require authorization'],
    ['unauthorized', 'requested access to the resource is denied: denied: insufficient_scope'],
    ['unauthorized', 'failed to authorize: failed to fetch anonymous token: 401 Unauthorized'],
    ['not-found', 'rpc error: code = NotFound desc = failed to resolve reference: not found'],
    ['not-found', 'reading manifest v9 in : manifest unknown'],
    ['not-found', 'reading manifest latest: name unknown: repository name not known to registry'],
    // A limit in a rejection message.
    [
      'rate-limit',
      'toomanyrequests: You have reached your unauthenticated pull rate limit. authentication required',
    ],
    ['rate-limit', 'unexpected status code 429 Too Many Requests'],
    ['unreachable', 'dial tcp: lookup registry.example.com on 10.0.0.10:53: no such host'],
    [
      'unreachable',
      'pinging container registry x.io: Get "https://x.io/v2/": dial tcp 1.2.3.4:443: i/o timeout',
    ],
    ['unreachable', 'Get "https://x.io/v2/": context deadline exceeded'],
    ['unreachable', 'dial tcp 1.2.3.4:443: connect: connection refused'],
    ['unreachable', 'received unexpected HTTP status: 503 Service Unavailable'],
    [
      'untrusted',
      'pinging container registry x: Get "https://x/v2/": tls: failed to verify certificate: x509: certificate signed by unknown authority',
    ],
    ['untrusted', 'http: server gave HTTP response to HTTPS client'],
    ['platform', 'choosing image instance: no image found in image index for architecture arm64'],
    ['platform', 'no match for platform in manifest: not found'],
    ['disk-full', 'writing blob: write /var/lib/containers: no space left on device'],
    ['signature', 'Source image rejected: A signature was required, but no signature exists'],
    ['unknown', 'Back-off pulling image ""'],
    ['unknown', ''],
  ] as const)('is read as %s', (problem, message) => {
    expect(pullFailure('ErrImagePull', message)).toBe(problem);
  });

  it.each([
    ['InvalidImageName', 'invalid-name'],
    ['RegistryUnavailable', 'unreachable'],
    ['SignatureValidationFailed', 'signature'],
  ] as const)('is not needed with the reason %s', (reason, problem) => {
    expect(isPullReason(reason)).toBe(true);
    expect(pullFailure(reason, 'whatever')).toBe(problem);
  });

  it('is empty while the image is pulled', () => {
    expect(isPullReason('ContainerCreating')).toBe(false);
  });
});
