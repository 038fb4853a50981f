import { describe, expect, it } from 'vitest';
import { aCatalogSource, anInstallPlan, aSubscription } from '~/test/builders';
import { UNPACK_NAME, anUnpackConfigMap, anUnpackJob, ownedBy } from '~/test/leftoverObjects';
import { type RawObjects, aScannedCluster } from '~/test/scannedCluster';
import { leftoversIn } from './leftoversIn';

const kindsIn = (raw: RawObjects, namespaces?: readonly string[]) =>
  leftoversIn(aScannedCluster(raw, namespaces)).map(({ kind }) => kind);

describe('resources of bundle unpacking', () => {
  const catalog = aCatalogSource({ name: 'acme', namespace: 'market' });
  const catalogSources = [catalog];
  const ofCatalog = {
    ownerReferences: [
      {
        apiVersion: 'operators.coreos.com/v1alpha1',
        kind: 'CatalogSource',
        name: 'acme',
        uid: catalog.metadata.uid,
      },
    ],
  };
  const kept = anUnpackConfigMap(ofCatalog);
  const job = 'unpack-job';
  const map = 'unpack-config-map';
  const reference = `{"kind":"ConfigMap","name":"${UNPACK_NAME}","namespace":"market"}`;
  const resource = {
    group: '',
    version: 'v1',
    kind: 'Role',
    name: 'r',
    sourceName: 'c',
    sourceNamespace: 'm',
    manifest: reference,
  };

  it.each<[string, readonly string[], RawObjects]>([
    ['a failed one', [job, map], { jobs: [anUnpackJob()], configMaps: [kept], catalogSources }],
    ['one whose catalog does not exist', [map], { configMaps: [kept] }],
    ['one that lost its catalog', [map], { configMaps: [anUnpackConfigMap()], catalogSources }],
    [
      'a successful one, which OLM reuses',
      [],
      { jobs: [anUnpackJob({}, 'Complete')], configMaps: [kept], catalogSources },
    ],
    [
      'a successful one of a deleted catalog',
      [job, map],
      { jobs: [anUnpackJob({}, 'Complete')], configMaps: [kept] },
    ],
    ['a running one', [], { jobs: [anUnpackJob({}, null)], configMaps: [kept] }],
    [
      'one that an InstallPlan references',
      [],
      {
        configMaps: [kept],
        installPlans: [
          anInstallPlan({
            status: { phase: 'Complete', plan: [{ resolving: 'x', status: 'Created', resource }] },
          }),
        ],
      },
    ],
    [
      'one whose image an InstallPlan requires',
      [],
      {
        jobs: [anUnpackJob()],
        configMaps: [kept],
        installPlans: [
          anInstallPlan({
            status: { bundleLookups: [{ path: 'registry.example.com/quill:1', identifier: 'x' }] },
          }),
        ],
      },
    ],
    [
      'one that a Subscription might require',
      [],
      {
        jobs: [anUnpackJob({ namespace: 'openshift-marketplace' })],
        subscriptions: [
          aSubscription({
            status: { conditions: [{ type: 'BundleUnpackFailed', status: 'True' }] },
          }),
        ],
        catalogSources,
      },
    ],
    ['another Job', [], { jobs: [anUnpackJob({ labels: {} })] }],
    ['another ConfigMap of OLM', [], { configMaps: [anUnpackConfigMap({ name: 'settings' })] }],
    [
      'a ConfigMap with another owner',
      [],
      { configMaps: [anUnpackConfigMap(ownedBy('Hub', 'x/v1'))] },
    ],
    ['if catalogs could not be read', [], { configMaps: [kept], catalogSources: null }],
    ['if Jobs could not be read', [], { configMaps: [kept], jobs: null }],
    ['if InstallPlans could not be read', [], { configMaps: [kept], installPlans: null }],
    ['one in deletion', [], { configMaps: [anUnpackConfigMap({ deletionTimestamp: 'x' })] }],
  ])('%s: %j', (_, expected, raw) => {
    expect(kindsIn(raw)).toEqual(expected);
  });
});
