import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { patterns } from '~/routes';
import { aCatalogSource, aCsv, aSubscription, anOperatorGroup } from '~/test/builders';
import { answering, requests, watched } from '~/test/consoleSdk';
import { renderAt } from '~/test/render';
import InstalledPage from './InstalledPage';

const installed = {
  installedCSV: 'quill.v1.0.0',
  currentCSV: 'quill.v1.0.0',
  state: 'AtLatestKnown',
};
const api = { name: 'quills.example.com', kind: 'Quill', version: 'v1' };

function aCluster({ allowed = true } = {}) {
  watched('Subscription', { data: [aSubscription({ status: installed })] });
  watched('ClusterServiceVersion', {
    data: [
      aCsv({ spec: { customresourcedefinitions: { owned: [api] } } }),
      aCsv({
        name: 'basalt.v2.0.0',
        spec: { displayName: 'Basalt' },
        status: { phase: 'Failed', message: 'no pods' },
      }),
    ],
  });
  watched('InstallPlan', {});
  watched('OperatorGroup', { data: [anOperatorGroup()] });
  watched('CatalogSource', { data: [aCatalogSource()] });
  answering(({ url }) =>
    url.endsWith('selfsubjectaccessreviews') ? { status: { allowed } } : undefined,
  );
}

const open = (query = '') =>
  renderAt(`/operator-hub/all-namespaces/installed${query}`, <InstalledPage />, patterns.installed);
const rows = () => screen.queryAllByTestId('operator-row');

describe('Installed page', () => {
  beforeEach(() => {
    aCluster();
  });

  it('shows every Operator with its true status', () => {
    open();
    const [first, second] = rows();
    expect(within(first ?? document.body).getByText('Basalt')).toBeVisible();
    expect(within(first ?? document.body).getByText('Failed')).toBeVisible();
    expect(within(second ?? document.body).getByText('Ready')).toBeVisible();
  });

  it('keeps search and status filter in the URL', async () => {
    open('?status=failed');
    expect(rows()).toHaveLength(1);
    await userEvent.type(screen.getByRole('textbox', { name: 'Find by name' }), 'nothing');
    expect(screen.getByText('No Operator matches the filters')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(rows()).toHaveLength(2);
  });

  it('names the right that is missing', () => {
    const error = Object.assign(new Error('forbidden'), { code: 403 });
    watched('ClusterServiceVersion', { data: undefined, loaded: false, error });
    open();
    expect(screen.getByText(/Choose a project of yours/)).toBeVisible();
    expect(
      screen.getByText(/list clusterserviceversions\.operators\.coreos\.com in the whole cluster/),
    ).toBeVisible();
  });

  it('says so while it loads', () => {
    watched('Subscription', { loaded: false });
    open();
    expect(screen.getByRole('status', { name: /Loading/ })).toBeInTheDocument();
  });

  it('keeps what it has when it is no longer refreshed', () => {
    const error = Object.assign(new Error('gone'), { code: 503 });
    watched('Subscription', { data: [aSubscription({ status: installed })], loaded: true, error });
    open();
    expect(screen.getByText(/no longer up to date/)).toBeVisible();
    expect(rows()).toHaveLength(2);
  });

  it('leads to the catalog when nothing is installed', () => {
    watched('Subscription', {});
    watched('ClusterServiceVersion', {});
    open();
    expect(screen.getByRole('link', { name: 'Browse the catalog' })).toHaveAttribute(
      'href',
      '/operator-hub/all-namespaces/catalog',
    );
  });
});

describe('Uninstall dialog', () => {
  const dialog = () => within(screen.getByRole('dialog'));
  const deleted = () =>
    requests()
      .filter(({ method }) => method === 'DELETE')
      .map(({ url }) => url.split('/').pop());

  it('says what is deleted and what stays, then deletes the Subscription before the CSV', async () => {
    aCluster();
    answering(({ method }) => (method === 'DELETE' ? {} : undefined));
    open('?uninstall=team-a/quill');
    expect(dialog().getByText(/The APIs Quill with all their objects/)).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Uninstall' }));
    expect(await dialog().findByText('Quill is uninstalled')).toBeVisible();
    expect(deleted()).toEqual(['quill', 'quill.v1.0.0']);
  });

  it('goes on at the step that failed', async () => {
    aCluster();
    let refuse = true;
    answering(({ method, url }) => {
      if (method !== 'DELETE') return undefined;
      if (refuse && url.endsWith('v1.0.0')) throw Object.assign(new Error('busy'), { code: 500 });
      return {};
    });
    open('?uninstall=team-a/quill');
    await userEvent.click(dialog().getByRole('button', { name: 'Uninstall' }));
    expect(await dialog().findByText('busy')).toBeVisible();
    refuse = false;
    await userEvent.click(dialog().getByRole('button', { name: 'Try again' }));
    expect(await dialog().findByText('Quill is uninstalled')).toBeVisible();
    expect(deleted()).toEqual(['quill', 'quill.v1.0.0', 'quill.v1.0.0']);
  });

  it('names the right that is missing, and offers nothing', async () => {
    aCluster({ allowed: false });
    open('?uninstall=team-a/quill');
    expect(
      await dialog().findByText(/delete subscriptions\.operators\.coreos\.com in project team-a/),
    ).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Uninstall' })).toBeDisabled();
  });

  it('says when there is nothing of that name', () => {
    aCluster();
    open('?uninstall=team-a/ghost');
    expect(dialog().getByText('Nothing to uninstall')).toBeVisible();
  });
});
