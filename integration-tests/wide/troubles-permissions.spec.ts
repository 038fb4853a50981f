import { anOperatorGroup, aSubscription } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON, expectWell, openOperator, openTab, remedy, statusOf } from '../fixtures/operator';
import { POCKET_WIKI } from '../fixtures/packages';

/** A text of each tab, for a small Operator. */
const TABS = [
  ['Updates', 'Subscription settings'],
  ['Permissions', /pocket-wiki-operator/],
  ['APIs', 'Wiki'],
  ['Resources', 'Deployment'],
  ['Conditions', 'InstallSucceeded'],
  ['Events', 'InstallSucceeded'],
  ['YAML', /apiVersion: operators\.coreos\.com/],
] as const;

onlyLocally('it needs another user');

test('a project administrator sees the problem, the permission that the remedy requires, and who can help', async ({
  page,
  hub,
}) => {
  await aSubscription(hub, {
    namespace: 'team-a',
    packageName: 'pocket-wiki',
  });
  await hub.signIn('project-admin');
  await openOperator(hub, 'team-a', POCKET_WIKI);
  await expect(statusOf(page).getByText('No OperatorGroup').first()).toBeVisible(SOON);
  await remedy(page, 'Create OperatorGroup').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/create operatorgroups/i).first()).toBeVisible(SOON);
  await expect(dialog.getByText(/cluster administrator/i).first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create OperatorGroup' })).toBeDisabled();
});

for (const role of ['project-admin', 'viewer'] as const) {
  test(`a ${role} of one namespace sees every tab`, async ({ page, hub }) => {
    await anOperatorGroup(hub, 'team-a');
    await aSubscription(hub, {
      namespace: 'team-a',
      packageName: 'pocket-wiki',
    });
    await hub.signIn(role);
    await openOperator(hub, 'team-a', /^Pocket Wiki$/);
    await expectWell(page);
    for (const [name, content] of TABS) {
      const tab = await openTab(page, name);
      await expect(tab).toContainText(content, SOON);
      await expect(
        page.getByText(
          /unable to (read|display|load (installed Operators|the existing resource))|cannot be shown|an error occurred/i,
        ),
      ).toHaveCount(0);
    }
  });
}

test('a permission that is revoked while a dialog is open is reported, and Retry works', async ({
  page,
  hub,
}) => {
  await aSubscription(hub, {
    namespace: 'team-a',
    packageName: 'pocket-wiki',
  });
  await openOperator(hub, 'team-a', POCKET_WIKI);
  await remedy(page, 'Create OperatorGroup').click(SOON);
  const dialog = page.getByRole('dialog');
  const create = dialog.getByRole('button', { name: 'Create OperatorGroup' });
  await expect(create).toBeEnabled(SOON);
  await hub.broken({
    kind: 'refused',
    code: 403,
    reason: 'Forbidden',
    message: 'operatorgroups.operators.coreos.com is forbidden',
    path: '*/operatorgroups',
    verbs: ['create'],
    dryRun: false,
  });
  await create.click();
  await expect(dialog.getByText(/forbidden|insufficient permissions/i).first()).toBeVisible(SOON);
  await hub.mended();
  await dialog.getByRole('button', { name: /^(Try again|Create OperatorGroup)$/ }).click();
  await expect(dialog.getByText('Namespace team-a has an OperatorGroup')).toBeVisible(SOON);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expectWell(page);
});
