import { describe, expect, it } from 'vitest';
import { aCsv, anInstallPlan, aSubscription } from '~/test/builders';
import {
  MANAGED,
  aDefinition,
  anApiService,
  anObject,
  convertedBy,
  ownedBy,
} from '~/test/leftoverObjects';
import { type RawObjects, kindsIn, leftoversOf } from '~/test/scannedCluster';

const found = (raw: RawObjects) =>
  leftoversOf(raw).map(({ kind, object }) => `${kind} ${object.name}`);

const served = anObject({ name: 'quill-api', namespace: 'team-a' });
const unavailable = {
  conditions: [{ type: 'Available', status: 'False', message: 'no endpoints' }],
};
const service = { name: 'quill-api', namespace: 'team-a' };
const spec = { group: 'things.example.com', version: 'v1', service };

describe('APIs without their Service', () => {
  const broken = ['broken-api-service v1.things.example.com'];

  it.each<[string, readonly string[], RawObjects]>([
    ['the Service does not exist', broken, { apiServices: [anApiService()] }],
    [
      'it has no label and the Service does not exist',
      broken,
      { apiServices: [anApiService({ labels: {} })] },
    ],
    [
      'it is unavailable and the CSV of its label does not exist',
      broken,
      { apiServices: [anApiService({}, { spec, status: unavailable })], services: [served] },
    ],
    [
      'it is unavailable and its owner is unknown',
      [],
      {
        apiServices: [anApiService({ labels: {} }, { spec, status: unavailable })],
        services: [served],
      },
    ],
    ['the Service exists', [], { apiServices: [anApiService()], services: [served] }],
    [
      'the API server provides it',
      [],
      { apiServices: [anApiService({}, { spec: { group: 'apps', version: 'v1' } })] },
    ],
    ['Services could not be read', [], { apiServices: [anApiService()], services: null }],
    ['its CSV exists', [], { apiServices: [anApiService()], csvs: [aCsv()] }],
    [
      'a CSV owns it without a label',
      [],
      {
        apiServices: [anApiService({ labels: {} })],
        csvs: [
          aCsv({
            name: 'other',
            spec: {
              apiservicedefinitions: {
                owned: [
                  { name: 'things', kind: 'Thing', group: 'things.example.com', version: 'v1' },
                ],
              },
            },
          }),
        ],
      },
    ],
    ['CSVs could not be read', [], { apiServices: [anApiService({ labels: {} })], csvs: null }],
    [
      'it is the API of OLM’s packages',
      [],
      { apiServices: [anApiService({ name: 'v1.packages.operators.coreos.com', labels: {} })] },
    ],
  ])('when %s: %j', (_, expected, raw) => {
    expect(found(raw)).toEqual(expected);
  });
});

describe('CRDs whose conversion Service does not exist', () => {
  const definition = aDefinition({}, convertedBy('quill-convert'));
  const both = ['broken-conversion quills.example.com', 'ownerless-definition quills.example.com'];

  it.each<[string, readonly string[], RawObjects]>([
    ['nothing requires it', both, { definitions: [definition] }],
    [
      'it has no label',
      [both[0] ?? ''],
      { definitions: [aDefinition({ labels: {}, annotations: {} }, convertedBy('x'))] },
    ],
    [
      'it is in deletion and blocked by unreadable instances',
      [both[0] ?? ''],
      { definitions: [aDefinition({ deletionTimestamp: 'x' }, convertedBy('quill-convert'))] },
    ],
    [
      'the Service exists',
      [both[1] ?? ''],
      {
        definitions: [definition],
        services: [anObject({ name: 'quill-convert', namespace: 'team-a' })],
      },
    ],
    [
      'a URL converts',
      [both[1] ?? ''],
      {
        definitions: [
          aDefinition({}, { strategy: 'Webhook', webhook: { clientConfig: { url: 'https://x' } } }),
        ],
      },
    ],
    [
      'an installed Operator owns it',
      [],
      {
        definitions: [definition],
        subscriptions: [aSubscription({ status: { installedCSV: 'quill.v1.0.0' } })],
        csvs: [aCsv()],
      },
    ],
    ['CSVs could not be read', [], { definitions: [definition], csvs: null }],
  ])('when %s: %j', (_, expected, raw) => {
    expect(found(raw)).toEqual(expected);
  });

  it('lose the conversion before deletion, because the API server reads every object first', () => {
    const leftovers = leftoversOf({ definitions: [definition] });
    const [conversion, ownerless] = leftovers;
    expect(ownerless?.after).toEqual([conversion?.id]);
    expect(conversion?.cleanUp).toEqual({
      kind: 'patch',
      part: 'conversion',
      steps: [
        { op: 'test', path: '/metadata/uid', value: 'uid--quills.example.com' },
        { op: 'test', path: `${SERVICE}/namespace`, value: 'team-a' },
        { op: 'test', path: `${SERVICE}/name`, value: 'quill-convert' },
        { op: 'replace', path: '/spec/conversion', value: { strategy: 'None' } },
      ],
    });
  });

  const SERVICE = '/spec/conversion/webhook/clientConfig/service';
});

