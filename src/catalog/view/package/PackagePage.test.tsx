import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useLocation, useParams } from 'react-router';
import { queryClient } from '~/kube/queryClient';
import { patterns } from '~/routes';
import { aCatalogSource, aCsv, aSubscription, anOperatorGroup } from '~/test/builders';
import { reviewing } from '~/test/accessReviews';
import { answering, watched } from '~/test/consoleSdk';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { renderAt } from '~/test/render';
import PackagePage from './PackagePage';

const PATH = 'openshift-marketplace~community-operators~quill';

const installed = {
  installedCSV: 'quill.v1.0.0',
  currentCSV: 'quill.v1.0.0',
  state: 'AtLatestKnown',
};

const owned = [
  {
    name: 'pens.ink.example.com',
    version: 'v1',
    kind: 'Pen',
    displayName: 'Fountain pen',
    description: 'Writes',
  },
  { name: 'nibs.ink.example.com', version: 'v1', kind: 'Nib', description: 'Internal' },
];

const quill = aPackageManifest({
  channels: [
    aRawChannel({
      csv: {
        customresourcedefinitions: {
          owned,
          required: [{ name: 'wells.ink.example.com', version: 'v2', kind: 'Inkwell' }],
        },
        minKubeVersion: '1.29.0',
        relatedImages: ['example.com/quill:1.1.0'],
        links: [{ name: 'Handbook', url: 'https://example.com/quill' }],
        maturity: 'stable-ish',
        keywords: ['ink', 'paper'],
        maintainers: [{ name: 'Scribes', email: 'scribes@example.com' }],
      },
      annotations: {
        'operators.operatorframework.io/internal-objects': '["nibs.ink.example.com"]',
        'features.operators.openshift.io/disconnected': 'true',
        'features.operators.openshift.io/fips-compliant': 'true',
        'operators.openshift.io/valid-subscription': '["OpenShift Platform Plus"]',
        support: 'help@example.com',
      },
    }),
    aRawChannel({
      name: 'legacy',
      versions: ['0.9.0'],
      csv: { displayName: 'Quill Classic' },
      channel: { deprecation: { message: 'The legacy channel gets no fixes.' } },
    }),
  ],
});

function aCluster({ isInstalled = false, packages = [quill] } = {}) {
  watched('Subscription', { data: isInstalled ? [aSubscription({ status: installed })] : [] });
  watched('ClusterServiceVersion', { data: isInstalled ? [aCsv()] : [] });
  watched('InstallPlan', {});
  watched('OperatorGroup', { data: [anOperatorGroup()] });
  watched('CatalogSource', { data: [aCatalogSource()] });
  answering(({ url }) => (isPackages(url) ? aPackageList(...packages) : undefined));
}

const isPackages = (url: string) => url.includes('/packagemanifests');

const open = (query = '', scope = 'all-namespaces') =>
  renderAt(`/operator-hub-catalog/${scope}/${PATH}${query}`, <PackagePage />, patterns.package);

// The page loads this module with the first text, which can take longer than a test waits.
beforeAll(() => import('~/ui/MarkdownHtml'));

beforeEach(() => {
  queryClient.clear();
});

