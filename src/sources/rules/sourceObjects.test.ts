import { expect, it } from 'vitest';
import { aCatalogSource } from '~/test/builders';
import { savedSource } from './sourceObjects';

it('keeps user fields to undo a deletion', () => {
  const source = aCatalogSource({ name: 'shelf', spec: { sourceType: 'grpc', image: 'x/y:1' } });
  const metadata = {
    ...source.metadata,
    resourceVersion: '7',
    generation: 2,
    labels: { team: 'a' },
    annotations: { note: 'ours', 'kubectl.kubernetes.io/last-applied-configuration': '{}' },
  };
  expect(savedSource({ ...source, metadata })).toEqual({
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'CatalogSource',
    metadata: {
      name: 'shelf',
      namespace: 'openshift-marketplace',
      labels: { team: 'a' },
      annotations: { note: 'ours' },
    },
    spec: { sourceType: 'grpc', displayName: 'Community Operators', image: 'x/y:1' },
  });
});

it('has no empty fields for any object', () => {
  const broken = Object.assign(aCatalogSource(), { spec: null });
  expect(savedSource(broken)).toMatchObject({
    metadata: { name: 'community-operators' },
    spec: {},
  });
  const metadata = { name: 'community-operators', namespace: 'openshift-marketplace' };
  expect(savedSource(broken)).toHaveProperty('metadata', metadata);
});
