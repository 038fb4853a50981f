import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { patterns } from '~/routes';
import { aCatalogSource, aCsv, aSubscription, anOperatorGroup } from '~/test/builders';
import { answering, watched } from '~/test/consoleSdk';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { renderAt } from '~/test/render';
import PackagePage from './PackagePage';

// The page loads this module with the first text, which can take longer than a test waits.
beforeAll(() => import('~/ui/MarkdownHtml'));

const status = {
  installedCSV: 'quill.v1.0.0',
  currentCSV: 'quill.v1.0.0',
  state: 'AtLatestKnown',
};
const quill = aPackageManifest({
  channels: [aRawChannel(), aRawChannel({ name: 'legacy', versions: ['0.9.0'] })],
});

function aCluster({ isInstalled = false, manifest = quill } = {}) {
  watched('Subscription', { data: isInstalled ? [aSubscription({ status })] : [] });
  watched('ClusterServiceVersion', { data: isInstalled ? [aCsv()] : [] });
  watched('InstallPlan', {});
  watched('OperatorGroup', { data: [anOperatorGroup()] });
  watched('CatalogSource', { data: [aCatalogSource()] });
  answering(({ url }) => (url.includes('/packagemanifests') ? aPackageList(manifest) : undefined));
}

const PATH = 'openshift-marketplace~community-operators~quill';
const open = (query = '') =>
  renderAt(
    `/operator-hub-catalog/all-namespaces/${PATH}${query}`,
    <PackagePage />,
    patterns.package,
  );

function openRaw(channel: unknown) {
  aCluster({ manifest: aPackageManifest({ channels: [channel] }) });
  open();
}

describe('Operator details page, with content of real catalogs', () => {
  it.each([
    ['no description', { csv: { description: undefined } }, /No description available/],
    [
      'a short description only',
      { csv: { description: '' }, annotations: { description: 'Ink' } },
      /^Ink$/,
    ],
    [
      'annotations that are not JSON',
      { annotations: { 'olm.properties': '{' } },
      /Writes everything/,
    ],
    ['right-to-left text', { csv: { description: 'سجل كل شيء' } }, /سجل كل شيء/],
  ])('%s', async (_, parts, text) => {
    openRaw(aRawChannel(parts));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ['no default channel', { status: { defaultChannel: '' } }, /No default channel specified/],
    [
      'a wrong default channel',
      { status: { defaultChannel: 'x' } },
      /Default channel x does not exist/,
    ],
    [
      'a channel without entries',
      { channels: [aRawChannel({ channel: { entries: [] } })] },
      /list only the latest version: stable/,
    ],
    [
      'annotations that are not JSON',
      { channels: [aRawChannel({ annotations: { 'olm.properties': '{' } })] },
      /invalid JSON: olm\.properties/,
    ],
  ])('says so: %s', async (_, parts, text) => {
    aCluster({ manifest: aPackageManifest(parts) });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Incomplete package data' }));
    expect(screen.getByText(text)).toBeVisible();
  });

  it('a name that marks a deprecation unknown to the catalog', async () => {
    openRaw(aRawChannel({ csv: { displayName: '[DEPRECATED] Quill' } }));
    expect(await screen.findByText(/Possibly deprecated/)).toBeVisible();
  });

  it('a name of 5,000 letters', async () => {
    const name = '長'.repeat(5000);
    openRaw(aRawChannel({ csv: { displayName: name } }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  });

  it('a channel whose head is not described', async () => {
    openRaw(aRawChannel({ channel: { currentCSVDesc: undefined } }));
    expect(await screen.findByRole('combobox', { name: 'Version' })).toHaveValue('1.1.0');
    expect(screen.getByRole('heading', { level: 1, name: 'quill' })).toBeVisible();
  });

  it('a link without TLS and a mail address with parameters are text only', async () => {
    openRaw(
      aRawChannel({
        csv: {
          links: [{ name: 'Old', url: 'http://example.com' }],
          maintainers: [{ name: 'Ann', email: 'a@example.com?bcc=b@example.com' }],
        },
      }),
    );
    expect(await screen.findByText('Old: http://example.com')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Old' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ann' })).toBeNull();
  });
});

describe('Operator details page, beyond one channel and catalog', () => {
  const limits = [
    { type: 'olm.maxOpenShiftVersion', value: '4.22' },
    { type: 'olm.package.required', value: { packageName: 'inkwell', versionRange: '>=2.0.0' } },
    {
      type: 'olm.constraint',
      value: {
        failureMessage: 'Paper',
        any: { constraints: [{ gvk: { group: 'p.io', version: 'v1', kind: 'Sheet' } }] },
      },
    },
  ];

  it('names dependencies and blockers of cluster updates (OD-017, OD-026)', async () => {
    const channel = aRawChannel({ annotations: { 'olm.properties': JSON.stringify(limits) } });
    openRaw(channel);
    expect(await screen.findByText('inkwell')).toBeVisible();
    expect(screen.getByText('>=2.0.0')).toBeVisible();
    expect(screen.getByText(/One of these – Paper/)).toBeVisible();
    expect(screen.getByText('Blocks cluster upgrades beyond OpenShift 4.22')).toBeVisible();
  });

  it('links to the same package in another catalog', async () => {
    answering(({ url }) => {
      if (!url.includes('/packagemanifests') || url.includes('labelSelector')) return undefined;
      const status = { catalogSourceDisplayName: 'Certified' };
      return aPackageList(quill, aPackageManifest({ catalog: 'certified', status }));
    });
    aCluster();
    open();
    expect(await screen.findByRole('link', { name: 'Certified' })).toHaveAttribute(
      'href',
      '/operator-hub-catalog/all-namespaces/openshift-marketplace~certified~quill',
    );
    expect(screen.queryByRole('link', { name: 'Community Operators' })).toBeNull();
  });

  it('marks installed versions in every channel, and opens one', async () => {
    aCluster({ isInstalled: true });
    open('?channel=legacy');
    const toggle = await screen.findByRole('button', { name: 'stable (default channel)' });
    await userEvent.click(toggle);
    expect(screen.getByText('Installed in team-a')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show version 1.0.0' }));
    await waitFor(() => {
      expect(screen.getByRole('combobox', { name: 'Channel' })).toHaveValue('stable');
    });
    expect(screen.getByRole('combobox', { name: 'Version' })).toHaveValue('1.0.0');
  });
});
