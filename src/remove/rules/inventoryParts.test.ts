import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription, anInstallPlan } from '~/test/builders';
import { anOwnCsv } from '~/test/uninstallBuilders';
import { definitionIn } from './definition';
import { remainingDependencies } from './dependencies';
import { countsByNamespace, operandsIn } from './operands';
import { csvWorkloads, ownedApis } from './apiInventory';
import { servedApi } from '~/olm/installed/operatorApis';

const HOSTILE: readonly unknown[] = [
  null,
  7,
  'x',
  [],
  { metadata: [] },
  { items: 7, metadata: 'x' },
];

describe('operandsIn', () => {
  it('reads the required metadata', () => {
    const metadata = {
      name: 'blue',
      namespace: 'team-a',
      uid: 'uid-blue',
      finalizers: ['a/b'],
      deletionTimestamp: '2026-11-21T20:00:00Z',
      ownerReferences: [{ apiVersion: 'vault.example.com/v1', kind: 'Vault', name: 'main' }],
    };
    expect(operandsIn([{ metadata }, { metadata: {} }])).toEqual([
      {
        name: 'blue',
        namespace: 'team-a',
        uid: 'uid-blue',
        finalizers: ['a/b'],
        isTerminating: true,
        owners: [{ group: 'vault.example.com', kind: 'Vault', name: 'main' }],
      },
    ]);
  });

  it.each(HOSTILE)('finds nothing in %j', (list) => {
    expect(operandsIn([list])).toEqual([]);
    expect(definitionIn(list)).toBeNull();
  });
});

describe('countsByNamespace', () => {
  it('sorts by count in descending order', () => {
    const [one] = operandsIn([{ metadata: { name: 'a' } }]);
    if (one === undefined) throw new Error('none');
    const all = ['team-b', 'team-a', 'team-b', null].map((namespace) => ({ ...one, namespace }));
    expect(countsByNamespace(all)).toEqual([
      { namespace: 'team-b', count: 2 },
      { namespace: null, count: 1 },
      { namespace: 'team-a', count: 1 },
    ]);
  });
});

describe('ownedApis', () => {
  it('distinguishes remaining APIs, APIs deleted with the CSV, and internal ones (OD-021)', () => {
    const csv = aCsv({
      annotations: { 'operators.operatorframework.io/internal-objects': '["inks.example.com"]' },
      spec: {
        customresourcedefinitions: {
          owned: [
            { name: 'quills.example.com', kind: 'Quill', version: 'v1' },
            { name: 'quills.example.com', kind: 'Quill', version: 'v1beta1' },
            { name: 'inks.example.com', kind: 'Ink', version: 'v1' },
          ],
        },
        apiservicedefinitions: {
          owned: [{ name: 'pens', group: 'api.example.com', version: 'v1', kind: 'Pen' }],
        },
      },
    });
    const described = ownedApis([csv, csv]).map(({ name, versions, source, isInternal }) => ({
      name,
      versions,
      source,
      isInternal,
    }));
    expect(described).toEqual([
      { name: 'inks.example.com', versions: ['v1'], source: 'definition', isInternal: true },
      { name: 'pens.api.example.com', versions: ['v1'], source: 'api-service', isInternal: false },
      {
        name: 'quills.example.com',
        versions: ['v1', 'v1beta1'],
        source: 'definition',
        isInternal: false,
      },
    ]);
  });
});

