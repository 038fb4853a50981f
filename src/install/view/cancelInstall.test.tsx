import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { patterns, routes } from '~/routes';
import { aSubscription } from '~/test/builders';
import { requests, watched } from '~/test/consoleSdk';
import { aNamespace } from '~/test/installBuilders';
import { QUILL, anInstallCluster, created } from '~/test/installCluster';
import { renderAt } from '~/test/render';
import { type Refusal, aSubmitCluster } from '~/test/submitCluster';
import InstallPage from './InstallPage';

const MARK = { 'operator-hub/created-by-install': 'quill' };
const QUOTA: Refusal = {
  code: 403,
  reason: 'Forbidden',
  message: 'subscriptions.operators.coreos.com "quill" is forbidden: exceeded quota: few',
};
const OLM = '/apis/operators.coreos.com/v1/namespaces/inkwell';

const open = () =>
  renderAt(
    `${routes.install(null, QUILL)}?mode=OwnNamespace&namespace=inkwell`,
    <Routes>
      {patterns.install.map((path) => (
        <Route key={path} path={path} element={<InstallPage />} />
      ))}
      <Route path="*" element={<p>left the page</p>} />
    </Routes>,
  );
const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
};
const dialog = async () => within(await screen.findByRole('dialog'));
const lines = (test: string) =>
  within(screen.getByTestId(test))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.trim());
const deleted = () =>
  requests()
    .filter(({ method }) => method === 'DELETE')
    .map(({ url }) => url.split('/').slice(-2).join(' '));

/** A cluster with the objects of an earlier run, up to the OperatorGroup. */
function begun() {
  const cluster = aSubmitCluster();
  cluster.put('/api/v1/namespaces/inkwell', { metadata: { name: 'inkwell', annotations: MARK } });
  cluster.put(`${OLM}/operatorgroups/inkwell-og`, marked('inkwell-og'));
  cluster.put('/api/v1/namespaces/inkwell/configmaps/kube-root-ca.crt', plain('kube-root-ca.crt'));
  const names = ['openshift-operators', 'inkwell'];
  watched('Project', { data: names.map((name) => aNamespace(name)) });
  const spec = { targetNamespaces: ['inkwell'] };
  watched('OperatorGroup', { data: [{ ...marked('inkwell-og'), spec }] });
  return cluster;
}

/** The resources that the user cannot change. */
const barred = new Set<string>();

beforeEach(() => {
  barred.clear();
  anInstallCluster((resource) => !barred.has(resource));
  watched('ClusterServiceVersion', {});
});

