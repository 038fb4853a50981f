import { anOperatorGroup, exists, subscriptionPath } from '../fixtures/cluster';
import { expectAccessible } from '../fixtures/accessible';
import { type Hub, expect, onlyLocally, test, WIDE } from '../fixtures/hub';
import { install, installButton, openInstall, planned, whatWillHappen } from '../fixtures/install';

const IN_TEAM_A = {
  packageName: 'heron-database',
  scope: 'ns/team-a',
  choices: { mode: 'OwnNamespace', namespace: 'team-a' },
} as const;

onlyLocally('a console elsewhere has users of its own');

test('a project administrator installs into a prepared namespace', async ({ page, hub }) => {
  // The role `admin` lacks permission to create one.
  await anOperatorGroup(hub, 'team-a');
  await hub.signIn('project-admin');
  await openInstall(hub, IN_TEAM_A);
  await expect(planned(page, 'OperatorGroup').getByText('Use', { exact: true })).toBeVisible();
  await expect(whatWillHappen(page).getByText('Create', { exact: true })).toHaveCount(1);
  await install(page);
  expect(await exists(hub, subscriptionPath('team-a', 'heron-database'))).toBe(true);
});

test(
  'a project administrator sees before and after which permission a console plugin requires',
  WIDE,
  async ({ page, hub }) => {
    const whatItTakes = page.getByText(
      'Enabling night-safe-console requires permission to patch consoles.operator.openshift.io cluster-wide.',
    );
    await anOperatorGroup(hub, 'team-a');
    await hub.signIn('project-admin');
    await openInstall(hub, { ...IN_TEAM_A, packageName: 'night-safe' });
    await expect(whatItTakes).toBeVisible();
    await install(page);
    await expect(
      page.getByRole('region', { name: 'Next steps' }).filter({ has: whatItTakes }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enable night-safe-console' })).toHaveCount(0);
  },
);

test('a project administrator sees who can create the OperatorGroup', async ({ page, hub }) => {
  await hub.signIn('project-admin');
  await openInstall(hub, IN_TEAM_A);
  await expect(page.getByText('Insufficient permissions to install')).toBeVisible();
  await expect(
    page.getByText(
      'Contact your cluster administrator to create the OperatorGroup of this namespace.',
    ),
  ).toBeVisible();
  await expect(installButton(page)).toBeDisabled();
});

test('a viewer sees the missing permissions, and no button is enabled', async ({ page, hub }) => {
  await anOperatorGroup(hub, 'team-a');
  await hub.signIn('viewer');
  await openInstall(hub, IN_TEAM_A);
  await expect(
    page.getByText(/create subscriptions\.operators\.coreos\.com/).first(),
  ).toBeVisible();
  await expect(installButton(page)).toBeDisabled();
});

test(
  'a project requested for an installation can be deleted when it is canceled',
  WIDE,
  async ({ page, hub }) => {
    await mayMakeOperatorGroups(hub);
    await hub.broken({
      kind: 'disconnected',
      carriesOut: false,
      path: '/apis/operators.coreos.com/v1alpha1/namespaces/paulas-books/subscriptions',
      verbs: ['create'],
      dryRun: false,
    });
    await hub.signIn('project-admin');
    await openInstall(hub, {
      ...IN_TEAM_A,
      choices: { mode: 'OwnNamespace', namespace: 'paulas-books' },
    });
    await expect(installButton(page)).toBeEnabled();
    await installButton(page).click();
    await expect(planned(page, 'Subscription').getByText('Failed', { exact: true })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByTestId('removals')).toHaveText('OperatorGroup paulas-books-og');
    await expect(dialog.getByRole('link', { name: 'Project paulas-books' })).toBeVisible();
    await expectAccessible(page, hub);
    await dialog.getByRole('checkbox', { name: 'Also delete project paulas-books' }).check();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(dialog.getByText('Installation undone')).toBeVisible();
    await hub.signIn('cluster-admin');
    await expect.poll(() => exists(hub, '/api/v1/namespaces/paulas-books')).toBe(false);
  },
);

/** A project administrator has this permission only if a cluster administrator grants it. */
async function mayMakeOperatorGroups(hub: Hub): Promise<void> {
  const RBAC = 'rbac.authorization.k8s.io';
  const metadata = { name: 'operator-group-makers' };
  await hub.api('POST', `/apis/${RBAC}/v1/clusterroles`, {
    apiVersion: `${RBAC}/v1`,
    kind: 'ClusterRole',
    metadata,
    rules: [{ apiGroups: ['operators.coreos.com'], resources: ['operatorgroups'], verbs: ['*'] }],
  });
  await hub.api('POST', `/apis/${RBAC}/v1/clusterrolebindings`, {
    apiVersion: `${RBAC}/v1`,
    kind: 'ClusterRoleBinding',
    metadata,
    roleRef: { apiGroup: RBAC, kind: 'ClusterRole', name: metadata.name },
    subjects: [{ apiGroup: RBAC, kind: 'User', name: 'paula' }],
  });
}

test('an exhausted quota of several namespaces is named before installing', async ({
  page,
  hub,
}) => {
  await anOperatorGroup(hub, 'team-a');
  await hub.api('POST', '/apis/quota.openshift.io/v1/clusterresourcequotas', {
    apiVersion: 'quota.openshift.io/v1',
    kind: 'ClusterResourceQuota',
    metadata: { name: 'tenant-a' },
    spec: {
      selector: { labels: { matchLabels: { 'kubernetes.io/metadata.name': 'team-a' } } },
      quota: { hard: { 'count/subscriptions.operators.coreos.com': '0' } },
    },
  });
  await hub.signIn('project-admin');
  await openInstall(hub, IN_TEAM_A);
  await expect(
    page.getByText(
      'ClusterResourceQuota tenant-a exceeded for count/subscriptions.operators.coreos.com',
    ),
  ).toBeVisible();
  await expect(installButton(page)).toBeDisabled();
});
