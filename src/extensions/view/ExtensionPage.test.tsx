import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answering, OLM_V1, servingGroups, requests, watched } from '~/test/consoleSdk';
import { aClusterCatalog, anExtension } from '~/test/extensionBuilders';
import { ownedBy } from '~/olm/extensions/ownerLabels';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { renderAt } from '~/test/render';
import { patterns, routes } from '~/routes';
import { ExtensionWithInstances as ExtensionPage } from '~/start/ExtensionWithInstances';

function open(extension: ReturnType<typeof anExtension>, isAllowed = true, tab = '') {
  servingGroups([OLM_V1, 'packages.operators.coreos.com/v1']);
  watched('ClusterExtension', { data: [extension] });
  watched('ClusterCatalog', {
    data: [aClusterCatalog(), aClusterCatalog('other'), aClusterCatalog('lost', 'False')],
  });
  watched('Deployment', { data: [] });
  watched('Pod', { data: [] });
  answering(({ url, method }) => {
    if (url.endsWith('selfsubjectaccessreviews')) return { status: { allowed: isAllowed } };
    return method === 'GET' ? undefined : extension;
  });
  renderAt(
    `/operator-hub-installed/all-namespaces/~v1/acme-store${tab}`,
    <ExtensionPage />,
    patterns.extension,
  );
}

async function editVersion(version: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit version and catalog' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Version' }), version);
}

const STORE = aPackageManifest({
  name: 'acme-store',
  channels: [
    aRawChannel({
      csv: { displayName: 'Acme Store' },
      annotations: { description: 'Stores things' },
    }),
  ],
});
const PENS = { metadata: { name: 'pens.ink.example.com', labels: ownedBy('acme-store') } };
const INK = {
  metadata: { name: 'ink.example.com' },
  versions: [
    {
      version: 'v1',
      resources: [{ resource: 'pens', responseKind: { kind: 'Pen' }, scope: 'Namespaced' }],
    },
  ],
};

const patches = () => requests().filter(({ method }) => method === 'PATCH');

