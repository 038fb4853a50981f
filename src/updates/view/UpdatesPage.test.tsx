import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { patterns } from '~/routes';
import { aLookup, aSubscription, anInstallPlan } from '~/test/builders';
import { answering, requests, resetCluster, watched } from '~/test/consoleSdk';
import { renderAt } from '~/test/render';
import UpdatesPage from './UpdatesPage';

const update = anInstallPlan({
  name: 'install-new',
  spec: { clusterServiceVersionNames: ['quill.v1.1.0', 'basalt.v2.0.0'], generation: 2 },
  status: {
    phase: 'RequiresApproval',
    bundleLookups: ['quill.v1.1.0', 'basalt.v2.0.0'].map(aLookup),
    plan: [
      {
        resolving: 'quill.v1.1.0',
        status: 'Unknown',
        resource: {
          group: 'rbac.authorization.k8s.io',
          version: 'v1',
          kind: 'ClusterRole',
          name: 'quill-reader',
          sourceName: 'community-operators',
          sourceNamespace: 'openshift-marketplace',
        },
      },
    ],
  },
});
const superseded = anInstallPlan({
  name: 'install-old',
  spec: { generation: 1, clusterServiceVersionNames: ['quill.v1.0.0', 'basalt.v1.0.0'] },
});

function aCluster({ allowed = true } = {}) {
  watched('InstallPlan', { data: [update, superseded] });
  watched('Subscription', {
    data: [
      aSubscription({ status: { currentCSV: 'quill.v1.1.0', installedCSV: 'quill.v1.0.0' } }),
      aSubscription({
        name: 'basalt',
        status: { currentCSV: 'basalt.v2.0.0', installedCSV: 'basalt.v1.0.0' },
      }),
    ],
  });
  answering(({ url, body }) =>
    url.endsWith('selfsubjectaccessreviews')
      ? { status: { allowed: allowed || JSON.stringify(body).includes('"verb":"list"') } }
      : undefined,
  );
}

const open = (query = '') =>
  renderAt(`/operator-hub-updates/all-namespaces${query}`, <UpdatesPage />, patterns.updates);
const button = () => screen.findByRole('button', { name: /Approve \d/ });
const patches = () => requests().filter(({ method }) => method === 'PATCH');

beforeEach(() => {
  aCluster();
});

describe('Updates page', () => {
  it('closes a plan when another project is selected', async () => {
    renderAt(
      '/operator-hub-updates/ns/team-b?plan=team-a/install-new',
      <>
        <UpdatesPage />
        <Where />
      </>,
      patterns.updates,
    );
    expect(await screen.findByText('/operator-hub-updates/ns/team-b')).toBeInTheDocument();
    expect(screen.queryByText('Install plan not found')).toBeNull();
  });

  it('lists pending updates with the versions of each Operator (IP-015)', async () => {
    open();
    const [row, ...others] = await screen.findAllByTestId('plan-row');
    expect(others).toEqual([]);
    expect(row).toHaveTextContent('team-a');
    expect(row).toHaveTextContent('quill 1.0.0 → 1.1.0');
    expect(row).toHaveTextContent('basalt 1.0.0 → 2.0.0');
  });

  it('opens a plan by its link, and adds it to the URL', async () => {
    open();
    await userEvent.click(
      await screen.findByRole('link', { name: 'Review install plan install-new' }),
    );
    expect(
      await screen.findByRole('heading', { name: '2 Operators in one install plan' }),
    ).toBeVisible();
    await userEvent.click(await screen.findByRole('link', { name: 'Updates' }));
    expect(await screen.findByTestId('plan-row')).toBeVisible();
  });

  it('reports that all Operators are up to date', async () => {
    watched('InstallPlan', { data: [] });
    open();
    expect(await screen.findByText('No pending approvals')).toBeVisible();
  });

  it('shows that it is loading', async () => {
    watched('InstallPlan', { loaded: false });
    open();
    expect(await screen.findByRole('status', { name: /Loading/ })).toBeInTheDocument();
  });

  it('keeps the list when updates stop', async () => {
    const error = Object.assign(new Error('gone'), { code: 503 });
    watched('InstallPlan', { data: [update], loaded: true, error });
    open();
    expect(await screen.findByText('InstallPlans: Outdated')).toBeVisible();
    expect(await screen.findByTestId('plan-row')).toBeVisible();
  });

  it('has tabs, which are part of the URL', async () => {
    open('?tab=readiness');
    expect(await screen.findByRole('tab', { name: 'Readiness', selected: true })).toBeVisible();
    await userEvent.click(await screen.findByRole('tab', { name: 'Pending' }));
    expect(await screen.findByTestId('plan-row')).toBeVisible();
  });
});

