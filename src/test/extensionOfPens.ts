import { answering, watched } from './consoleSdk';
import { aClusterCatalog, anExtension } from './extensionBuilders';
import { PEN_DEFINITION } from './operandBuilders';

const LABELS = {
  'olm.operatorframework.io/owner-kind': 'ClusterExtension',
  'olm.operatorframework.io/owner-name': 'acme-store',
};

const EXAMPLE = {
  apiVersion: 'ink.example.com/v1',
  kind: 'Pen',
  metadata: { name: 'fountain' },
  spec: { size: 12 },
};

/** The installed bundle of `acme-store` in the catalog, which owns Pens. */
export const BUNDLE_OF_PENS = JSON.stringify({
  schema: 'olm.bundle',
  package: 'acme-store',
  name: 'acme-store.v1.1.0',
  properties: [
    { type: 'olm.package', value: { packageName: 'acme-store', version: '1.1.0' } },
    {
      type: 'olm.csv.metadata',
      value: {
        displayName: 'Acme Store',
        annotations: { 'alm-examples': JSON.stringify([EXAMPLE]) },
        crdDescriptions: {
          owned: [
            {
              name: 'pens.ink.example.com',
              kind: 'Pen',
              version: 'v1',
              specDescriptors: [{ path: 'size', displayName: 'Nib width' }],
              statusDescriptors: [{ path: 'nib', displayName: 'Nib' }],
            },
          ],
        },
      },
    },
  ],
});

/**
 * An extension of OLM v1 that owns Pens.
 * @param catalogd its answer to a URL; `null`: 404
 */
export function anExtensionOfPens(catalogd: (url: string) => string | null): void {
  watched('ClusterExtension', { data: [anExtension()] });
  watched('ClusterCatalog', { data: [aClusterCatalog()] });
  watched('Deployment', { data: [] });
  answering(({ url }) => {
    if (url.includes('/customresourcedefinitions/')) {
      return { ...PEN_DEFINITION, metadata: { labels: LABELS } };
    }
    if (!url.includes('/catalogs/')) return undefined;
    const answer = catalogd(url);
    if (answer === null) throw Object.assign(new Error('no'), { code: 404, json: {} });
    return answer;
  });
}