describe('servedApi', () => {
  const [api] = ownedApis([anOwnCsv()]);
  if (api === undefined) throw new Error('no API');
  const group = (versions: readonly object[], name = 'example.com') => ({
    items: [{ metadata: { name }, versions }],
  });
  const version = (name: string, scope = 'Namespaced') => ({
    version: name,
    resources: [{ resource: 'quills', responseKind: { kind: 'Quill' }, scope }],
  });

  it.each([
    ['the version in the CSV', [version('v2'), version('v1')], 'v1', true],
    ['the served version if the CSV names another', [version('v2', 'Cluster')], 'v2', false],
  ])('finds %s', (_, versions, expected, namespaced) => {
    expect(servedApi([{}, group(versions)], api)?.model).toEqual({
      group: 'example.com',
      plural: 'quills',
      kind: 'Quill',
      version: expected,
      namespaced,
      isServed: true,
    });
  });

  it.each([
    ['another group', [group([version('v1')], 'other.example.com')]],
    ['an unavailable API', [group([{ version: 'v1', freshness: 'Stale', resources: null }])]],
    ['nothing', HOSTILE],
  ])('finds none in %s', (_, discovery) => {
    expect(servedApi(discovery, api)).toBeNull();
  });
});

describe('definitionIn', () => {
  it.each([
    ['nothing else', {}, {}, null],
    [
      'OpenShift',
      {},
      { 'include.release.openshift.io/single-node-developer': 'true' },
      { kind: 'platform' },
    ],
    [
      'an extension of OLM v1',
      {
        'olm.operatorframework.io/owner-kind': 'ClusterExtension',
        'olm.operatorframework.io/owner-name': 'quill',
      },
      {},
      { kind: 'extension', name: 'quill' },
    ],
  ])('is controlled by %s', (_, labels, annotations, controller) => {
    const found = definitionIn({
      metadata: { name: 'quills.example.com', labels, annotations },
      spec: { versions: [{ name: 'v1', served: true }, { name: 'v1beta1', served: false }, 7] },
      status: { storedVersions: ['v1', 'v1beta1'] },
    });
    expect(found).toMatchObject({
      controller,
      servedVersions: ['v1'],
      storedVersions: ['v1', 'v1beta1'],
    });
  });
});

describe('csvWorkloads', () => {
  it('names resources deleted with the CSV (UN-003) once', () => {
    const spec = {
      install: { spec: { deployments: [{ name: 'quill' }] } },
      webhookdefinitions: [
        { type: 'ValidatingAdmissionWebhook', generateName: 'quills.example.com' },
      ],
      apiservicedefinitions: {
        owned: [{ name: 'pens', group: 'api.example.com', version: 'v1', kind: 'Pen' }],
      },
    };
    const csv = aCsv({ spec });
    expect(csvWorkloads([csv, csv])).toEqual({
      deployments: ['quill'],
      webhooks: [{ kind: 'validating', name: 'quills.example.com' }],
      apiServices: ['v1.api.example.com'],
    });
  });
});

describe('stayingDependencies (UN-018)', () => {
  const ink = { name: 'inks.example.com', kind: 'Ink', version: 'v1' };
  const needing = (name: string) =>
    aCsv({ name, spec: { displayName: name, customresourcedefinitions: { required: [ink] } } });
  const provider = aCsv({
    name: 'ink.v1.0.0',
    spec: { displayName: 'Ink', customresourcedefinitions: { owned: [ink] } },
  });
  const subscription = aSubscription({
    name: 'ink-stable',
    status: { installedCSV: 'ink.v1.0.0' },
  });
  const step = {
    resolving: 'quill.v1.0.0',
    status: 'Created',
    resource: {
      group: '',
      version: '',
      kind: 'Subscription',
      name: 'ink-stable',
      sourceName: '',
      sourceNamespace: '',
    },
  };

  it.each([
    ['are installed automatically', [anInstallPlan({ status: { plan: [step] } })], true],
    ['a user installed', [], false],
  ])('reports dependencies that %s', (_, plans, isAutomatic) => {
    const found = remainingDependencies({
      own: [needing('quill.v1.0.0')],
      neighbours: [provider, needing('cache')],
      subscriptions: [subscription],
      plans,
    });
    expect(found).toEqual([
      {
        namespace: 'team-a',
        name: 'ink-stable',
        displayName: 'Ink',
        isAutomatic,
        alsoNeededBy: ['cache'],
      },
    ]);
  });
});
