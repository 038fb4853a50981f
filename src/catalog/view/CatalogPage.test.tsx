import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '~/kube/queryClient';
import { patterns } from '~/routes';
import { aCatalogSource, aCsv, aSubscription, anOperatorGroup } from '~/test/builders';
import { answering, requests, watched } from '~/test/consoleSdk';
import { layOut } from '~/test/cardGrid';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { renderAt } from '~/test/render';
import CatalogPage from './CatalogPage';
import { CatalogProgress } from './CatalogPage';

const installed = {
  installedCSV: 'quill.v1.0.0',
  currentCSV: 'quill.v1.0.0',
  state: 'AtLatestKnown',
};

const basalt = aPackageManifest({
  name: 'basalt',
  catalog: 'certified-operators',
  channels: [
    aRawChannel({
      csv: {
        displayName: 'Basalt Storage',
        provider: { name: 'Basalt Works' },
        customresourcedefinitions: {
          owned: [{ name: 'volumes.basalt.example.com', version: 'v1', kind: 'Volume' }],
        },
      },
      annotations: { capabilities: 'Deep Insights' },
      channel: { currentCSV: 'basalt.v3.0.0' },
    }),
  ],
  status: {
    catalogSourceDisplayName: 'Certified Operators',
    deprecation: { message: 'Use Granite.' },
  },
});

function aCluster(...manifests: readonly unknown[]) {
  watched('Subscription', { data: [aSubscription({ status: installed })] });
  watched('ClusterServiceVersion', { data: [aCsv()] });
  watched('InstallPlan', {});
  watched('OperatorGroup', { data: [anOperatorGroup()] });
  watched('CatalogSource', { data: [aCatalogSource()] });
  answering(({ url }) => (isList(url) ? aPackageList(...manifests) : undefined));
}

const isList = (url: string) => url.includes('/packagemanifests');
const listed = () => requests().filter(({ url }) => isList(url));
const refused = (code: number) => Object.assign(new Error('no'), { code, json: {} });

const open = (query = '', scope = 'all-namespaces') =>
  renderAt(`/operator-hub-catalog/${scope}${query}`, <CatalogPage />, patterns.catalog);
const tiles = () => screen.queryAllByTestId('operator-tile');
const tileNamed = async (name: string) => {
  await screen.findByRole('link', { name });
  const tile = tiles().find((candidate) => within(candidate).queryByRole('link', { name }));
  return within(tile ?? document.body);
};

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  layOut();
});

