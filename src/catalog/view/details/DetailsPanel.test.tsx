import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openedIn } from '~/catalog/rules/detailsInUrl';
import { patterns } from '~/routes';
import { aCatalogSource, aCsv, aSubscription, anOperatorGroup } from '~/test/builders';
import { layOut } from '~/test/cardGrid';
import { answering, watched } from '~/test/consoleSdk';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { renderAt } from '~/test/render';
import { DetailsPanel } from './DetailsPanel';

const channels = [
  aRawChannel({ annotations: { 'features.operators.openshift.io/token-auth-aws': 'true' } }),
  aRawChannel({ name: 'fast', versions: ['2.0.0'], csv: { displayName: 'Quill Fast' } }),
];
const quill = aPackageManifest({ channels });
const brush = aPackageManifest({
  name: 'brush',
  channels: [
    aRawChannel({ csv: { displayName: 'Brush' } }),
    aRawChannel({ name: 'fast', versions: ['3.0.0'], csv: { displayName: 'Brush Fast' } }),
  ],
});

const other = { catalogNamespace: 'team-a', catalog: 'private', packageName: 'quill' };
const onClose = vi.fn();

/** The drawer as in the catalog, with its content in the URL. */
function Drawer() {
  const { search } = useLocation();
  const key = openedIn(new URLSearchParams(search));
  const offers = [{ key: other, catalogDisplayName: 'Private', version: '1.5.0' }];
  return (
    <>
      <output>{search}</output>
      {key !== null && (
        <DetailsPanel packageKey={key} scope="team-a" offers={offers} onClose={onClose} />
      )}
    </>
  );
}

const ID = 'openshift-marketplace/community-operators';
const open = (query: string) =>
  renderAt(`/operator-hub-catalog/ns/team-a?${query}`, <Drawer />, patterns.catalog);

function aCluster({ isInstalled = false } = {}) {
  const status = {
    installedCSV: 'quill.v1.0.0',
    currentCSV: 'quill.v1.0.0',
    state: 'AtLatestKnown',
  };
  watched('Subscription', { data: isInstalled ? [aSubscription({ status })] : [] });
  watched('ClusterServiceVersion', { data: isInstalled ? [aCsv()] : [] });
  watched('InstallPlan', {});
  watched('OperatorGroup', { data: [anOperatorGroup()] });
  watched('CatalogSource', { data: [aCatalogSource()] });
  answering(({ url }) => {
    if (!url.includes('/packagemanifests')) return undefined;
    return aPackageList(url.includes('brush') ? brush : quill);
  });
}

beforeEach(() => {
  layOut();
  onClose.mockClear();
});

describe('details next to the catalog', () => {
  it('begin with the name, which can take the focus, and the primary button', async () => {
    aCluster();
    open(`details=${ID}/quill`);
    const heading = await screen.findByRole('heading', { level: 2, name: 'Quill' });
    heading.focus();
    expect(heading).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Install' })).toHaveAttribute(
      'href',
      `/operator-hub-catalog/ns/team-a/${ID.replace('/', '~')}~quill/install?channel=stable`,
    );
    expect(screen.getByRole('link', { name: 'View details' })).toBeVisible();
  });

  it('take channel and version from the URL, and drop them for another package', async () => {
    aCluster();
    open(`q=x&details=${ID}/quill`);
    await screen.findByRole('heading', { level: 2, name: 'Quill' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Channel' }), 'fast');
    expect(await screen.findByRole('heading', { level: 2, name: 'Quill Fast' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Version' })).toHaveValue('2.0.0');
    await userEvent.click(screen.getByRole('link', { name: 'Private' }));
    expect(screen.getByRole('status')).toHaveTextContent(
      `?q=x&details=${encodeURIComponent('team-a/private/quill')}`,
    );
    expect(screen.getByRole('status')).not.toHaveTextContent('channel');
  });

  it('show another version of the path, and name the version of the description', async () => {
    aCluster();
    open(`details=${ID}/quill`);
    await userEvent.click(await screen.findByRole('button', { name: 'Show version 1.0.0' }));
    expect(await screen.findByText(/describes only the latest version/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Version' })).toHaveValue('1.0.0');
  });

  it('mark installed versions in the path, with their namespaces', async () => {
    aCluster({ isInstalled: true });
    open(`details=${ID}/quill`);
    const path = await screen.findByRole('list', { name: 'Versions in channel stable' });
    const [head, installed] = within(path).getAllByRole('listitem');
    expect(head).toHaveTextContent('1.1.0Latest');
    expect(installed).toHaveTextContent('1.0.0Installed in team-a');
  });

  it('name the requirements of short-lived credentials', async () => {
    aCluster();
    open(`details=${ID}/quill`);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Supports short-lived cloud credentials' }),
    );
    expect(screen.getByText(/AWS: role ARN/)).toBeVisible();
  });

  it('close', async () => {
    aCluster();
    open(`details=${ID}/quill`);
    await userEvent.click(await screen.findByRole('button', { name: 'Close details' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('report a failed request, and can still be closed', async () => {
    aCluster();
    open(`details=${ID}/ghost`);
    expect(await screen.findByText(/^Operator ghost not found in catalog/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close details' })).toBeVisible();
  });
});
