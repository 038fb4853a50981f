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
    ['that failed', [job, map], { jobs: [anUnpackJob()], configMaps: [kept], catalogSources }],
    ['whose catalog is gone', [map], { configMaps: [kept] }],
    ['that lost its catalog', [map], { configMaps: [anUnpackConfigMap()], catalogSources }],
    [
      'that succeeded: OLM uses it again',
      [],
      { jobs: [anUnpackJob({}, 'Complete')], configMaps: [kept], catalogSources },
    ],
    [
      'that succeeded for a catalog that is gone',
      [job, map],
      { jobs: [anUnpackJob({}, 'Complete')], configMaps: [kept] },
    ],
    ['that is at work', [], { jobs: [anUnpackJob({}, null)], configMaps: [kept] }],
    [
      'that an InstallPlan refers to',
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
      'whose image an InstallPlan waits for',
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
      'that a Subscription may be waiting for',
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
    ['and not another Job', [], { jobs: [anUnpackJob({ labels: {} })] }],
    [
      'and not another ConfigMap of OLM',
      [],
      { configMaps: [anUnpackConfigMap({ name: 'settings' })] },
    ],
    [
      'and not a ConfigMap that something else owns',
      [],
      { configMaps: [anUnpackConfigMap(ownedBy('Hub', 'x/v1'))] },
    ],
    ['where catalogs could not be read', [], { configMaps: [kept], catalogSources: null }],
    ['where Jobs could not be read', [], { configMaps: [kept], jobs: null }],
    ['where InstallPlans could not be read', [], { configMaps: [kept], installPlans: null }],
    ['being deleted', [], { configMaps: [anUnpackConfigMap({ deletionTimestamp: 'x' })] }],
  ])('%s: %j', (_, expected, raw) => {
    expect(kindsIn(raw)).toEqual(expected);
  });
});
