import { describe, expect, it } from 'vitest';
import { aCsv, anInstallPlan, aSubscription } from '~/test/builders';
import { MANAGED, aDefinition, anObject, ownedBy } from '~/test/leftoverObjects';
import { type RawObjects, aScannedCluster } from '~/test/scannedCluster';
import { leftoversIn } from './leftoversIn';

const definitions = [aDefinition()];
const label = { 'operators.coreos.com/quill.team-a': '' };
const api = { name: 'quills.example.com', kind: 'Quill', version: 'v1' };

const kindsIn = (raw: RawObjects, namespaces?: readonly string[]) =>
  leftoversIn(aScannedCluster(raw, namespaces)).map(({ kind }) => kind);

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
    const [leftover] = leftoversIn(aScannedCluster({ definitions: [aDefinition(metadata)] }));
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
