import { anOperatorGroup, exists, subscriptionPath } from '../fixtures/cluster';
import { expect, test } from '../fixtures/hub';
import { install, installButton, openInstall, planned, whatWillHappen } from '../fixtures/install';

const IN_TEAM_A = {
  packageName: 'heron-database',
  scope: 'ns/team-a',
  choices: { mode: 'OwnNamespace', namespace: 'team-a' },
} as const;

test.beforeEach(({ hub }) => {
  test.skip(hub.isRemote, 'a console elsewhere has users of its own');
});

test('a project administrator installs where an administrator has prepared it', async ({
  page,
  hub,
}) => {
  // The role `admin` may not create one.
  await anOperatorGroup(hub, 'team-a');
  await hub.signIn('project-admin');
  await openInstall(hub, IN_TEAM_A);
  await expect(planned(page, 'OperatorGroup').getByText('Use', { exact: true })).toBeVisible();
  await expect(whatWillHappen(page).getByText('Create', { exact: true })).toHaveCount(1);
  await install(page);
  expect(await exists(hub, subscriptionPath('team-a', 'heron-database'))).toBe(true);
});

test('a project administrator is told whom to ask for an OperatorGroup', async ({ page, hub }) => {
  await hub.signIn('project-admin');
  await openInstall(hub, IN_TEAM_A);
  await expect(page.getByText('You do not have the rights to install this')).toBeVisible();
  await expect(
    page.getByText(
      'A cluster administrator can create the OperatorGroup of this namespace for you.',
    ),
  ).toBeVisible();
  await expect(installButton(page)).toBeDisabled();
});

test('a viewer is told what is missing, and nothing can be pressed', async ({ page, hub }) => {
  await anOperatorGroup(hub, 'team-a');
  await hub.signIn('viewer');
  await openInstall(hub, IN_TEAM_A);
  await expect(
    page.getByText(/create subscriptions\.operators\.coreos\.com/).first(),
  ).toBeVisible();
  await expect(installButton(page)).toBeDisabled();
});