describe('an installation that was started before a reload', () => {
  it('shows existing resources and creates only the rest', async () => {
    begun();
    open();
    expect(await screen.findByText(/Installation not complete/)).toBeVisible();
    const objects = screen.getAllByTestId('planned-object').map(({ textContent }) => textContent);
    expect(objects.slice(0, 2)).toEqual([
      'Namespace inkwellCreated',
      'OperatorGroup inkwell-ogCreated',
    ]);
    await press('Continue installation');
    expect(created()).toEqual(['subscriptions']);
  });

  it('only shows progress if the Subscription also exists', async () => {
    const cluster = begun();
    const one = aSubscription({ namespace: 'inkwell' });
    const subscription = { ...one, metadata: { ...one.metadata, annotations: MARK } };
    cluster.put(`${OLM.replace('v1', 'v1alpha1')}/subscriptions/quill`, subscription);
    watched('Subscription', { data: [subscription] });
    open();
    expect(await screen.findByText('Installation already started')).toBeVisible();
    expect(screen.queryByText(/already installs this package/)).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Version' })).toBeDisabled();
    await press('Continue installation');
    expect(created()).toEqual([]);
    expect(await screen.findByRole('link', { name: 'View Operator' })).toBeVisible();
  });

  it('does not include another user’s Subscription', async () => {
    const cluster = begun();
    const subscription = aSubscription({ namespace: 'inkwell' });
    cluster.put(`${OLM.replace('v1', 'v1alpha1')}/subscriptions/quill`, subscription);
    watched('Subscription', { data: [subscription] });
    open();
    expect(await screen.findByText(/already installs this package/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Continue installation' })).toBeDisabled();
  });
});

describe('Cancel', () => {
  it('only leaves the page if nothing was created', async () => {
    aSubmitCluster();
    open();
    await press('Cancel');
    expect(screen.getByText('left the page')).toBeVisible();
    expect(deleted()).toEqual([]);
  });

  it('deletes exactly the created resources in reverse order, even after a reload', async () => {
    begun();
    open();
    await press('Cancel');
    await (await dialog()).findByRole('button', { name: 'Remove' });
    expect(lines('removals')).toEqual(['OperatorGroup inkwell-og', 'Namespace inkwell']);
    await press('Remove');
    expect(await screen.findByText('Installation undone')).toBeVisible();
    expect(deleted()).toEqual(['operatorgroups inkwell-og', 'projects inkwell']);
    const closing = (await dialog()).getAllByRole('button', { name: 'Close' });
    for (const button of closing.slice(-1)) await userEvent.click(button);
    expect(screen.getByText('left the page')).toBeVisible();
  });

  it('checks the permission to delete within the project, which its admins have', async () => {
    begun();
    open();
    await press('Cancel');
    await (await dialog()).findByRole('button', { name: 'Remove' });
    const reviews = requests().map((call) => JSON.stringify(call));
    expect(reviews.filter((text) => text.includes('"resource":"projects"'))).toEqual([
      expect.stringContaining('"name":"inkwell","namespace":"inkwell"'),
    ]);
  });

  it('names the missing permission to delete it, and deletes nothing', async () => {
    barred.add('operatorgroups');
    begun();
    open();
    await press('Cancel');
    const requested = await dialog();
    expect(await requested.findByText('Insufficient permissions to delete')).toBeVisible();
    expect(
      requested.getByText('delete operatorgroups.operators.coreos.com in namespace inkwell'),
    ).toBeVisible();
    expect(requested.getByRole('button', { name: 'Remove' })).toBeDisabled();
    expect(requested.getByRole('button', { name: 'Keep resources' })).toBeEnabled();
    expect(deleted()).toEqual([]);
  });

  it('keeps the namespace with resources of others, and names them', async () => {
    begun().put('/api/v1/namespaces/inkwell/configmaps/theirs', plain('theirs'));
    open();
    await press('Cancel');
    await (await dialog()).findByRole('button', { name: 'Remove' });
    expect(lines('removals')).toEqual(['OperatorGroup inkwell-og']);
    expect(lines('kept')).toEqual([
      'Namespace inkwell: contains other resources: ConfigMap theirs',
    ]);
  });

  it('keeps the namespace if a resource is created in it at the last moment', async () => {
    const cluster = begun();
    open();
    await press('Cancel');
    await (await dialog()).findByRole('button', { name: 'Remove' });
    cluster.put('/api/v1/namespaces/inkwell/configmaps/theirs', plain('theirs'));
    await press('Remove');
    expect(await screen.findByText(/: No longer empty/)).toBeVisible();
    expect(deleted()).toEqual(['operatorgroups inkwell-og']);
  });

  it('changes nothing without the annotation', async () => {
    let isRefused = true;
    const cluster = aSubmitCluster((method, resource) =>
      method === 'POST' && isRefused && resource === 'subscriptions' ? QUOTA : undefined,
    );
    cluster.put('/api/v1/namespaces/inkwell', { metadata: { name: 'inkwell' } });
    watched('Project', { data: [aNamespace('inkwell')] });
    open();
    await press('Install');
    await screen.findByRole('button', { name: 'Retry' });
    isRefused = false;
    await press('Cancel');
    await (await dialog()).findByRole('button', { name: 'Remove' });
    expect(lines('removals')).toEqual(['OperatorGroup inkwell-og']);
  });

  it('can keep created resources', async () => {
    begun();
    open();
    await press('Cancel');
    await press('Keep resources');
    expect(screen.getByText('left the page')).toBeVisible();
    expect(deleted()).toEqual([]);
  });

  it('shows a failed deletion, and continues there', async () => {
    let isRefused = true;
    aSubmitCluster((method) => (isRefused && method === 'DELETE' ? QUOTA : undefined));
    const cluster = begun();
    cluster.put(`${OLM}/operatorgroups/inkwell-og`, marked('inkwell-og'));
    open();
    await press('Cancel');
    await press('Remove');
    isRefused = false;
    await press('Try again');
    expect(await screen.findByText('Installation undone')).toBeVisible();
  });

  it('is offered before another namespace is selected', async () => {
    aSubmitCluster((method, resource) =>
      method === 'POST' && resource === 'subscriptions' ? QUOTA : undefined,
    );
    open();
    await press('Install');
    await screen.findByRole('button', { name: 'Retry' });
    await userEvent.click(screen.getByRole('radio', { name: 'Whole cluster' }));
    expect((await dialog()).getByText('Undo installation?')).toBeVisible();
    await press('Go back');
    expect(screen.getByRole('radio', { name: 'One project' })).toBeChecked();
  });
});

function marked(name: string) {
  return { metadata: { name, namespace: 'inkwell', annotations: MARK } };
}

function plain(name: string) {
  return { metadata: { name, namespace: 'inkwell' } };
}
