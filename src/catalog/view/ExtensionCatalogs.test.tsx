import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ready } from '~/kube/loadable';
import { queryClient } from '~/kube/queryClient';
import { catalogContent } from '~/olm/read/channels/edgeQueries';
import { aCatalogItem } from '~/test/catalogBuilders';
import { answering, OLM_V1, servingGroups, watched } from '~/test/consoleSdk';
import { aClusterCatalog } from '~/test/extensionBuilders';
import { renderAt } from '~/test/render';
import { ExtensionCatalogs } from './ExtensionCatalogs';

const bundle = (packageName: string) =>
  JSON.stringify({
    schema: 'olm.bundle',
    package: packageName,
    name: `${packageName}.v1.0.0`,
    properties: [{ type: 'olm.package', value: { packageName, version: '1.0.0' } }],
  });

const ENTRIES = ready([{ item: aCatalogItem('Quill'), state: 'not-installed' as const }]);

it('names no catalog whose packages are all in the list', async () => {
  servingGroups([OLM_V1]);
  watched('CatalogSource', { data: [] });
  answering(({ url }) => {
    if (url.endsWith('selfsubjectaccessreviews')) return { status: { allowed: true } };
    if (url.includes('/clustercatalogs')) {
      return { items: [aClusterCatalog('same'), aClusterCatalog('tide')] };
    }
    if (url.endsWith('same/api/v1/all')) return bundle('quill');
    if (url.endsWith('tide/api/v1/all')) return [bundle('quill'), bundle('dock')].join('\n');
    throw Object.assign(new Error('no'), { code: 404, json: {} });
  });
  renderAt('/', <ExtensionCatalogs scope={null} entries={ENTRIES} />);
  expect(await screen.findByRole('link', { name: 'same' })).toBeVisible();
  for (const name of ['same', 'tide']) {
    const content = { name, path: `/catalogs/${name}`, revision: '' };
    await act(() => queryClient.query(catalogContent(content)));
  }
  await waitFor(() => {
    expect(screen.queryByRole('link', { name: 'same' })).toBeNull();
  });
  expect(screen.getByText('Catalogs for OLM v1 only:', { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'tide' })).toBeVisible();
});
