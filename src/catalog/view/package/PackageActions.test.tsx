import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { provideQueries } from '~/kube/provideQueries';
import { queryClient } from '~/kube/queryClient';
import { useExtensionOffer } from '~/olm/read/extensions/useExtensionOffer';
import { catalogContent } from '~/olm/read/channels/edgeQueries';
import { answering, OLM_V1, servingGroups, requests, watched } from '~/test/consoleSdk';
import { aClusterCatalog } from '~/test/extensionBuilders';
import { renderAt } from '~/test/render';
import { InstallMenu } from './PackageActions';

const KEY = { catalog: 'ink', catalogNamespace: 'market', packageName: 'quill' };
const IMAGE = 'quay.io/acme:v1';
const CONTENT = { name: 'acme', path: '/catalogs/acme', revision: '' };

const bundle = (...properties: readonly object[]) =>
  JSON.stringify({
    schema: 'olm.bundle',
    package: 'quill',
    name: 'quill.v1.0.0',
    properties: [
      { type: 'olm.package', value: { packageName: 'quill', version: '1.0.0' } },
      ...properties,
    ],
  });

function aCluster(content = '') {
  watched('CatalogSource', {
    data: [{ metadata: { name: 'ink', namespace: 'market' }, spec: { image: IMAGE } }],
  });
  answering(({ url }) => {
    if (url.endsWith('selfsubjectaccessreviews')) return { status: { allowed: true } };
    if (url.includes('/clustercatalogs')) return { items: [aClusterCatalog()] };
    if (url.includes('/openapi/')) return SCHEMA;
    if (url.endsWith('/all')) return content;
    throw Object.assign(new Error('no'), { code: 404, json: {} });
  });
}

const SCHEMA = {
  components: {
    schemas: {
      extension: {
        properties: { spec: { properties: {} } },
        'x-kubernetes-group-version-kind': [
          { group: 'olm.operatorframework.io', version: 'v1', kind: 'ClusterExtension' },
        ],
      },
    },
  },
};

const Menu = provideQueries(() => (
  <InstallMenu packageKey={KEY} of={useExtensionOffer(null, KEY)} />
));
const show = () => {
  renderAt('/', <Menu />, ['/']);
};
const toggle = () => screen.findByRole('button', { name: 'More installation options' });
const item = () => screen.findByRole('menuitem', { name: /^Install with OLM v1/ });

describe('the second way to install a package', () => {
  it('is offered for a catalog of OLM v1 with its differences, and downloads nothing', async () => {
    servingGroups([OLM_V1]);
    aCluster();
    show();
    await userEvent.click(await toggle());
    expect(await item()).toHaveTextContent('without install plans to approve');
    expect(requests().some(({ url }) => url.endsWith('/all'))).toBe(false);
  });

  it('is disabled with the reason for an incompatible version', async () => {
    servingGroups([OLM_V1]);
    aCluster(bundle({ type: 'olm.gvk.required', value: { group: 'g', version: 'v1', kind: 'K' } }));
    await queryClient.query(catalogContent(CONTENT));
    show();
    await userEvent.click(await toggle());
    expect(await screen.findByText('OLM v1 does not install dependencies: K (g/v1)')).toBeVisible();
    expect(await item()).toHaveAttribute('aria-disabled', 'true');
  });

  it('is not shown without OLM v1, and sends no request', async () => {
    aCluster();
    show();
    await Promise.resolve();
    expect(screen.queryByRole('button', { name: 'More installation options' })).toBeNull();
    expect(requests().filter(({ url }) => /clustercatalogs|catalogd|openapi/.test(url))).toEqual(
      [],
    );
  });
});