describe('an opened plan', () => {
  it('states that one approval applies to all Operators, and lists new resources (IN-018, IP-004)', async () => {
    open('?plan=team-a/install-new');
    expect(await screen.findByText('2 Operators in one install plan')).toBeVisible();
    const steps = await screen.findByRole('grid', { name: 'Changes to quill.v1.1.0' });
    expect(within(steps).getByText('quill-reader')).toBeVisible();
    expect(within(steps).getByText('Not created yet')).toBeVisible();
  });

  it('is approved once, and only as reviewed (IP-008)', async () => {
    answering(({ method }) => (method === 'PATCH' ? {} : undefined));
    open('?plan=team-a/install-new');
    await userEvent.dblClick(await button());
    expect(patches()).toEqual([
      {
        method: 'PATCH',
        url: '/api/kubernetes/apis/operators.coreos.com/v1alpha1/namespaces/team-a/installplans/install-new',
        body: [
          { op: 'test', path: '/spec/approved', value: false },
          {
            op: 'test',
            path: '/spec/clusterServiceVersionNames',
            value: ['quill.v1.1.0', 'basalt.v2.0.0'],
          },
          { op: 'test', path: '/spec/generation', value: 2 },
          { op: 'replace', path: '/spec/approved', value: true },
        ],
      },
    ]);
    // It is not disabled, so that it keeps the focus.
    expect(await button()).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    [
      'the conflict if a test of the patch fails',
      422,
      /Not approved: the install plan has been updated/,
    ],
    [
      'the missing permission',
      403,
      /patch installplans\.operators\.coreos\.com in namespace team-a/,
    ],
  ])('shows %s, and can be retried', async (_, code, expected) => {
    answering(({ method }) => {
      if (method === 'PATCH') throw Object.assign(new Error('no'), { code, json: {} });
      return undefined;
    });
    open('?plan=team-a/install-new');
    await userEvent.click(await button());
    expect(await screen.findByText(expected)).toBeVisible();
    await userEvent.click(await button());
    expect(patches()).toHaveLength(2);
  });

  it('cannot be approved if superseded, and links to the newer one', async () => {
    open('?plan=team-a/install-old');
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
    await userEvent.click(
      await screen.findByRole('link', { name: 'Review install plan install-new' }),
    );
    expect(await button()).toBeEnabled();
  });

  it.each([
    ['Complete', 'Install plan complete'],
    ['Failed', 'Install plan failed'],
    ['Installing', 'Approved. Installation in progress.'],
  ])('%s shows its result without an approval', async (phase, expected) => {
    watched('InstallPlan', { data: [anInstallPlan({ name: 'done', status: { phase } })] });
    open('?plan=team-a/done');
    expect(await screen.findByText(expected)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  });

  it('names the missing permission to approve (IP-020)', async () => {
    resetCluster();
    aCluster({ allowed: false });
    open('?plan=team-a/install-new');
    expect(await screen.findByText('Insufficient permissions to approve')).toBeVisible();
    expect(
      await screen.findByText('patch installplans.operators.coreos.com in namespace team-a'),
    ).toBeVisible();
    expect(await button()).toBeDisabled();
  });

  it('might not exist', async () => {
    open('?plan=team-a/ghost');
    expect(await screen.findByText('Install plan not found')).toBeVisible();
  });
});

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
