import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { patterns } from '~/routes';
import { anInstallPlan } from '~/test/builders';
import { answering, preference, requests, watched } from '~/test/consoleSdk';
import { aStep } from '~/test/planBuilders';
import { renderAt } from '~/test/render';
import { UPDATED_SUBSCRIPTION, WAITING_PLAN, aReviewCluster } from '~/test/reviewCluster';
import UpdatesPage from './UpdatesPage';

function aCluster({ answers = {}, plans = [WAITING_PLAN] } = {}) {
  watched('InstallPlan', { data: plans });
  watched('Subscription', { data: [UPDATED_SUBSCRIPTION] });
  watched('OperatorGroup', {});
  watched('ClusterServiceVersion', {});
  answering(({ url }) =>
    url.endsWith('selfsubjectaccessreviews') ? { status: { allowed: true } } : undefined,
  );
  aReviewCluster(answers);
}

const open = (tab = '') =>
  renderAt(
    `/operator-hub-updates/all-namespaces?plan=team-a/install-abcde${tab}`,
    <UpdatesPage />,
    patterns.updates,
  );

const tab = (name: RegExp) => screen.findByRole('tab', { name });

describe('the review of an update', () => {
  it('starts with risks and their Operators', async () => {
    aCluster();
    open();
    expect(await tab(/^Summary/)).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText('Read Secrets')).toBeVisible();
    expect(await screen.findByText(/ServiceAccount quill of quill\.v1\.0\.0/)).toBeVisible();
    expect(await screen.findByText(/is a major update/)).toBeVisible();
  });

  it('links to the pending plan if that of the URL does not exist', async () => {
    aCluster({
      plans: [{ ...WAITING_PLAN, metadata: { ...WAITING_PLAN.metadata, name: 'install-new' } }],
    });
    open();
    await userEvent.click(
      await screen.findByRole('link', { name: 'Review install plan install-new' }),
    );
    expect(screen.queryByText('Install plan not found')).toBeNull();
  });

  it('links from the summary to all permission changes', async () => {
    aCluster();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Permissions' }));
    expect(await tab(/^Permissions/)).toHaveTextContent('+1 −1');
    const permissions = (name: RegExp) => within(screen.getByRole('grid', { name }));
    expect(permissions(/Newly allowed/).getByText('secrets')).toBeVisible();
    expect(permissions(/No longer allowed/).getByText('pods')).toBeVisible();
  });

  it('opens the tab that the URL names', async () => {
    aCluster();
    open('&tab=objects');
    expect(await tab(/^Resources/)).toHaveAttribute('aria-selected', 'true');
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toContainEqual(expect.stringMatching(/CustomResourceDefinition.*Unchanged/));
    expect(rows).toContainEqual(expect.stringMatching(/ServiceAccount.*New/));
  });

  it('shows the diff of an object and the one in the cluster', async () => {
    aCluster();
    open('&tab=objects');
    await userEvent.click(await screen.findByRole('button', { name: /quill\.v1\.0\.0/ }));
    const difference = await screen.findByRole('region', { name: 'Changes' });
    expect(
      within(difference)
        .getByText(/- secrets/)
        .closest('ins'),
    ).not.toBeNull();
    expect(
      within(difference)
        .getByText(/- pods/)
        .closest('del'),
    ).not.toBeNull();
  });

  it('names unreadable resources and the missing permission', async () => {
    aCluster({ answers: { '/customresourcedefinitions/quills.example.com': 403 } });
    open();
    expect(await screen.findByText('Unable to compare 1 resource')).toBeVisible();
    expect(
      await screen.findByText(/get customresourcedefinitions\.apiextensions\.k8s\.io/),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Approve/ })).toBeEnabled();
  });

  it('can be approved before its risks are known, with a warning', async () => {
    aCluster({ answers: { '/configmaps/bundle-of-quill': 500 } });
    open();
    expect(await screen.findByText('Checking for risks')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Approve/ })).toBeEnabled();
  });

  it('shows the approval command', async () => {
    aCluster();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show CLI commands' }));
    expect(await screen.findByText(/patch installplans?.* install-abcde/)).toBeVisible();
  });

  it('can be snoozed without changes in the cluster', async () => {
    aCluster();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Snooze' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Snooze' }));
    expect(JSON.stringify(preference('operator-hub.updates.put-off'))).toContain('quill.v1.0.0');
    expect(screen.queryByRole('heading', { level: 1, name: /quill/ })).toBeNull();
  });
});

