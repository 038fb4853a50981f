import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '~/kube/json';
import { aComparison, anUpdate, running } from '~/test/comparisonBuilders';
import { deploymentDeltas } from './deploymentDeltas';

describe('deploymentDeltas', () => {
  const change = (aspect: string, added: readonly string[], removed: readonly string[] = []) => ({
    aspect,
    added,
    removed,
  });

  it.each<[string, JsonRecord, JsonRecord, readonly object[]]>([
    ['replicas', running(), running({}, {}, { replicas: 3 }), [change('replicas', ['3'], ['1'])]],
    [
      'no replicas',
      running(),
      running({}, {}, { replicas: 0 }),
      [change('replicas', ['0'], ['1'])],
    ],
    [
      'the ServiceAccount',
      running(),
      running({}, { serviceAccountName: 'quill-sa' }),
      [change('account', ['quill-sa'], ['default'])],
    ],
    [
      'the image',
      running({ image: 'quay.io/acme/quill:1' }),
      running({ image: 'quay.io/acme/quill:2' }),
      [change('image', ['quay.io/acme/quill:2'], ['quay.io/acme/quill:1'])],
    ],
    [
      'arguments',
      running({ args: ['--leader-elect', '--level=1'] }),
      running({ args: ['--leader-elect', '--level=2'] }),
      [change('args', ['--level=2'], ['--level=1'])],
    ],
    [
      'the command',
      running(),
      running({ command: ['/manager'] }),
      [change('command', ['/manager'])],
    ],
    [
      'environment variables by name',
      running({ env: [{ name: 'OLD', value: 'x' }] }),
      running({ env: [{ name: 'NEW', value: 'y' }] }),
      [change('env', ['NEW'], ['OLD'])],
    ],
    [
      'a changed value without the value',
      running({ env: [{ name: 'PASSWORD', value: 'x' }] }),
      running({ env: [{ name: 'PASSWORD', value: 'y' }] }),
      [{ ...change('env', []), changed: ['PASSWORD'] }],
    ],
    [
      'the security context of the container',
      running({ securityContext: { allowPrivilegeEscalation: false } }),
      running({
        securityContext: { allowPrivilegeEscalation: true, capabilities: { add: ['NET_ADMIN'] } },
      }),
      [
        change(
          'security',
          ['allowPrivilegeEscalation: true', 'capabilities.add: NET_ADMIN'],
          ['allowPrivilegeEscalation: false'],
        ),
      ],
    ],
    [
      'the security context of the pod',
      running({}, { securityContext: { runAsNonRoot: true } }),
      running(),
      [{ ...change('security', [], ['runAsNonRoot: true']), container: null }],
    ],
    [
      'requests and limits',
      running({ resources: { requests: { cpu: '10m' }, limits: { memory: '1Gi' } } }),
      running({ resources: { requests: { cpu: '500m' } } }),
      [change('requests', ['cpu: 500m'], ['cpu: 10m']), change('limits', [], ['memory: 1Gi'])],
    ],
    [
      'access to the host',
      running(),
      running({}, { hostNetwork: true }),
      [change('host', ['hostNetwork'])],
    ],
    [
      'the node selector',
      running(),
      running(
        {},
        { nodeSelector: { disk: 'ssd' }, tolerations: [{ key: 'gpu', operator: 'Exists' }] },
      ),
      [change('placement', ['disk: ssd', 'toleration key: gpu operator: Exists'])],
    ],
    [
      'a volume',
      running({}, { volumes: [{ name: 'tmp', emptyDir: {} }] }),
      running({}, { volumes: [{ name: 'tmp', configMap: { name: 'c' } }] }),
      [{ ...change('volumes', []), changed: ['tmp'] }],
    ],
    [
      'an additional container',
      running(),
      running({}, { initContainers: [{ name: 'init' }] }),
      [change('containers', ['init'])],
    ],
  ])('tells %s', (_, before, after, changes) => {
    const [delta] = deploymentDeltas(aComparison([anUpdate(before, after)]));
    expect(delta).toMatchObject({ state: 'changed', name: 'quill', changes });
    expect(delta?.changes).toHaveLength(changes.length);
  });

  it('reports new privileges of pods', () => {
    const [delta] = deploymentDeltas(
      aComparison([
        anUpdate(running({}, { hostPID: true }), running({}, { hostPID: true, hostNetwork: true })),
      ]),
    );
    expect(delta?.newPrivileges).toEqual(['host-network']);
  });

  it.each([
    ['is added', {}, running(), 'added'],
    ['is removed', running(), {}, 'removed'],
    ['is unchanged', running(), running(), 'same'],
  ])('reports one that %s', (_, before, after, state) => {
    expect(deploymentDeltas(aComparison([anUpdate(before, after)]))).toMatchObject([
      { state, changes: [] },
    ]);
  });

  it.each([[null], ['text'], [[null, 'x', {}, { spec: 7 }]]])('accepts %j', (deployments) => {
    const spec = { install: { spec: { deployments } } };
    expect(() => deploymentDeltas(aComparison([anUpdate(spec, running())]))).not.toThrow();
  });
});
