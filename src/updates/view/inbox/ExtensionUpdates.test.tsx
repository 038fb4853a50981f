import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answering, OLM_V1, servingGroups, requests, watched } from '~/test/consoleSdk';
import { aSubscription } from '~/test/builders';
import { aClusterCatalog, anExtension } from '~/test/extensionBuilders';
import { renderAt } from '~/test/render';
import { patterns } from '~/routes';
import UpdatesPage from '~/updates/view/UpdatesPage';

const PACKAGES = ['acme-store', 'brass-bell'];

/** 1.1.0 and 1.2.0 of each package. */
const CONTENT = PACKAGES.flatMap((name) => [
  {
    schema: 'olm.channel',
    package: name,
    name: 'stable',
    entries: [{ name: `${name}.v1.1.0` }, { name: `${name}.v1.2.0`, replaces: `${name}.v1.1.0` }],
  },
  ...['1.1.0', '1.2.0'].map((version) => ({
    schema: 'olm.bundle',
    package: name,
    name: `${name}.v${version}`,
    properties: [{ type: 'olm.package', value: { packageName: name, version } }],
  })),
])
  .map((line) => JSON.stringify(line))
  .join('\n');

const held = (name: string) => anExtension({ name, version: '1.1.0' });

type Where = {
  readonly path?: string;
  readonly isServed?: boolean;
  /** The user cannot list ClusterExtensions. */
  readonly isDenied?: boolean;
};

function open({
  path = '/operator-hub-updates/all-namespaces',
  isServed = true,
  isDenied = false,
}: Where = {}) {
  const extensions = PACKAGES.map(held);
  if (isServed) servingGroups([OLM_V1]);
  watched('ClusterExtension', { data: extensions });
  watched('ClusterCatalog', { data: [aClusterCatalog()] });
  watched('Deployment', { data: [] });
  for (const kind of [
    'InstallPlan',
    'Subscription',
    'ClusterServiceVersion',
    'CatalogSource',
    'Pod',
  ]) {
    watched(kind, { data: [] });
  }
  answering(({ url, method, body }) => {
    if (url.endsWith('selfsubjectaccessreviews')) {
      const isRequested = JSON.stringify(body).includes('"clusterextensions"');
      return { status: { allowed: !(isDenied && isRequested) } };
    }
    if (url.endsWith('/api/v1/all')) return CONTENT;
    return method === 'PATCH' ? extensions[0] : undefined;
  });
  renderAt(path, <UpdatesPage />, patterns.updates);
}

const sent = () =>
  requests().filter(({ method, url }) => method === 'PATCH' && !url.includes('dryRun'));
const downloads = () =>
  requests().filter(({ url, method }) => method === 'GET' && url.includes('/api/v1/all'));
const rows = () => screen.findAllByTestId('extension-update-row');

describe('the updates of paused extensions', () => {
  it('are known after a download on request', async () => {
    open();
    const check = await screen.findByRole('button', { name: 'Check for updates' });
    expect(screen.getByText('Available updates unknown')).toBeVisible();
    // No install plan waits, and the page does not say that all is well.
    const state = screen.getByText('No pending approvals').closest('.pf-v6-c-empty-state');
    expect(state).toBeVisible();
    expect(state).not.toHaveClass('pf-m-success');
    expect(screen.queryByText(/up to date/)).toBeNull();
    expect(downloads()).toEqual([]);
    await userEvent.click(check);
    expect((await rows()).map((row) => row.dataset['extension'])).toEqual(PACKAGES);
    expect(downloads()).toHaveLength(1);
    const [first] = await rows();
    if (first === undefined) throw new Error('no row');
    expect(within(first).getByText('1.1.0 → 1.2.0')).toBeVisible();
    expect(within(first).getByText('Updates paused at 1.1.0')).toBeVisible();
    expect(
      within(first).getByRole('link', { name: 'Review update of acme-store' }),
    ).toHaveAttribute('href', '/operator-hub-updates/all-namespaces?extension=acme-store&to=1.2.0');
  });

  it('are known without a download if catalogd answers queries', async () => {
    answering(({ url }) => {
      const name = PACKAGES.find((one) => url.includes(`metas?package=${one}`));
      if (name === undefined) return url.includes('/metas') ? '' : undefined;
      const lines = CONTENT.split('\n').filter((line) => line.includes(`"package":"${name}"`));
      return lines.join('\n');
    });
    open();
    // Each package is an answer of its own.
    await waitFor(async () => {
      expect((await rows()).map((row) => row.dataset['extension'])).toEqual(PACKAGES);
    });
    expect(screen.queryByText('Available updates unknown')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Check for updates' })).toBeNull();
    expect(downloads()).toEqual([]);
  });

  it('are requested in order', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Check for updates' }));
    await rows();
    expect(screen.getByRole('button', { name: 'Update selected in order' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows that are shown' }));
    await userEvent.click(screen.getByRole('button', { name: 'Update selected in order' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Update 2 Operators in order?' }),
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Update' }));
    // The second one waits for the first one.
    expect(sent().map(({ url }) => url.split('/').at(-1))).toEqual(['acme-store']);
    expect(dialog.queryByText('Update complete')).toBeNull();
  });

  it.each([
    ['in a namespace', { path: '/operator-hub-updates/ns/team-a' }],
    ['without OLM v1', { isServed: false }],
  ] as const)('do not appear %s, and nothing is requested for them', async (_name, where) => {
    open(where);
    const status = { installedCSV: 'a.v1.0.0', currentCSV: 'a.v1.0.0', state: 'AtLatestKnown' };
    watched('Subscription', { data: [aSubscription({ namespace: 'team-a', status })] });
    expect(await screen.findByText('No pending approvals')).toBeVisible();
    expect(screen.getByText('1 Operator is up to date')).toBeVisible();
    expect(screen.queryByText('OLM v1')).toBeNull();
    const requested = requests().map((call) => JSON.stringify(call));
    expect(requested.filter((call) => /clusterextensions|catalogd/.test(call))).toEqual([]);
  });

  it('require a permission, which is named on demand', async () => {
    open({ isDenied: true });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Some data could not be loaded' }),
    );
    expect(
      await screen.findByText(/permission to list clusterextensions\.olm\.operatorframework\.io/),
    ).toBeVisible();
    expect(await screen.findByText('No pending approvals')).toBeVisible();
  });
});