describe('remaining resources of the replaced version', () => {
  const earlier = anInstallPlan({
    name: 'install-earlier',
    spec: { clusterServiceVersionNames: ['quill.v0.9.0'], generation: 1, approved: true },
    status: {
      phase: 'Complete',
      plan: [
        aStep('ClusterServiceVersion', 'quill.v0.9.0', { resolving: 'quill.v0.9.0' }),
        aStep('ClusterRole', 'quill-auditor', { resolving: 'quill.v0.9.0' }),
        aStep('CustomResourceDefinition', 'inks.example.com', { resolving: 'quill.v0.9.0' }),
      ],
    },
  });
  const rules = [{ apiGroups: [''], resources: ['secrets'], verbs: ['get'] }];
  const plans = [earlier, WAITING_PLAN];
  const answers = {
    '/clusterroles/quill-auditor': { kind: 'ClusterRole', rules },
    '/customresourcedefinitions/inks.example.com': { kind: 'CustomResourceDefinition' },
  };

  it('are listed with permissions and in the summary', async () => {
    aCluster({ answers, plans });
    open();
    expect((await screen.findAllByText(/1 remaining$/))[0]).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Permissions' }));
    const left = within(await screen.findByRole('list', { name: 'Not deleted' })).getAllByRole(
      'listitem',
    );
    expect(left.map((item) => item.textContent)).toEqual(['ClusterRole quill-auditorRead Secrets']);
  });

  it('are listed with APIs if they are CRDs', async () => {
    aCluster({ answers, plans });
    open('&tab=apis');
    const list = await screen.findByRole('list', { name: 'No longer in the bundle' });
    expect(list).toHaveTextContent('CustomResourceDefinition inks.example.com');
  });

  it('are unknown without the plan that installed it', async () => {
    aCluster();
    open('&tab=permissions');
    expect(
      await screen.findByText(/^Unable to determine remaining resources of quill\.v0\.9\.0/),
    ).toBeVisible();
  });
});

describe('a plan that can no longer be approved', () => {
  const newer = anInstallPlan({
    name: 'install-newer',
    spec: { clusterServiceVersionNames: ['quill.v1.1.0', 'ink.v2.0.0'], generation: 3 },
    status: { phase: 'RequiresApproval' },
  });

  it('names the changes of the newer one', async () => {
    aCluster({ plans: [WAITING_PLAN, newer] });
    open();
    const replaced = 'Replaced by a later install plan';
    expect(await screen.findByText(replaced, { selector: '.pf-v6-c-alert__title' })).toBeVisible();
    const changes = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(changes.slice(-2)).toEqual([expect.stringContaining('1.1.0'), 'ink 2.0.0 New']);
    expect(
      await screen.findByRole('link', { name: 'Review install plan install-newer' }),
    ).toBeVisible();
  });

  // While its risks are unknown, the approval is not confirmed.
  const unreadable = { '/configmaps/bundle-of-quill': 500 };

  it('reports the rejection if it was superseded before the click', async () => {
    aCluster({ answers: unreadable });
    answering(({ method }) => {
      if (method !== 'PATCH') return undefined;
      watched('InstallPlan', { data: [WAITING_PLAN, newer] });
      throw Object.assign(new Error('the test failed'), { code: 422, json: {} });
    });
    const page = open();
    await userEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
    await waitFor(() => {
      expect(requests().filter(({ method }) => method === 'PATCH')).toHaveLength(1);
    });
    page.again();
    expect(await screen.findByText('Not approved: replaced by a later install plan')).toBeVisible();
  });

  it('is not approved if OLM has created a newer one that the page has not received', async () => {
    aCluster({ answers: { ...unreadable, '/installplans': { items: [WAITING_PLAN, newer] } } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
    expect(await screen.findByText('Not approved: replaced by a later install plan')).toBeVisible();
    expect(
      await screen.findByRole('link', { name: 'Review install plan install-newer' }),
    ).toBeVisible();
    expect(requests().filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it('links to the next step after completion (SU-024)', async () => {
    const done = { ...WAITING_PLAN, status: { ...WAITING_PLAN.status, phase: 'Complete' } };
    aCluster({ plans: [done, newer] });
    open();
    expect(await screen.findByText('Another update requires approval')).toBeVisible();
    expect(
      await screen.findByRole('link', { name: 'Review install plan install-newer' }),
    ).toBeVisible();
  });

  it('explains the failure with the missing permission (IP-011)', async () => {
    const message =
      'error creating clusterrole quill: clusterroles.rbac.authorization.k8s.io is forbidden: User "system:serviceaccount:team-a:installer" cannot create resource "clusterroles" in API group "rbac.authorization.k8s.io" at the cluster scope';
    aCluster({ plans: [{ ...WAITING_PLAN, status: { phase: 'Failed', message } }] });
    open();
    const alert = (await screen.findByText('Install plan failed')).closest('div')?.parentElement;
    expect(alert).toHaveTextContent(/installer.*clusterroles/);
    expect(await screen.findByRole('link', { name: 'quill' })).toBeVisible();
  });
});