describe('Operator details page', () => {
  it.each([
    ['the only catalog that has it', [quill], 'Quill'],
    [
      'the list, with a choice of two',
      [quill, aPackageManifest({ catalog: 'other' })],
      'Catalog of quill',
    ],
    ['the list, without any', [], 'Catalog of quill'],
  ])('opens %s by a link with a name only', async (_, packages, heading) => {
    aCluster({ packages });
    renderAt('/operator-hub-catalog/all-namespaces/quill', <PackageOrList />, [
      ...patterns.package,
      ...patterns.catalog,
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it('shows the catalog’s metadata of the head of the default channel', async () => {
    aCluster();
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Quill' })).toBeVisible();
    expect(await screen.findByText('Writes everything down.')).toBeVisible();
    for (const text of ['1.29.0', /^Disconnected/, 'OpenShift Platform Plus', /: Basic install$/]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Handbook' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(screen.getByRole('link', { name: 'Scribes' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    );
    expect(screen.getByText(/have not been vetted or verified by Red Hat/)).toBeVisible();
  });

  it('has the name of its heading in the breadcrumb, also in another channel', async () => {
    aCluster();
    open('?channel=legacy');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Quill Classic' });
    expect(heading).toBeVisible();
    const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(breadcrumb).getByText('Quill Classic')).toBeVisible();
  });

  it('shows why its data is outdated: the package was removed from the catalog', async () => {
    let isGone = false;
    answering(({ url }) => (isGone && isPackages(url) ? aPackageList() : undefined));
    aCluster();
    open();
    await screen.findByRole('heading', { level: 1, name: 'Quill' });
    isGone = true;
    await act(() => queryClient.invalidateQueries({ queryKey: ['packages'] }));
    expect(await screen.findByText(/might have been removed from the catalog/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Quill' })).toBeVisible();
    isGone = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => screen.queryByText(/: Outdated$/)).toBeNull();
  });

  it('lists provided and required APIs, without the internal ones (OD-009, OD-010, OD-021)', async () => {
    aCluster();
    open();
    const provided = await screen.findByRole('grid', { name: 'Provided APIs' });
    expect(within(provided).getByText('Pen')).toBeVisible();
    expect(within(provided).getByText('Fountain pen')).toBeVisible();
    expect(within(provided).queryByText('Nib')).toBeNull();
    const required = screen.getByRole('grid', { name: 'Required APIs' });
    expect(within(required).getByText('ink.example.com/v2')).toBeVisible();
  });

  it.each([
    ['the name of the ClusterServiceVersion', 'quill.v1.1.0'],
    ['BR-052: that it uses images', /Related images/],
    ['BR-013: that it is not certified', /This is a community Operator/],
    ['BR-025: keywords', 'ink, paper'],
    ['maturity', 'stable-ish'],
    ['the provider', 'Provided by Quill Works'],
    ['architectures', 'amd64'],
    ['operating systems', 'linux'],
    ['subscriptions', 'OpenShift Platform Plus'],
    ['BR-027: features', /^Disconnected/],
    ['BR-028, BR-038: FIPS support', /FIPS \(validated cryptography on amd64, ppc64le, and s390x/],
  ])('shows %s', async (_, text) => {
    aCluster();
    open();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('states the channel of its platforms (BR-044)', async () => {
    aCluster();
    open('?channel=legacy');
    expect(await screen.findByText('Architectures of the default channel')).toBeVisible();
    expect(screen.getByText('Operating systems of the default channel')).toBeVisible();
  });

  it('opens the channel of the URL and shows its deprecation', async () => {
    aCluster();
    open('?channel=legacy');
    expect(await screen.findByRole('heading', { level: 1, name: 'Quill Classic' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Channel' })).toHaveValue('legacy');
    await userEvent.click(screen.getByRole('button', { name: /is deprecated$/ }));
    expect(screen.getByText(/The legacy channel gets no fixes/)).toBeVisible();
  });

  it('another channel starts at its own head (OD-002)', async () => {
    aCluster();
    open('?version=1.0.0');
    const channel = await screen.findByRole('combobox', { name: 'Channel' });
    expect(screen.getByRole('combobox', { name: 'Version' })).toHaveValue('1.0.0');
    expect(screen.getByText(/describes only the latest version/)).toBeVisible();
    await userEvent.selectOptions(channel, 'legacy');
    await waitFor(() => {
      expect(screen.getByRole('combobox', { name: 'Version' })).toHaveValue('0.9.0');
    });
  });

  it('links to the install page with the selection', async () => {
    aCluster();
    open('?version=1.0.0', 'ns/team-b');
    expect(await screen.findByRole('link', { name: 'Install' })).toHaveAttribute(
      'href',
      `/operator-hub-catalog/ns/team-b/${PATH}/install?channel=stable&version=1.0.0`,
    );
  });

  it('shows where it is installed, and changes the button', async () => {
    aCluster({ isInstalled: true });
    open();
    const table = await screen.findByRole('grid', { name: 'Installations' });
    expect(within(table).getByRole('link', { name: 'team-a' })).toBeVisible();
    expect(within(table).getByText('1.0.0')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Operator' })).toHaveAttribute(
      'href',
      '/operator-hub-installed/ns/team-a/quill',
    );
    expect(screen.getByRole('link', { name: 'Install in another project' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Install' })).toBeNull();
    const here = screen.getByRole('link', { name: 'Uninstall' }).getAttribute('href') ?? '';
    expect(here).toMatch(/^\/operator-hub-catalog\/.*\?uninstall=team-a%2Fquill$/);
  });

  it('offers to install it in a project even if it is installed in another', async () => {
    aCluster({ isInstalled: true });
    open('', 'ns/team-b');
    expect(await screen.findByRole('link', { name: 'Install' })).toBeVisible();
    expect(screen.getByRole('grid', { name: 'Installations' })).toBeVisible();
  });

  it('reports that the catalog is not available in this project', async () => {
    aCluster();
    reviewing();
    answering(() => aPackageList());
    renderAt(
      '/operator-hub-catalog/ns/team-b/team-a~private~quill',
      <PackagePage />,
      patterns.package,
    );
    const title = 'Operator quill not found in catalog private';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByText(/Danger alert/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Search all catalogs' })).toHaveAttribute(
      'href',
      '/operator-hub-catalog/ns/team-b?q=quill',
    );
    expect(screen.getByRole('link', { name: 'View all catalog sources' })).toHaveAttribute(
      'href',
      '/operator-hub-sources/ns/team-b',
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('names the missing permission', async () => {
    answering(({ url }) => {
      if (url.includes('/packagemanifests')) {
        throw Object.assign(new Error('no'), { code: 403, json: {} });
      }
    });
    aCluster();
    open('', 'ns/team-b');
    expect(
      await screen.findByText(
        /list packagemanifests\.packages\.operators\.coreos\.com in namespace team-b/,
      ),
    ).toBeVisible();
  });
});

function PackageOrList() {
  const { search } = useLocation();
  const isList = useParams()['package'] === undefined;
  return isList ? <h1>Catalog of {new URLSearchParams(search).get('q')}</h1> : <PackagePage />;
}
