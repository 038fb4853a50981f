import { expectAccessible } from '../fixtures/accessible';
import {
  aConfinedProject,
  aNamespace,
  anOperatorGroup,
  aSubscription,
  targetsOf,
} from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { ONE_NAMESPACE } from '../fixtures/packages';
import { installedCsv } from '../fixtures/uninstall';

onlyLocally('it changes OperatorGroups');

const TAB = '/operator-hub-installed';

test('the namespaces with OperatorGroups are listed, and one gets its OperatorGroup', async ({
  page,
  hub,
}) => {
  await aNamespace(hub, 'books');
  await aSubscription(hub, { namespace: 'books', packageName: 'ledger-logging' });
  await hub.open(`${TAB}/all-namespaces`);
  await page.getByRole('link', { name: 'Namespaces', exact: true }).click();
  const row = page.getByTestId('namespace-row').filter({ hasText: 'books' });
  await expect(row).toContainText('No OperatorGroup');
  await expectAccessible(page, hub);
  await row.getByRole('link', { name: 'books' }).click();
  await page.getByRole('button', { name: 'Create OperatorGroup' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Server dry run succeeded')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create OperatorGroup' }).click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText('This namespace')).toBeVisible();
  expect(await targetsOf(hub, 'books')).toEqual(['books']);
});

test('a change of an OperatorGroup names the Operators that it would stop, and is then saved', async ({
  page,
  hub,
}) => {
  await anOperatorGroup(hub, 'team-a');
  await aSubscription(hub, { namespace: 'team-a', packageName: 'ledger-logging' });
  await hub.open(`${TAB}/ns/team-a/~namespaces`);
  await expect(page.getByText(/^Supports: One project/)).toBeVisible(SOON);
  await page.getByRole('button', { name: 'Edit OperatorGroup' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^All namespaces/ }).click();
  await expect(
    dialog.getByText('Operators do not support install mode Whole cluster'),
  ).toBeVisible();
  await dialog.getByRole('radio', { name: /^List of namespaces/ }).click();
  await dialog.getByRole('textbox', { name: /^Namespaces to watch/ }).fill('team-a, nowhere');
  await expect(dialog.getByText('Namespace nowhere does not exist')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Service account/ }).fill('nobody');
  await expect(dialog.getByText('ServiceAccount nobody does not exist')).toBeVisible();
  await expectAccessible(page, hub);
  await dialog.getByRole('radio', { name: /^This namespace/ }).click();
  await dialog.getByRole('textbox', { name: /^Service account/ }).fill('default');
  await expect(dialog.getByText(/Installed Operators keep their permissions/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Edit OperatorGroup' }).click();
  await expect(dialog.getByText('OperatorGroup team-a-og updated')).toBeVisible(SOON);
  // The page checks the new ServiceAccount; the dialog remains.
  await expect(page.locator('main').getByText('default', { exact: true }).first()).toBeVisible(
    SOON,
  );
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  expect(await targetsOf(hub, 'team-a')).toEqual(['team-a']);
});

test('a viewer sees who can install only as far as roles are readable', async ({ page, hub }) => {
  await anOperatorGroup(hub, 'team-a');
  await hub.signIn('viewer');
  await hub.open(`${TAB}/ns/team-a/~namespaces`);
  await page.getByRole('button', { name: 'Users who can install Operators' }).click();
  await expect(page.getByText(/Other users might also have permission/)).toBeVisible(SOON);
  await expect(page.getByText(/No user or group/)).toBeHidden();
});

test('the ServiceAccount of an OperatorGroup gets all missing permissions at once', async ({
  page,
  hub,
}) => {
  await aConfinedProject(hub, 'asking', 'installer');
  await aSubscription(hub, {
    namespace: 'asking',
    packageName: ONE_NAMESPACE,
    approval: 'Manual',
  });
  await hub.open('/operator-hub-updates/ns/asking');
  await page
    .getByRole('link', { name: /^Review/ })
    .first()
    .click(SOON);
  await expect(page.getByText(/ServiceAccount installer is missing \d+ permissions/)).toBeVisible(
    SOON,
  );
  await expectAccessible(page, hub);
  await aConfinedProject(hub, 'confined', 'installer');
  await aSubscription(hub, { namespace: 'confined', packageName: ONE_NAMESPACE });
  await hub.open(`${TAB}/ns/confined/${ONE_NAMESPACE}`);
  await page.getByRole('button', { name: 'Grant these permissions' }).click(SOON);
  const dialog = page.getByRole('dialog');
  const grant = dialog.getByRole('button', { name: 'Grant these permissions' });
  await expect(grant).toBeEnabled(SOON);
  await expectAccessible(page, hub);
  await grant.click();
  await expect(dialog.getByText('Permissions granted').first()).toBeVisible(SOON);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await installedCsv(hub, 'confined');
  await hub.open(`${TAB}/ns/confined/~namespaces`);
  await page.getByRole('button', { name: 'Check permissions' }).click();
  await expect(
    page.getByText('The ServiceAccount has all permissions to install these Operators.'),
  ).toBeVisible(SOON);
});

test('a team gets a namespace with an OperatorGroup and permission to install', async ({
  page,
  hub,
}) => {
  await hub.open(`${TAB}/all-namespaces/~namespaces`);
  await page.getByRole('button', { name: 'Create namespace' }).click();
  const dialog = page.getByRole('dialog');
  const create = dialog.getByRole('button', { name: 'Create', exact: true });
  await expect(create).toBeDisabled();
  await dialog.getByRole('textbox', { name: /^Namespace/ }).fill('books');
  await dialog.getByRole('textbox', { name: /^Name/ }).last().fill('book-team');
  await dialog.getByRole('radio', { name: /^New service account/ }).click();
  await dialog.getByRole('textbox', { name: /^Packages/ }).fill(ONE_NAMESPACE);
  await dialog.getByRole('button', { name: 'Advanced' }).click();
  await dialog.getByRole('textbox', { name: /^Node selector/ }).fill('type=user-node');
  await expect(dialog.getByText('Server dry run succeeded')).toBeVisible(SOON);
  await expect(create).toBeEnabled();
  await expectAccessible(page, hub);
  await create.click();
  await dialog.getByRole('button', { name: 'Undo' }).click(SOON);
  await expect(dialog.getByText(/All resources in namespace books are deleted/)).toBeVisible();
  await expectAccessible(page, hub);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('Changes undone')).toBeVisible(SOON);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('button', { name: 'Create namespace' }).click();
  await dialog.getByRole('textbox', { name: /^Namespace/ }).fill('library');
  await dialog.getByRole('textbox', { name: /^Name/ }).last().fill('book-team');
  await dialog.getByRole('radio', { name: /^New service account/ }).click();
  await create.click();
  await dialog.getByRole('link', { name: 'Operators in namespace library' }).click(SOON);
  // The list that the page replaces contains the same text.
  await expect(page.getByRole('button', { name: 'Edit OperatorGroup' })).toBeVisible(SOON);
  await expect(page.getByText('This namespace')).toBeVisible(SOON);
  await expect(page.getByText('operator-installer').first()).toBeVisible();
  await page.getByRole('button', { name: 'Users who can install Operators' }).click();
  await expect(page.getByText('Group book-team')).toBeVisible(SOON);
});
