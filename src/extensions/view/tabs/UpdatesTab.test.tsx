import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answering, OLM_V1, servingGroups, requests, watched } from '~/test/consoleSdk';
import { aClusterCatalog, anExtension } from '~/test/extensionBuilders';
import { renderAt } from '~/test/render';
import { patterns } from '~/routes';
import { ExtensionWithInstances as ExtensionPage } from '~/start/ExtensionWithInstances';

const PAGE = '/operator-hub-installed/all-namespaces/~v1/acme-store';

const CONTENT = [
  { schema: 'olm.package', name: 'acme-store', defaultChannel: 'stable' },
  {
    schema: 'olm.channel',
    package: 'acme-store',
    name: 'stable',
    entries: [
      { name: 'acme-store.v1.1.0' },
      { name: 'acme-store.v1.2.0', replaces: 'acme-store.v1.1.0' },
      { name: 'acme-store.v2.0.0', replaces: 'acme-store.v1.2.0' },
    ],
  },
  ...['1.1.0', '1.2.0', '2.0.0'].map((version) => ({
    schema: 'olm.bundle',
    package: 'acme-store',
    name: `acme-store.v${version}`,
    properties: [{ type: 'olm.package', value: { packageName: 'acme-store', version } }],
  })),
]
  .map((line) => JSON.stringify(line))
  .join('\n');

function open(extension: ReturnType<typeof anExtension>, path = `${PAGE}/updates`) {
  servingGroups([OLM_V1]);
  watched('ClusterExtension', { data: [extension] });
  watched('ClusterCatalog', { data: [aClusterCatalog()] });
  watched('Deployment', { data: [] });
  watched('Pod', { data: [] });
  answering(({ url, method }) => {
    if (url.endsWith('selfsubjectaccessreviews')) return { status: { allowed: true } };
    if (url.includes('/metas')) throw Object.assign(new Error('no'), { code: 404, json: {} });
    if (url.endsWith('/api/v1/all')) return CONTENT;
    return method === 'PATCH' ? extension : undefined;
  });
  renderAt(path, <ExtensionPage />, patterns.extension);
}

const patches = () => requests().filter(({ method }) => method === 'PATCH');
const sent = () => patches().filter(({ url }) => !url.includes('dryRun'));
const downloads = () =>
  requests().filter(({ url, method }) => url.endsWith('/api/v1/all') && method === 'GET');

async function checked(extension: ReturnType<typeof anExtension>) {
  open(extension);
  await userEvent.click(await screen.findByRole('button', { name: 'Check for updates' }));
}

describe('the updates of an extension', () => {
  it('download the catalogs only on request', async () => {
    open(anExtension({ version: '1.1.0' }));
    expect(await screen.findByText('Available updates unknown')).toBeVisible();
    const check = await screen.findByRole('button', { name: 'Check for updates' });
    expect(downloads()).toEqual([]);
    await userEvent.click(check);
    expect(await screen.findByText(/^Version 1\.2\.0 is available/)).toBeVisible();
    expect(downloads()).toHaveLength(1);
  });

  it('are requested by a patch that tests the displayed state', async () => {
    await checked(anExtension({ version: '1.1.0' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Update to 1.2.0' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Update to 1.2.0' }));
    expect(await dialog.findByText('ClusterExtension updated')).toBeVisible();
    expect(sent()[0]?.body).toEqual([
      { op: 'test', path: '/metadata/generation', value: 1 },
      { op: 'test', path: '/spec/source/catalog/version', value: '1.1.0' },
      { op: 'replace', path: '/spec/source/catalog/version', value: '1.2.0' },
    ]);
  });

  it('show why the latest version is not installed, and offer to edit it', async () => {
    await checked(anExtension({ version: '1.x' }));
    const why = await screen.findByRole('region', { name: 'Installation checks for 2.0.0' });
    expect(within(why).getByText('Outside the range')).toBeVisible();
    await userEvent.click(within(why).getByRole('button', { name: 'Edit version and catalog' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('list each version with its reason', async () => {
    await checked(anExtension());
    const rows = await screen.findAllByTestId('version-row');
    expect(rows.map((row) => row.textContent)).toEqual([
      '2.0.0stableacmeNo update path',
      '1.2.0stableacmeWill be installed',
      '1.1.0stableacmeInstalled',
    ]);
    expect(screen.getByText('OLM installs version 1.2.0 automatically.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pause updates at 1.1.0' })).toBeVisible();
  });
});

describe('a version without an update path', () => {
  it('requires confirmation, and disables update paths', async () => {
    await checked(anExtension());
    await screen.findAllByTestId('version-row');
    await userEvent.click(screen.getByRole('button', { name: 'Edit version and catalog' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Version' }), '2.0.0');
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Ignore update paths/ }));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Type acme-store/ }), 'acme-store');
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('ClusterExtension updated')).toBeVisible();
    expect(sent()[0]?.body).toEqual([
      { op: 'test', path: '/metadata/generation', value: 1 },
      { op: 'add', path: '/spec/source/catalog/version', value: '2.0.0' },
      { op: 'add', path: '/spec/source/catalog/upgradeConstraintPolicy', value: 'SelfCertified' },
    ]);
  });
});

describe('the editor of versions', () => {
  async function edit(version: string) {
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit version and catalog' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Version' }), version);
    return dialog;
  }

  it.each([
    ['>=1.1.0, <2.0.0', 'OLM installs version 1.2.0 automatically.'],
    ['1.1.0', 'No update available'],
    ['>=9.0.0', 'No matching version'],
  ])('states what OLM installs next with %s', async (range, text) => {
    await checked(anExtension({ retrying: 'whatever' }));
    await screen.findAllByTestId('version-row');
    const dialog = await edit(range);
    expect(await dialog.findByText(text)).toBeVisible();
  });

  it('states that the update path is unknown without the content of the catalog', async () => {
    open(anExtension());
    expect(await screen.findByText('Available updates unknown')).toBeVisible();
    const dialog = await edit('2.0.0');
    expect(await dialog.findByText('Catalog content not loaded')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Load content' }));
    expect(await dialog.findByText('No update path to 2.0.0')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /^Ignore update paths/ })).toBeVisible();
  });
});

describe('disabled safety checks', () => {
  const forced = (retrying?: string) => {
    const extension = anExtension({
      version: '1.1.0',
      ...(retrying !== undefined && { retrying }),
    });
    const catalog = {
      ...extension.spec?.source?.catalog,
      upgradeConstraintPolicy: 'SelfCertified',
    };
    return { ...extension, spec: { ...extension.spec, source: { catalog } } };
  };

  it('can be enabled again when the requested version runs', async () => {
    open(forced(), PAGE);
    await userEvent.click(await screen.findByRole('button', { name: 'Enable safety checks' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Enable safety checks' }));
    expect(await dialog.findByText('ClusterExtension updated')).toBeVisible();
    expect(sent()[0]?.body).toMatchObject([
      {},
      { op: 'test', value: 'SelfCertified' },
      { op: 'replace', value: 'CatalogProvided' },
    ]);
  });

  it('remain until OLM completes', async () => {
    open(forced('something that nobody knows'), PAGE);
    expect(await screen.findByText('Update path not enforced')).toBeVisible();
    expect(screen.queryByText('Safety checks disabled')).toBeNull();
  });
});
