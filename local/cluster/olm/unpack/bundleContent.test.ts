import { describe, expect, it } from 'vitest';
import { recordedObservations } from '../../conformance/recordings';
import { at, textAt } from '../../kube/json';
import { aCatalog } from '../resolver/aCatalog';
import { single } from '../resolver/resolverFixtures';
import { bundleContent, objectsIn } from './bundleContent';

const csv = { kind: 'ClusterServiceVersion', metadata: { name: 'own.v1.0.0' } };
const crd = { kind: 'CustomResourceDefinition', metadata: { name: 'things.example.com' } };

describe('an unpacked bundle', () => {
  const [ofPackage] = aCatalog(single('own')).packages;
  const [bundle] = ofPackage?.bundles ?? [];
  if (ofPackage === undefined || bundle === undefined) throw new Error('the fixture has a bundle');
  const objects = [crd, csv];
  const of = { bundle, ofPackage, manifests: { kind: 'manifests', objects } } as const;
  const content = bundleContent(of, objects);

  it('contains its image, its package and its channels', () => {
    expect(content.annotations).toMatchObject({
      'olm.contentEncoding': 'gzip+base64',
      'olm.sourceImage': bundle.image,
      'operators.operatorframework.io.bundle.channels.v1': 'stable',
      'operators.operatorframework.io.bundle.package.v1': 'own',
    });
  });

  it('has files as Operator SDK writes them, and can be read back', () => {
    const group = { spec: { group: 'example.com', names: { plural: 'things' } } };
    const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'a:b' } };
    const written = [{ ...crd, ...group }, csv, service];
    const manifests = { kind: 'manifests', objects: written, format: 'yaml' } as const;
    const { binaryData } = bundleContent({ ...of, manifests }, written);
    expect(Object.keys(binaryData)).toEqual([
      'a-b_v1_service.yaml',
      'example.com_things.yaml',
      'own.clusterserviceversion.yaml',
    ]);
    const configMap = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'x' }, binaryData };
    expect(objectsIn(configMap)).toEqual([service, { ...crd, ...group }, csv]);
  });

  it('has one file per object, and can be read back', () => {
    expect(Object.keys(content.binaryData)).toEqual([
      'csv.json',
      'customresourcedefinition-things.example.com.json',
    ]);
    const configMap = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'x' } };
    expect(objectsIn({ ...configMap, binaryData: content.binaryData })).toEqual([csv, crd]);
  });
});

describe('a bundle that opm unpacked', () => {
  it('can be read', () => {
    const unpacked = recordedObservations('install_automatic').findLast(
      ({ resource }) => resource === 'configmaps',
    );
    const configMap = {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'unpacked' },
      binaryData: at(unpacked?.object, 'binaryData'),
    };
    expect(objectsIn(configMap).map((object) => textAt(object, 'metadata', 'name'))).toEqual([
      'acme-db.v1.2.0',
      'backups.acme.example.com',
      'databases.acme.example.com',
    ]);
  });
});
