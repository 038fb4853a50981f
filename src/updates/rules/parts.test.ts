import { describe, expect, it } from 'vitest';
import {
  aBundledCsv,
  aContentOf,
  aDefinition,
  aPlanWith,
  aStep,
  anInstall,
} from '~/test/planBuilders';
import { definitionsOf } from './definitions';
import { planContentOf } from '~/olm/plans/planContent';
import { plannedOperators } from './plannedOperators';
import { webhooksOf } from '~/olm/permissions/webhooks';
import { apiServicesOf, deploymentsOf } from '~/olm/workloads/workloads';

describe('definitionsOf', () => {
  it('reads kind, scope and versions', () => {
    const versions = [
      { name: 'v1', served: true, storage: true },
      { name: 'v1beta1', served: false, storage: false, deprecated: true },
    ];
    expect(definitionsOf(aContentOf(aDefinition({ versions })), null)).toMatchObject([
      {
        name: 'quills.example.com',
        kind: 'Quill',
        group: 'example.com',
        scope: 'Namespaced',
        versions: [
          { name: 'v1', isServed: true, isStored: true, isDeprecated: false },
          { name: 'v1beta1', isServed: false, isStored: false, isDeprecated: true },
        ],
        hasConversionWebhook: false,
      },
    ]);
  });

  it('reads the single version of v1beta1 (IP-022)', () => {
    const [found] = definitionsOf(
      aContentOf(aDefinition({ versions: undefined, version: 'v1alpha1' })),
      null,
    );
    expect(found?.versions.map(({ name }) => name)).toEqual(['v1alpha1']);
  });

  it.each([
    ['itself', [aDefinition({ conversion: { strategy: 'Webhook' } })]],
    [
      'a ClusterServiceVersion',
      [
        aDefinition(),
        aBundledCsv({
          webhookdefinitions: [
            { type: 'ConversionWebhook', conversionCRDs: ['quills.example.com'] },
          ],
        }),
      ],
    ],
  ])('detects a conversion webhook that %s sets up', (_, manifests) => {
    expect(definitionsOf(aContentOf(...manifests), null)[0]?.hasConversionWebhook).toBe(true);
  });

  it.each([
    ['the cluster does not have it', 'Unknown', [], true],
    ['the cluster has it', 'NotPresent', ['quills.example.com'], false],
    ['the existing resources are unknown', 'Unknown', null, null],
    ['OLM created it', 'Created', ['quills.example.com'], true],
    ['OLM found it', 'Present', ['quills.example.com'], false],
  ] as const)('reports whether it is new: %s', (_, status, existing, expected) => {
    const plan = aPlanWith(aStep('CustomResourceDefinition', 'quills.example.com', { status }));
    const content = planContentOf(plan, { bundles: new Map(), manifests: new Map() });
    expect(definitionsOf(content, existing)[0]?.isNew).toBe(expected);
  });

  it('keeps the name of an unreadable CRD', () => {
    const plan = aPlanWith(aStep('CustomResourceDefinition', 'quills.example.com'));
    const content = planContentOf(plan, { bundles: new Map(), manifests: new Map() });
    expect(definitionsOf(content, null)).toMatchObject([
      { name: 'quills.example.com', kind: null, scope: null, versions: [] },
    ]);
  });
});

