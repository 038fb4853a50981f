import { describe, expect, it } from 'vitest';
import { IMAGE, aSourceForm } from '~/test/sourceBuilders';
import { sourceFormOf } from './readSource';
import { sourceManifest } from './sourceManifest';

function roundTrip(spec: object, annotations?: object) {
  const metadata = { name: 'tools', namespace: 'team-a', ...(annotations && { annotations }) };
  const { metadata: written, spec: after } = sourceManifest(sourceFormOf({ metadata, spec }));
  return { annotations: written.annotations, spec: after };
}

describe('a parsed and serialized catalog', () => {
  it.each([
    ['an image', { sourceType: 'grpc', image: IMAGE }],
    ['an address beside the image', { sourceType: 'grpc', image: IMAGE, address: 'a.svc:1' }],
    ['an address', { sourceType: 'grpc', address: 'a.svc:1' }],
    [
      'fields that an address does not use',
      { sourceType: 'grpc', address: 'a:1', grpcPodConfig: { x: 1 } },
    ],
    ['a ConfigMap', { sourceType: 'configmap', configMap: 'tools' }],
    ['the old name of a ConfigMap', { sourceType: 'internal', configMap: 'tools' }],
    [
      'the icon of OLM',
      { sourceType: 'grpc', image: IMAGE, icon: { base64data: '', mediatype: '' } },
    ],
    [
      'a poll',
      {
        sourceType: 'grpc',
        image: IMAGE,
        updateStrategy: { registryPoll: { interval: '10m', more: 1 } },
      },
    ],
    [
      'a poll without interval',
      { sourceType: 'grpc', image: IMAGE, updateStrategy: { registryPoll: {} } },
    ],
    ['an empty pod', { sourceType: 'grpc', image: IMAGE, grpcPodConfig: {} }],
    [
      'the default priority (CS-016)',
      { sourceType: 'grpc', image: IMAGE, grpcPodConfig: { priorityClassName: '' } },
    ],
    [
      'the whole pod',
      {
        sourceType: 'grpc',
        image: IMAGE,
        grpcPodConfig: {
          nodeSelector: { a: 'b' },
          tolerations: [{ key: 'a', operator: 'Exists' }],
          affinity: { nodeAffinity: {} },
          priorityClassName: 'system-node-critical',
          securityContextConfig: 'restricted',
          memoryTarget: '100Mi',
          extractContent: { catalogDir: '/configs' },
        },
      },
    ],
    ['members of the wrong type', { sourceType: 'grpc', image: 5, secrets: [1], priority: 'x' }],
    ['unknown members', { sourceType: 'grpc', image: IMAGE, runAs: { user: 1 } }],
  ])('keeps %s', (_, spec) => {
    expect(roundTrip(spec).spec).toEqual(spec);
  });

  it('keeps annotations, one of which is a field', () => {
    const annotations = {
      'olm.catalogImageTemplate': 'quay.io/a/b:v{kube_minor_version}',
      other: 'x',
    };
    const spec = { sourceType: 'grpc', image: IMAGE };
    expect(roundTrip(spec, annotations).annotations).toEqual(annotations);
  });

  it.each([null, 'text', {}, { spec: [] }, { metadata: null, spec: { icon: 1, secrets: {} } }])(
    'parses %j without an error',
    (source) => {
      expect(sourceFormOf(source).name).toBe('');
    },
  );
});

describe('the form values', () => {
  it('become a CatalogSource', () => {
    const form = aSourceForm({
      displayName: 'Tools',
      priority: '-5',
      secrets: ['pull', ''],
      nodeSelector: [
        { key: 'disk', value: 'ssd' },
        { key: '', value: '' },
      ],
      tolerations: [{}],
    });
    expect(sourceManifest(form)).toEqual({
      apiVersion: 'operators.coreos.com/v1alpha1',
      kind: 'CatalogSource',
      metadata: { name: 'tools', namespace: 'team-a' },
      spec: {
        sourceType: 'grpc',
        displayName: 'Tools',
        image: IMAGE,
        priority: -5,
        secrets: ['pull'],
        updateStrategy: { registryPoll: { interval: '30m' } },
        grpcPodConfig: { nodeSelector: { disk: 'ssd' } },
      },
    });
  });

  it('exclude fields that another source type does not use (CS-019)', () => {
    const form = aSourceForm({ content: 'address', address: 'a.svc:1', memoryTarget: '1Gi' });
    expect(sourceManifest(form).spec).toEqual({ sourceType: 'grpc', address: 'a.svc:1' });
  });
});