const definitions = [aDefinition()];
const label = { 'operators.coreos.com/quill.team-a': '' };
const api = { name: 'quills.example.com', kind: 'Quill', version: 'v1' };

const installed = (packageName: string, namespace: string) => ({
  subscriptions: [
    aSubscription({
      name: packageName,
      namespace,
      status: { installedCSV: 'other.v2.0.0', currentCSV: 'other.v2.0.0' },
    }),
  ],
  csvs: [aCsv({ name: 'other.v2.0.0', namespace })],
});

/** A package with a label that OLM truncates to the maximum of 63 characters. */
const LONG = 'a-package-with-quite-a-long-name-that-goes-on-and-on-and';
const CUT = `${LONG}.team-a-production`.slice(0, 63);

describe('unused CRDs (UN-004, UN-012)', () => {
  it.each<[string, RawObjects]>([
    ['with both of OLM’s labels', { definitions }],
    ['with only the label of its package', { definitions: [aDefinition({ labels: label })] }],
    ['with only the label of OLM', { definitions: [aDefinition({ labels: MANAGED })] }],
    ['while another package is installed', { definitions, ...installed('other', 'team-b') }],
    [
      'of an older version, while the package is installed elsewhere without this API',
      { definitions, ...installed('quill', 'team-b') },
    ],
    [
      'while another InstallPlan runs',
      { definitions, installPlans: [anInstallPlan({ namespace: 'team-b' })] },
    ],
  ])('are leftovers %s', (_, raw) => {
    expect(kindsIn(raw)).toEqual(['ownerless-definition']);
  });

  it.each<[string, RawObjects, (readonly string[])?]>([
    [
      'a CSV in any namespace owns it',
      {
        definitions,
        csvs: [
          aCsv({ namespace: 'team-z', spec: { customresourcedefinitions: { owned: [api] } } }),
        ],
      },
    ],
    [
      'a CSV requires it',
      {
        definitions,
        csvs: [aCsv({ name: 'x', spec: { customresourcedefinitions: { required: [api] } } })],
      },
    ],
    ['its original CSV exists', { definitions, csvs: [aCsv()] }],
    [
      'a CSV of its package exists',
      {
        definitions,
        csvs: [aCsv({ name: 'quill.v2.0.0', labels: label })],
        subscriptions: [aSubscription({ status: { installedCSV: 'quill.v2.0.0' } })],
      },
    ],
    [
      'its package has an unresolved Subscription',
      { definitions, subscriptions: [aSubscription()] },
    ],
    [
      'its package is being installed in another namespace',
      { definitions, subscriptions: [aSubscription({ namespace: 'team-b' })] },
    ],
    [
      'a second installation of its package is being updated',
      {
        definitions,
        ...installed('other', 'team-c'),
        subscriptions: [
          aSubscription({
            namespace: 'team-c',
            status: { installedCSV: 'other.v2.0.0', currentCSV: 'other.v3.0.0' },
          }),
        ],
      },
    ],
    [
      'its package is unknown and an installation is running',
      {
        definitions: [aDefinition({ labels: MANAGED })],
        subscriptions: [aSubscription({ name: 'x' })],
      },
    ],
    [
      'an InstallPlan contains it',
      {
        definitions,
        installPlans: [
          anInstallPlan({
            namespace: 'team-b',
            status: { phase: 'Installing', plan: [stepFor('quills.example.com')] },
          }),
        ],
      },
    ],
    [
      'its package has a Subscription and the label is truncated',
      {
        definitions: [aDefinition({ labels: { [`operators.coreos.com/${CUT}`]: '' } })],
        ...installed(LONG, 'team-a-production'),
      },
    ],
    ['it has an owner', { definitions: [aDefinition(ownedBy('Hub', 'hub.example.com/v1'))] }],
    [
      'OLM v1 manages it (recording v1_store_install_pinned)',
      {
        definitions: [
          aDefinition({
            labels: {
              ...MANAGED,
              'olm.operatorframework.io/owner-kind': 'ClusterExtension',
              'olm.operatorframework.io/owner-name': 'v1-store',
            },
          }),
        ],
        extensions: [anObject({ name: 'v1-store' })],
      },
    ],
    [
      'Helm also installed it',
      {
        definitions: [
          aDefinition({ labels: { ...MANAGED, 'app.kubernetes.io/managed-by': 'Helm' } }),
        ],
      },
    ],
    [
      'OpenShift’s ingress operator took it over',
      {
        definitions: [
          aDefinition({ labels: { ...MANAGED, 'ingress.operator.openshift.io/owned': '' } }),
        ],
      },
    ],
    [
      'Argo CD would re-create it',
      {
        definitions: [
          aDefinition({ annotations: { 'argocd.argoproj.io/tracking-id': 'app:x/y' } }),
        ],
      },
    ],
    [
      'it belongs to OpenShift’s cluster operators',
      {
        definitions: [
          aDefinition({
            annotations: { 'include.release.openshift.io/self-managed-high-availability': 'true' },
          }),
        ],
      },
    ],
    [
      'it belongs to OLM',
      { definitions: [aDefinition({ name: 'subscriptions.operators.coreos.com' })] },
    ],
    [
      'it has no connection to OLM',
      { definitions: [aDefinition({ labels: {}, annotations: {} })] },
    ],
    [
      'it is in deletion',
      { definitions: [aDefinition({ deletionTimestamp: '2026-11-21T11:00:00Z' })] },
    ],
    ['CSVs could not be read', { definitions, csvs: null }],
    ['Subscriptions could not be read', { definitions, subscriptions: null }],
    ['InstallPlans could not be read', { definitions, installPlans: null }],
    ['only CSVs of one namespace could be read', { definitions }, ['team-a']],
  ])('are not found if %s', (_, raw, namespaces) => {
    expect(kindsIn(raw, namespaces)).toEqual([]);
  });

  it.each([
    [{}, { packageName: 'quill', namespace: 'team-a' }],
    [
      { labels: { 'operators.coreos.com/my.quill.team-a': '' } },
      { packageName: 'my.quill', namespace: 'team-a' },
    ],
    [
      { labels: { [`operators.coreos.com/${CUT}`]: '' }, annotations: {} },
      { packageName: LONG, namespace: null },
    ],
    [{ labels: MANAGED }, { packageName: null, namespace: 'team-a' }],
  ])('name their former Operator: %j', (metadata, owner) => {
    const [leftover] = leftoversOf({ definitions: [aDefinition(metadata)] });
    expect(leftover?.formerOwner).toEqual(owner);
  });
});

function stepFor(name: string) {
  return {
    resolving: 'quill.v1.0.0',
    status: 'Unknown',
    resource: {
      group: 'apiextensions.k8s.io',
      version: 'v1',
      kind: 'CustomResourceDefinition',
      name,
      sourceName: 'c',
      sourceNamespace: 'm',
    },
  };
}