describe('webhooksOf (OD-015)', () => {
  const webhooks = (...definitions: readonly unknown[]) =>
    webhooksOf(aContentOf(aBundledCsv({ webhookdefinitions: definitions })));

  it('lists requests, their target and failure policy', () => {
    const rules = [
      {
        apiGroups: ['', 'apps'],
        resources: ['pods', 'x/status'],
        operations: ['CREATE'],
        scope: 'Namespaced',
      },
    ];
    expect(
      webhooks(
        { type: 'ValidatingAdmissionWebhook', generateName: 'v.example.com', rules },
        { type: 'MutatingAdmissionWebhook', generateName: 'm', failurePolicy: 'Ignore' },
        { type: 'ConversionWebhook', generateName: 'c', conversionCRDs: ['quills.example.com'] },
      ),
    ).toMatchObject([
      {
        kind: 'validating',
        name: 'v.example.com',
        failurePolicy: 'Fail',
        rules: [
          {
            operations: ['CREATE'],
            resources: ['pods', 'pods.apps', 'x/status', 'x/status.apps'],
            scope: 'Namespaced',
          },
        ],
      },
      { kind: 'mutating', failurePolicy: 'Ignore', rules: [] },
      { kind: 'conversion', definitions: ['quills.example.com'] },
    ]);
  });

  it.each([[null], [{}], [{ type: 'constructor' }], [{ type: 'Other' }]])('excludes %j', (one) => {
    expect(webhooks(one)).toEqual([]);
  });
});

describe('workloads', () => {
  const pod = (spec: object) => ({
    deployments: [{ name: 'quill', spec: { template: { spec } } }],
  });
  const deployed = (spec: object) => deploymentsOf(aContentOf(aBundledCsv(anInstall(pod(spec)))));

  it('lists ServiceAccount, replicas and images, including those of init containers', () => {
    const spec = {
      serviceAccountName: 'quill-sa',
      initContainers: [{ image: 'init:1' }],
      containers: [{ image: 'main:1' }, { image: 'proxy:1' }],
    };
    expect(deployed(spec)).toMatchObject([
      {
        name: 'quill',
        account: 'quill-sa',
        replicas: 1,
        images: ['init:1', 'main:1', 'proxy:1'],
        privileges: [],
      },
    ]);
  });

  it.each([
    ['privileged', { containers: [{ securityContext: { privileged: true } }] }],
    ['root', { securityContext: { runAsUser: 0 } }],
    ['host-network', { hostNetwork: true }],
    ['host-pid', { hostPID: true }],
    ['host-ipc', { hostIPC: true }],
    ['host-path', { volumes: [{ hostPath: { path: '/' } }] }],
    ['control-plane', { nodeSelector: { 'node-role.kubernetes.io/master': '' } }],
  ])('detects %s', (privilege, spec) => {
    expect(deployed(spec)[0]?.privileges).toEqual([privilege]);
  });

  it('lists the APIs of the Operator’s own API server', () => {
    const owned = [{ group: 'x.example.com', version: 'v1', kind: 'X', deploymentName: 'server' }];
    expect(
      apiServicesOf(aContentOf(aBundledCsv({ apiservicedefinitions: { owned } }))),
    ).toMatchObject([{ name: 'v1.x.example.com', kind: 'X', deployment: 'server' }]);
  });
});

it('sorts requested Operators before dependencies (IN-038)', () => {
  const plan = aPlanWith(
    aStep('Subscription', 'basalt-stable', { resolving: 'basalt.v2.0.0', manifest: '{}' }),
    aStep('ClusterServiceVersion', 'basalt.v2.0.0', { resolving: 'basalt.v2.0.0', manifest: '{}' }),
    aStep('ClusterServiceVersion', 'quill.v1.0.0', {
      manifest: JSON.stringify({ spec: { displayName: 'Quill!', version: '1.0.0' } }),
    }),
  );
  const content = planContentOf(plan, { bundles: new Map(), manifests: new Map() });
  const catalog = { name: 'community-operators', namespace: 'openshift-marketplace' };
  expect(plannedOperators(content, ['basalt.v2.0.0', 'quill.v1.0.0'])).toEqual([
    {
      csvName: 'quill.v1.0.0',
      displayName: 'Quill!',
      version: '1.0.0',
      icon: null,
      catalog,
      isDependency: false,
      objects: 1,
    },
    {
      csvName: 'basalt.v2.0.0',
      displayName: 'basalt',
      version: null,
      icon: null,
      catalog,
      isDependency: true,
      objects: 2,
    },
  ]);
});
