import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOutWithin } from '~/test/cardGrid';
import { answering, OLM_V1, servingGroups, requests, watched } from '~/test/consoleSdk';
import { aClusterCatalog, anExtension } from '~/test/extensionBuilders';
import { renderAt } from '~/test/render';
import { patterns } from '~/routes';
import ClusterCatalogPage from '~/sources/view/ClusterCatalogPage';

const bundle = (packageName: string, ...properties: readonly object[]) =>
  JSON.stringify({
    schema: 'olm.bundle',
    package: packageName,
    name: `${packageName}.v1.0.0`,
    properties: [{ type: 'olm.package', value: { packageName, version: '1.0.0' } }, ...properties],
  });
const NEEDS = { type: 'olm.gvk.required', value: { group: 'g', version: 'v1', kind: 'K' } };
const refused = (code: number) => Object.assign(new Error('no'), { code, json: {} });

function open(serving = 'True', content: string | Error = '') {
  layOutWithin(600);
  servingGroups([OLM_V1]);
  watched('ClusterCatalog', { data: [aClusterCatalog('acme', serving)] });
  watched('ClusterExtension', { data: [anExtension({ name: 'quill' })] });
  answering(({ url, method }) => {
    if (url.endsWith('selfsubjectaccessreviews')) return { status: { allowed: true } };
    if (url.includes('/openapi/')) return {};
    if (!url.endsWith('/catalogs/acme/api/v1/all')) throw refused(404);
    if (content instanceof Error) throw content;
    return method === 'HEAD' ? '' : content;
  });
  renderAt(
    '/operator-hub-sources/all-namespaces/~v1/acme/packages',
    <ClusterCatalogPage />,
    patterns.clusterCatalog,
  );
}

const CONTENT = [bundle('quill'), bundle('ink', NEEDS), bundle('paper')].join('\n');
const downloads = () =>
  requests().filter(({ url, method }) => url.endsWith('/all') && method !== 'HEAD');

describe('the packages of a ClusterCatalog', () => {
  beforeEach(() => {
    open('True', CONTENT);
  });

  it('are downloaded only when the user starts it', async () => {
    const load = await screen.findByRole('button', { name: 'Load packages of acme' });
    expect(downloads()).toEqual([]);
    await userEvent.click(load);
    const table = await screen.findByRole('grid', { name: 'Packages' });
    expect(within(table).getByRole('link', { name: 'Install paper' })).toHaveAttribute(
      'href',
      '/operator-hub-catalog/all-namespaces/~v1/acme~paper/install',
    );
    // It is installed.
    expect(within(table).getByRole('link', { name: 'View Operator quill' })).toBeVisible();
    expect(downloads()).toHaveLength(1);
  });

  it('are filtered by name', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Load packages of acme' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Find packages' }), 'pap');
    expect(await screen.findByText('1 of 3 packages')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View Operator quill' })).toBeNull();
  });
});

it('show why they cannot be loaded, and keep the button', async () => {
  open('True', refused(502));
  await userEvent.click(await screen.findByRole('button', { name: 'Load packages of acme' }));
  expect(await screen.findByRole('button', { name: 'Load packages of acme' })).toBeEnabled();
});

it('are unavailable if the catalog is not served', async () => {
  open('False');
  expect(
    await screen.findByText('Packages are listed when the catalog is available.'),
  ).toBeVisible();
  expect(downloads()).toEqual([]);
});
