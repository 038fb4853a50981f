import { describe, expect, it } from 'vitest';
import type { CatalogBundle } from './fbc';
import { listAt, objectAt, textAt } from './json';
import { manifestsFromMetadata, SYNTHESIZED } from './synthesize';

function aBundle(changes: Partial<CatalogBundle> = {}): CatalogBundle {
  return {
    name: 'shop.v1.0.0',
    packageName: 'shop',
    version: '1.0.0',
    image: 'example.com/shop-bundle:1.0.0',
    properties: [],
    relatedImages: [],
    ...changes,
  };
}

const OWNED = [
  { name: 'shops.acme.example.com', kind: 'Shop', version: 'v1' },
  { name: 'shops.acme.example.com', kind: 'Shop', version: 'v2' },
  { name: 'tills.acme.example.com', kind: 'Till', version: 'v1' },
];

describe('manifestsFromMetadata', () => {
  it('keeps the metadata and marks the ClusterServiceVersion as synthesized', () => {
    const csvMetadata = {
      displayName: 'Shop',
      annotations: { capabilities: 'Deep Insights', containerImage: 'example.com/shop:1' },
      installModes: [{ type: 'OwnNamespace', supported: true }],
      minKubeVersion: '1.25.0',
      crdDescriptions: { owned: OWNED },
    };
    const [csv] = manifestsFromMetadata(aBundle({ csvMetadata }));
    expect(csv).toMatchObject({
      apiVersion: 'operators.coreos.com/v1alpha1',
      metadata: {
        name: 'shop.v1.0.0',
        annotations: { capabilities: 'Deep Insights', [SYNTHESIZED]: 'true' },
      },
      spec: {
        displayName: 'Shop',
        version: '1.0.0',
        minKubeVersion: '1.25.0',
        installModes: [{ type: 'OwnNamespace', supported: true }],
        customresourcedefinitions: { owned: OWNED },
      },
    });
    const [deployment] = listAt(csv, 'spec', 'install', 'spec', 'deployments');
    expect(textAt(deployment, 'name')).toBe('shop-controller-manager');
    const [container] = listAt(deployment, 'spec', 'template', 'spec', 'containers');
    expect(textAt(container, 'image')).toBe('example.com/shop:1');
  });

  it('makes one CRD per owned name, with every version and one storage version', () => {
    const [, shops, tills] = manifestsFromMetadata(
      aBundle({ csvMetadata: { crdDescriptions: { owned: OWNED } } }),
    );
    expect(objectAt(shops, 'spec')).toMatchObject({
      group: 'acme.example.com',
      scope: 'Namespaced',
      names: { kind: 'Shop', plural: 'shops', singular: 'shop', listKind: 'ShopList' },
      versions: [
        { name: 'v1', storage: false },
        { name: 'v2', storage: true },
      ],
    });
    expect(textAt(tills, 'metadata', 'name')).toBe('tills.acme.example.com');
  });

  it.each([
    ['Shop', 'shops'],
    ['Policy', 'policies'],
    ['Gateway', 'gatewaies'],
    ['Proxy', 'proxies'],
    ['Ingress', 'ingresses'],
  ])('falls back to the gvk property of %s and guesses %s', (kind, plural) => {
    const properties = [{ type: 'olm.gvk', value: { group: 'example.com', kind, version: 'v1' } }];
    const [csv, crd] = manifestsFromMetadata(aBundle({ properties }));
    expect(textAt(crd, 'metadata', 'name')).toBe(`${plural}.example.com`);
    expect(listAt(csv, 'spec', 'customresourcedefinitions', 'owned')).toHaveLength(1);
  });

  it('corrects values that the schema of ClusterServiceVersion rejects', () => {
    const owned = [
      {
        ...OWNED[0],
        resources: [{ kind: 'Pod', version: 'v1' }],
        specDescriptors: [{ displayName: 'Size', value: 3, 'x-descriptors': 'podCount' }],
        statusDescriptors: 'none',
      },
    ];
    const [csv] = manifestsFromMetadata(aBundle({ csvMetadata: { crdDescriptions: { owned } } }));
    expect(listAt(csv, 'spec', 'customresourcedefinitions', 'owned')).toEqual([
      {
        ...OWNED[0],
        resources: [{ name: '', kind: 'Pod', version: 'v1' }],
        specDescriptors: [{ path: '', displayName: 'Size' }],
      },
    ]);
  });

  it('approves CRDs in protected groups, which the API server would reject', () => {
    const properties = [
      { type: 'olm.gvk', value: { group: 'x.k8s.io', kind: 'Pool', version: 'v1' } },
    ];
    const [, crd] = manifestsFromMetadata(aBundle({ properties }));
    expect(textAt(crd, 'metadata', 'annotations', 'api-approved.kubernetes.io')).toMatch(
      /^unapproved/u,
    );
  });

  it('names its Deployment as an owned APIService requires', () => {
    const owned = [
      { name: 'rates', kind: 'Rate', group: 'g', version: 'v1', deploymentName: 'rates-api' },
    ];
    const [csv] = manifestsFromMetadata(
      aBundle({ csvMetadata: { apiServiceDefinitions: { owned } } }),
    );
    const [deployment] = listAt(csv, 'spec', 'install', 'spec', 'deployments');
    expect(textAt(deployment, 'name')).toBe('rates-api');
  });

  it('keeps the Deployment name within a label value', () => {
    const [csv] = manifestsFromMetadata(aBundle({ packageName: `${'long-'.repeat(30)}name` }));
    const [deployment] = listAt(csv, 'spec', 'install', 'spec', 'deployments');
    expect(textAt(deployment, 'name')?.length).toBeLessThanOrEqual(63);
  });
});