describe('the page of an extension', () => {
  it('shows no notices for a healthy extension', async () => {
    open(anExtension());
    expect(await screen.findByText('OLM v1')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'acme-store' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Status' })).toBeNull();
  });

  it('says which Subscription it was migrated from', async () => {
    const { metadata, ...rest } = anExtension();
    const annotations = {
      'olm.operatorframework.io/migrated-from-subscription': 'team-a/store',
      'olm.operatorframework.io/acknowledged-operator-conditions': 'true',
    };
    open({ ...rest, metadata: { ...metadata, annotations } });
    expect(await screen.findByText('Migrated from Subscription team-a/store')).toBeVisible();
    expect(await screen.findByText('operator-conditions')).toBeVisible();
  });

  it('says what the Operator is, with links to its package and its instances', async () => {
    answering(({ url }) => {
      if (url.includes('/packagemanifests')) return aPackageList(STORE);
      if (url.includes('/customresourcedefinitions')) return { items: [PENS] };
      if (url.endsWith('/api')) return { kind: 'APIGroupDiscoveryList', items: [] };
      if (url.endsWith('/apis')) return { kind: 'APIGroupDiscoveryList', items: [INK] };
      return url.includes('/pens') ? { items: [{}] } : undefined;
    });
    open(anExtension());
    const about = await screen.findByRole('region', { name: 'Acme Store' });
    expect(within(about).getByText('Stores things')).toBeVisible();
    expect(screen.getByRole('link', { name: 'acme-store' })).toHaveAttribute(
      'href',
      routes.package(null, {
        catalogNamespace: 'openshift-marketplace',
        catalog: 'community-operators',
        packageName: 'acme-store',
      }),
    );
    expect(await screen.findByRole('link', { name: '1 instance' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Create Pen' })).toHaveAttribute(
      'href',
      routes.newInstance('acme', 'pens.ink.example.com'),
    );
    const downloads = requests().filter(
      ({ url, method }) => method === 'GET' && url.endsWith('/api/v1/all'),
    );
    expect(downloads).toEqual([]);
  });

  it.each([
    ['no bundles found for package "acme-store"', 'Package acme-store not found'],
    [
      'error upgrading from currently installed version "1.1.0": no bundles found for package "acme-store" matching version "1.0.0"',
      'No update path from 1.1.0',
    ],
    [
      'found bundles for package "acme-store" in multiple catalogs with the same priority [acme other]',
      'Multiple catalogs provide acme-store',
    ],
    [
      'error walking catalogs: error getting package "acme-store" from catalog "lost": catalog "lost" is not being served',
      'Catalog lost is unavailable',
    ],
    [
      'service account "installer" not found in namespace "acme": unable to authenticate with the Kubernetes cluster.',
      'ServiceAccount installer not found',
    ],
    ['something that nobody knows', 'Retrying'],
  ])('describes %j', async (retrying, title) => {
    open(anExtension({ retrying }));
    const status = await screen.findByRole('region', { name: 'Status' });
    expect(within(status).getByText(title)).toBeVisible();
    await userEvent.click(within(status).getByRole('button', { name: 'OLM message' }));
    expect(await within(status).findByText(retrying)).toBeVisible();
  });

  it('describes a missing update path without channels that nobody requested', async () => {
    open(
      anExtension({
        retrying:
          'error upgrading from currently installed version "1.1.0": no bundles found for package "acme-store"',
      }),
    );
    expect(await screen.findAllByText('No update path from 1.1.0')).toHaveLength(3);
    expect(screen.queryByText(/in channels/)).toBeNull();
  });

  it('describes why a bundle is not supported', async () => {
    open(anExtension({ retrying: 'unsupported bundle: apiServiceDefinitions are not supported' }));
    expect(await screen.findAllByText('Bundle not supported')).toHaveLength(3);
    expect(screen.getAllByText(/^apiServiceDefinitions are not supported/)[0]).toBeVisible();
  });

  it.each([
    ['in its namespace', false, ['POST serviceaccounts']],
    [
      'and first its namespace, if that does not exist',
      true,
      ['POST namespaces', 'POST serviceaccounts'],
    ],
  ])('creates a missing ServiceAccount %s', async (_what, isNamespaceMissing, first) => {
    answering(({ url }) => {
      if (!url.endsWith('/namespaces/acme')) return undefined;
      if (isNamespaceMissing) throw Object.assign(new Error('no'), { code: 404, json: {} });
      return { metadata: { name: 'acme' } };
    });
    const retrying =
      'service account "installer" not found in namespace "acme": unable to authenticate';
    open(anExtension({ retrying, installed: null }));
    const title = isNamespaceMissing
      ? 'Namespace acme does not exist'
      : 'ServiceAccount installer not found';
    const status = within(await screen.findByRole('region', { name: 'Status' }));
    expect(await status.findByText(title)).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Summary' })).getByText(title)).toBeVisible();
    expect(screen.queryByText(/continues to run/)).toBeNull();
    const button = isNamespaceMissing
      ? 'Create namespace and ServiceAccount installer'
      : 'Create ServiceAccount installer';
    await userEvent.click(screen.getByRole('button', { name: button }));
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
    const sent = () =>
      requests().filter(({ method, url }) => method === 'POST' && !/dryRun|reviews$/.test(url));
    await waitFor(() => {
      expect(sent().map(({ method, url }) => `${method} ${url.split('/').at(-1) ?? ''}`)).toEqual([
        ...first,
        'POST clusterrolebindings',
      ]);
    });
  });

  it('resolves a conflict of catalogs by a tested patch', async () => {
    open(
      anExtension({
        retrying:
          'found bundles for package "acme-store" in multiple catalogs with the same priority [acme other]',
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Use only other' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Use only other' }));
    expect(await within(dialog).findByText('ClusterExtension updated')).toBeVisible();
    expect(patches().at(-1)?.body).toEqual([
      { op: 'test', path: '/metadata/generation', value: 1 },
      {
        op: 'add',
        path: '/spec/source/catalog/selector',
        value: { matchLabels: { 'olm.operatorframework.io/metadata.name': 'other' } },
      },
    ]);
  });

  it('rejects an invalid range, and explains a short one', async () => {
    open(anExtension());
    await userEvent.click(await screen.findByRole('button', { name: 'Actions' }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Edit version and catalog' }),
    );
    const field = await screen.findByRole('textbox', { name: 'Version' });
    await userEvent.type(field, 'latest');
    expect(screen.getByText(/^Enter a valid version range/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '1.2');
    expect(screen.getByText('Range from 1.2.0 to below 1.3.0')).toBeVisible();
  });

  it('warns before an edit that Argo CD would revert', async () => {
    const extension = anExtension();
    const name = extension.metadata.name;
    const owned = {
      ...extension,
      metadata: {
        ...extension.metadata,
        annotations: {
          'argocd.argoproj.io/tracking-id': `infra:olm.operatorframework.io/ClusterExtension:/${name}`,
        },
      },
    };
    answering(({ url }) => (url.endsWith(`/clusterextensions/${name}`) ? owned : undefined));
    open(owned);
    expect(await screen.findByText('Managed by Argo CD (Application infra)')).toBeVisible();
    await editVersion('1.0.0');
    expect(await screen.findByText(/^Argo CD can revert changes made here/)).toBeVisible();
  });

  it('shows the warnings of the server before an edit', async () => {
    const warning = 'spec.serviceAccount is deprecated';
    answering(({ url }) =>
      url.includes('dryRun=All')
        ? new Response('{}', { headers: { warning: `299 - "${warning}"` } })
        : undefined,
    );
    open(anExtension());
    await editVersion('1.0.0');
    expect(await screen.findByText(warning)).toBeVisible();
  });

  it('offers both meanings of a range that looks like a version', async () => {
    open(anExtension());
    await editVersion('1.2');
    await userEvent.click(await screen.findByRole('button', { name: 'Select >=1.2.0, <1.3.0' }));
    expect(screen.getByRole('textbox', { name: 'Version' })).toHaveValue('>=1.2.0, <1.3.0');
  });

  it('exports the extension as a user writes it', async () => {
    const user = userEvent.setup();
    open(anExtension(), true, '/yaml');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(screen.getByRole('menuitem', { name: /kustomization.yaml/ })).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: /^Copy (oc|kubectl) command$/ }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('kind: ClusterExtension');
    expect(copied).not.toContain('uid');
    expect(copied).not.toContain('status');
  });

  it('names the permission to list extensions if it is missing', async () => {
    open(anExtension(), false);
    expect(await screen.findByText(/permission to list clusterextensions/)).toBeVisible();
  });

  it('reports that OLM v1 is not available, and sends no request', async () => {
    renderAt(
      '/operator-hub-installed/all-namespaces/~v1/acme-store',
      <ExtensionPage />,
      patterns.extension,
    );
    expect(await screen.findByText('OLM v1 is not available on this cluster')).toBeVisible();
    expect(requests()).toEqual([]);
  });
});
