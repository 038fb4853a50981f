import { describe, expect, it } from 'vitest';
import type { Pod } from '~/kube/models/workloads';
import { podsBySource, registryPod } from './podFact';

function aPod(status: object, more: object = {}, labels: object = {}): Pod {
  return {
    metadata: {
      name: 'mirror-x7k2p',
      namespace: 'openshift-marketplace',
      labels: { 'olm.catalogSource': 'mirror', ...labels },
      ...more,
    },
    spec: { containers: [{ name: 'registry-server', image: 'r.example.com/index:v4' }] },
    status,
  };
}

const containers = (state: object, more: object = {}) => ({
  phase: 'Pending',
  containerStatuses: [{ name: 'registry-server', state, ...more }],
});

const found = (...pods: readonly Pod[]) =>
  registryPod(podsBySource(pods).get('openshift-marketplace/mirror') ?? []);

describe('the pod of a catalog', () => {
  it('is the latest, not the one that polls for an update', () => {
    const at = (creationTimestamp: string, name: string) => ({ creationTimestamp, name });
    const pod = found(
      aPod({}, at('2026-01-01T00:00:00Z', 'old')),
      aPod({}, at('2026-01-02T00:00:00Z', 'new')),
      aPod({}, at('2026-01-03T00:00:00Z', 'update'), {
        'olm.catalogSource': '',
        'catalogsource.operators.coreos.com/update': 'mirror',
      }),
    );
    expect(pod?.name).toBe('new');
  });

  it('contains the digest of the running image', () => {
    const imageID = `r.example.com/index@sha256:${'b'.repeat(64)}`;
    expect(found(aPod(containers({ running: {} }, { imageID })))?.digest).toBe(
      `sha256:${'b'.repeat(64)}`,
    );
  });

  it('excludes pods of another namespace', () => {
    expect(podsBySource([aPod({}, { namespace: 'team-a' })]).has('team-a/mirror')).toBe(true);
    expect(found(aPod({}, { namespace: 'team-a' }))).toBeNull();
  });
});
