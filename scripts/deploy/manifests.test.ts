import { execFileSync, spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type JsonRecord, textAt, textsAt, valueAt } from '../../console/json';
import { kustomize, objectsIn, readKustomization } from './kustomize';
import { only, sorted, volumesOf } from './objects';

const FOLDERS = ['deploy', 'deploy/overlays/hide-stock-pages', 'deploy/overlays/kubernetes'];
const LABELS = { 'app.kubernetes.io/name': 'operator-hub' };
const isKubectlHere =
  spawnSync('kubectl', ['kustomize', 'deploy/base'], { stdio: 'ignore' }).status === 0;

describe('the files in deploy/', () => {
  it('are all listed in a kustomization', async () => {
    const found = await readdir('deploy', { recursive: true });
    const folders = found.filter((path) => path.endsWith('kustomization.yaml'));
    const named = await Promise.all(
      folders.map(async (path) => {
        const folder = resolve('deploy', path, '..');
        const resources = textsAt(await readKustomization(folder), 'resources');
        return resources.map((resource) => relative(resolve('deploy'), join(folder, resource)));
      }),
    );
    const manifests = found.filter((path) => /\.ya?ml$/.test(path) && !folders.includes(path));
    expect(
      named
        .flat()
        .filter((path) => path.endsWith('.yaml'))
        .sort(),
    ).toEqual(manifests.sort());
  });

  it.skipIf(!isKubectlHere).each(FOLDERS)(
    'kubectl builds %s like these tests (needs kubectl)',
    async (folder) => {
      const text = execFileSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
      expect(sorted(objectsIn(text))).toEqual(sorted(await kustomize(folder)));
    },
  );
});

describe.each(FOLDERS)('%s', (folder) => {
  let objects: readonly JsonRecord[];

  beforeAll(async () => {
    objects = await kustomize(folder);
  });

  it('creates its own namespace and grants no permissions', () => {
    const kinds = objects
      .map((object) => `${textAt(object, 'apiVersion') ?? ''} ${textAt(object, 'kind') ?? ''}`)
      .sort();
    expect(kinds).toEqual([
      'apps/v1 Deployment',
      ...(folder.endsWith('kubernetes') ? [] : ['console.openshift.io/v1 ConsolePlugin']),
      'networking.k8s.io/v1 NetworkPolicy',
      'policy/v1 PodDisruptionBudget',
      'v1 Namespace',
      'v1 Service',
    ]);
    for (const object of objects) {
      const isOfCluster = ['Namespace', 'ConsolePlugin'].includes(textAt(object, 'kind') ?? '');
      expect(object).toMatchObject({
        metadata: { name: 'operator-hub', ...(isOfCluster ? {} : { namespace: 'operator-hub' }) },
      });
    }
  });

  it('admits restricted pods only', () => {
    expect(valueAt(only(objects, 'Namespace'), 'metadata', 'labels')).toEqual({
      'pod-security.kubernetes.io/enforce': 'restricted',
      'pod-security.kubernetes.io/audit': 'restricted',
      'pod-security.kubernetes.io/warn': 'restricted',
    });
  });

  it('runs two pods, on different nodes if possible', () => {
    expect(only(objects, 'Deployment')).toMatchObject({
      spec: {
        replicas: 2,
        selector: { matchLabels: LABELS },
        strategy: { rollingUpdate: { maxUnavailable: 0 } },
        template: {
          metadata: { labels: LABELS },
          spec: {
            automountServiceAccountToken: false,
            nodeSelector: { 'kubernetes.io/os': 'linux' },
            securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
            affinity: {
              podAntiAffinity: {
                preferredDuringSchedulingIgnoredDuringExecution: [
                  {
                    podAffinityTerm: {
                      topologyKey: 'kubernetes.io/hostname',
                      labelSelector: { matchLabels: LABELS },
                    },
                  },
                ],
              },
            },
            containers: [
              {
                ports: [{ name: 'https', containerPort: 9443 }],
                readinessProbe: { httpGet: PROBE },
                livenessProbe: { httpGet: PROBE },
                resources: {
                  requests: { cpu: expect.any(String), memory: expect.any(String) },
                  limits: { memory: expect.any(String) },
                },
                securityContext: {
                  allowPrivilegeEscalation: false,
                  readOnlyRootFilesystem: true,
                  capabilities: { drop: ['ALL'] },
                },
              },
            ],
          },
        },
      },
    });
  });

  it('leaves the user ID to the platform and uses nothing of the host', () => {
    const text = JSON.stringify(only(objects, 'Deployment'));
    expect(text).not.toMatch(/runAsUser|runAsGroup|fsGroup|privileged|"host|initContainers|"env"/);
    expect(text).not.toMatch(/:latest"/);
  });

  it('mounts all volumes, and writes only to /tmp', () => {
    const { volumes, mounts } = volumesOf(objects);
    expect(mounts.map(({ name }) => name).sort()).toEqual(volumes.map(({ name }) => name).sort());
    expect(mounts.filter((mount) => mount['readOnly'] !== true)).toEqual([
      { name: 'tmp', mountPath: '/tmp' },
    ]);
    expect(volumes.filter((volume) => 'emptyDir' in volume)).toHaveLength(1);
  });

  it('keeps one pod available while nodes are drained, behind one address', () => {
    expect(only(objects, 'PodDisruptionBudget')).toMatchObject({
      spec: { maxUnavailable: 1, selector: { matchLabels: LABELS } },
    });
    expect(only(objects, 'Service')).toMatchObject({
      spec: { selector: LABELS, ports: [{ port: 9443, targetPort: 'https' }] },
    });
  });

  it('limits traffic to and from the pods', () => {
    expect(only(objects, 'NetworkPolicy')).toMatchObject({
      spec: { podSelector: { matchLabels: LABELS }, policyTypes: ['Ingress', 'Egress'] },
    });
  });
});

const PROBE = { path: '/healthz', port: 'https', scheme: 'HTTPS' };
