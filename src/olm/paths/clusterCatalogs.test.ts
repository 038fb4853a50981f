import { describe, expect, it } from 'vitest';
import { contentOf, defaultContentOf } from './clusterCatalogs';

const IMAGE = 'registry.example.com/index:v4.22';
const SERVING = [{ type: 'Serving', status: 'True' }];

const source = (spec: object | undefined) => ({
  metadata: { name: 'community-operators', namespace: 'openshift-marketplace' },
  ...(spec && { spec }),
});

const catalog = (name: string, ref: string, status: object = { conditions: SERVING }) => ({
  metadata: { name },
  spec: { source: { type: 'Image', image: { ref } } },
  status,
});

const found = (name: string, path = `/catalogs/${name}`, revision = '') => ({
  name,
  path,
  revision,
});

describe('the ClusterCatalog of a CatalogSource', () => {
  it.each([
    [
      'is that of the same image',
      { image: IMAGE },
      [catalog('other', 'else'), catalog('own', IMAGE)],
      found('own'),
    ],
    ['can have any name', { image: IMAGE }, [catalog('community', IMAGE)], found('community')],
    [
      'is at the URL and image of its status',
      { image: IMAGE },
      [
        catalog('own', IMAGE, {
          conditions: SERVING,
          urls: { base: 'https://catalogd.example.svc/content/own/' },
          resolvedSource: { image: { ref: 'registry.example.com/index@sha256:1' } },
        }),
      ],
      found('own', '/content/own', 'registry.example.com/index@sha256:1'),
    ],
    [
      'is not one of another image',
      { image: IMAGE },
      [catalog('own', 'registry.example.com/index:v4.21')],
      null,
    ],
    [
      'is none while it is not served',
      { image: IMAGE },
      [catalog('own', IMAGE, { conditions: [{ type: 'Serving', status: 'False' }] })],
      null,
    ],
    [
      'is none before it has a status',
      { image: IMAGE },
      [{ ...catalog('own', IMAGE), status: undefined }],
      null,
    ],
    [
      'is none with conditions of another type',
      { image: IMAGE },
      [catalog('own', IMAGE, { conditions: 'Serving' })],
      null,
    ],
    [
      'is found with an address of another type',
      { image: IMAGE },
      [catalog('own', IMAGE, { conditions: SERVING, urls: { base: 'own' } })],
      found('own'),
    ],
    [
      'is none of a CatalogSource without image',
      { address: 'catalog.example.svc:50051' },
      [catalog('own', IMAGE)],
      null,
    ],
    ['is none of a CatalogSource without specification', undefined, [catalog('own', IMAGE)], null],
  ])('%s', (_, spec, catalogs, expected) => {
    const given: Parameters<typeof contentOf>[1] = JSON.parse(JSON.stringify(catalogs));
    expect(contentOf(source(spec), given)).toEqual(expected);
  });

  it('is none without permission to read the CatalogSource', () => {
    expect(contentOf(null, [catalog('own', IMAGE)])).toBeNull();
  });
});

describe('without permission to list ClusterCatalogs', () => {
  it.each([
    ['redhat-operators', 'openshift-marketplace', found('openshift-redhat-operators')],
    ['community-operators', 'openshift-marketplace', found('openshift-community-operators')],
    ['community-operators', 'team-a', null],
    ['acme', 'openshift-marketplace', null],
  ])('%s in %s has a known name only for OpenShift’s catalogs', (name, namespace, expected) => {
    expect(defaultContentOf({ name, namespace })).toEqual(expected);
  });
});