describe('Catalog page, filled', () => {
  beforeEach(() => {
    aCluster(aPackageManifest(), basalt);
  });

  it('shows each package as a link with its name, provider, source and state', async () => {
    open();
    const quill = await tileNamed('Quill');
    expect(quill.getByText('Quill Works')).toBeVisible();
    expect(quill.getByText('Community')).toBeVisible();
    expect(quill.getByText('Installed')).toBeVisible();
    const other = await tileNamed('Basalt Storage');
    expect(other.getByText('Deprecated')).toBeVisible();
    expect(other.queryByText('Installed')).toBeNull();
    // Deprecated packages are last.
    expect(tiles().map((tile) => tile.dataset['package'])).toEqual(['quill', 'basalt']);
  });

  it('links to the page of the package in the same namespace view', async () => {
    open('', 'ns/team-a');
    expect(await screen.findByRole('link', { name: 'Quill' })).toHaveAttribute(
      'href',
      '/operator-hub-catalog/ns/team-a/openshift-marketplace~community-operators~quill',
    );
    expect(listed()[0]?.url).toContain('/namespaces/team-a/packagemanifests');
  });

  it('names what a user lacks to install anything into the project, as a request to copy', async () => {
    const user = userEvent.setup();
    watched('OperatorGroup', {});
    answering(({ url, body }) =>
      url.endsWith('selfsubjectaccessreviews')
        ? { status: { allowed: !JSON.stringify(body).includes('"create"') } }
        : undefined,
    );
    open('', 'ns/team-a');
    const permission = 'create operatorgroups.operators.coreos.com in namespace team-a';
    expect(
      await screen.findByText(new RegExp(`^You do not have .*${permission}\\.$`)),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy request for an administrator' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain(`${permission}\n`);
  });

  it('says that nothing can be installed into a project with two OperatorGroups', async () => {
    const two = ['one', 'other'].map((name) => anOperatorGroup({ name }));
    watched('OperatorGroup', { data: two });
    open('', 'ns/team-a');
    expect(
      await screen.findByText('Namespace team-a has multiple OperatorGroups', { exact: false }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'OperatorGroups of team-a' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy request for an administrator' })).toBeVisible();
  });

  it('also shows Operators of a project in the view of all projects', async () => {
    open('?state=installed');
    await tileNamed('Quill');
    expect(tiles()).toHaveLength(1);
  });

  it('finds by kind and says so, and keeps the keyword in the URL', async () => {
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Find Operators' }), 'volume');
    await waitFor(() => {
      expect(tiles()).toHaveLength(1);
    });
    expect(screen.getByText('Matches kind Volume')).toBeVisible();
    expect(screen.getByText('1 of 2')).toBeVisible();
  });

  it('opens with the filters of the URL and clears all of them', async () => {
    open('?q=basalt&source=openshift-marketplace%2Fcertified-operators');
    await tileNamed('Basalt Storage');
    expect(screen.getByRole('textbox', { name: 'Find Operators' })).toHaveValue('basalt');
    expect(screen.getByRole('checkbox', { name: /Certified/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => {
      expect(tiles()).toHaveLength(2);
    });
    expect(screen.getByRole('textbox', { name: 'Find Operators' })).toHaveValue('');
  });

  it('counts the results of a facet, and filters by it', async () => {
    open();
    await tileNamed('Quill');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Installed 1' }));
    await waitFor(() => {
      expect(tiles()).toHaveLength(1);
    });
    expect(screen.getByRole('checkbox', { name: 'Certified 0' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Remove filter Installed/ }));
    await waitFor(() => {
      expect(tiles()).toHaveLength(2);
    });
  });

  it('reports no results, and where else to look (BR-059, BR-062)', async () => {
    open('?q=nowhere');
    expect(await screen.findByRole('heading', { name: 'No results found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cluster Operators' })).toBeVisible();
    expect(screen.getByRole('link', { name: /without internet access/ })).toBeVisible();
  });

  it('names a catalog that is down and keeps the others', async () => {
    const down = { connectionState: { lastObservedState: 'TRANSIENT_FAILURE' } };
    watched('CatalogSource', {
      data: [aCatalogSource({ name: 'dead', spec: { displayName: 'Dead' }, status: down })],
    });
    open();
    await tileNamed('Quill');
    expect(screen.getByText(/Catalog Dead is unavailable/)).toBeVisible();
    expect(screen.getByText(/Catalog not responding/)).toBeVisible();
  });
});

describe('Catalog page in its other states', () => {
  it('says so while it loads', () => {
    aCluster();
    answering(() => new Promise(() => undefined));
    open();
    expect(screen.getByRole('status', { name: 'Loading Operators' })).toBeVisible();
  });

  it('names the missing permission and an alternative', async () => {
    answering(({ url }) => {
      if (isList(url)) throw refused(403);
    });
    aCluster();
    open();
    expect(
      await screen.findByText(
        /list packagemanifests\.packages\.operators\.coreos\.com cluster-wide/,
      ),
    ).toBeVisible();
    expect(screen.getByText(/Select one of your projects/)).toBeVisible();
  });

  it('keeps the tiles with a notice if a refresh fails', async () => {
    let isGone = false;
    answering(({ url }) => {
      if (isGone && isList(url)) throw refused(403);
    });
    aCluster(aPackageManifest());
    open();
    await tileNamed('Quill');
    isGone = true;
    await act(() => queryClient.invalidateQueries({ queryKey: ['package-contents'] }));
    expect(await screen.findByText(/: Outdated$/)).toBeVisible();
    expect(tiles()).toHaveLength(1);
  });

  it('requests packages again only when a catalog has changed', async () => {
    aCluster(aPackageManifest());
    const { unmount } = open();
    await tileNamed('Quill');
    const before = listed().length;
    unmount();
    open();
    await tileNamed('Quill');
    expect(listed()).toHaveLength(before);
    const status = { connectionState: { lastObservedState: 'CONNECTING' } };
    watched('CatalogSource', { data: [aCatalogSource({ status })] });
    open();
    await waitFor(() => {
      expect(listed().length).toBeGreaterThan(before);
    });
  });

  it('names packages that cannot be subscribed to', async () => {
    aCluster(aPackageManifest(), aPackageManifest({ name: 'hollow', channels: [] }));
    open();
    await tileNamed('Quill');
    await userEvent.click(screen.getByRole('button', { name: /View details/ }));
    expect(screen.getByText(/No channel available: hollow/)).toBeVisible();
  });

  it('explains an empty catalog by the state of each CatalogSource', async () => {
    aCluster();
    open();
    const table = await screen.findByRole('grid', { name: 'Catalogs' });
    expect(within(table).getByText('Community Operators')).toBeVisible();
    expect(within(table).getByText('Ready, no packages')).toBeVisible();
  });

  it.each([
    ['the cluster', 'all-namespaces', 'No CatalogSources found'],
    ['a project', 'ns/orders', 'No catalog available in this project'],
  ])('reports that no catalog exists for %s (BR-057)', async (_, scope, title) => {
    aCluster();
    watched('CatalogSource', { data: [] });
    open('', scope);
    expect(await screen.findByText(title)).toBeVisible();
  });

  it('shows packages without permission to list installed Operators', async () => {
    aCluster(aPackageManifest());
    watched('Subscription', { data: undefined, loaded: false, error: refused(403) });
    open();
    await tileNamed('Quill');
    expect(screen.getByText(/Unable to load installed Operators/)).toBeVisible();
  });
});

const late = () =>
  screen.findByText(/is taking longer than expected\.$/, undefined, { timeout: 4000 }).then(
    ({ textContent }) => textContent,
    () => null,
  );

function show(isLoading: boolean, ...pending: readonly string[]) {
  renderAt(
    '/',
    <CatalogProgress
      isLoading={isLoading}
      pending={pending}
      unread={[]}
      shortened={[]}
      isLate={false}
      onRetry={vi.fn()}
    />,
  );
}

describe('loading state of a catalog that does not respond', () => {
  it.each<[string, boolean, readonly string[], string | null]>([
    ['by name', false, ['Acme', 'Zeta'], 'Loading Acme, Zeta is taking longer than expected.'],
    [
      'all in one response, like with permission for one project',
      true,
      [],
      'Loading catalogs is taking longer than expected.',
    ],
    ['nothing', false, [], null],
  ])('%s', async (_, isLoading, pending, text) => {
    show(isLoading, ...pending);
    expect(await late()).toBe(text);
  });
});
