import { clustersPage, expectStaged, instanceRow } from '../fixtures/instances';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { markedEntries } from '../fixtures/navigation';
import { SOON } from '../fixtures/operator';

onlyLocally('it knows what is staged');

test.use({ state: 'instances' });

test('all instances are listed, filtered, and one is opened', async ({ page, hub }) => {
  await expectStaged(hub);
  await hub.open('/operator-hub-installed/ns/team-a');
  await page.getByRole('link', { name: 'Instances', exact: true }).click(SOON);
  await expect(instanceRow(page, 'orders')).toContainText('Ready', SOON);
  await expect(instanceRow(page, 'invoices')).toContainText('Ready=False (VolumeFull)');
  await expect(instanceRow(page, 'reports')).toContainText('In progress');
  await expect(instanceRow(page, 'night-batch')).toContainText('Paused');
  await expect(instanceRow(page, 'sketches')).toContainText('Unknown');
  await expect(instanceRow(page, 'old-orders')).toContainText('Deleting');
  await expect(instanceRow(page, 'orders-app')).toContainText('HeronUser');
  await expect(page.getByText('7 instances')).toBeVisible();
  await expect(markedEntries(page)).toHaveText(['Installed']);

  await page.getByRole('button', { name: 'Filter by Status' }).click();
  await page.getByRole('menuitem', { name: /^Not ready/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('instance-row')).toHaveCount(1);
  await expect(page).toHaveURL(/status=not-ready/);

  await page.getByRole('link', { name: 'invoices', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'invoices' })).toBeVisible(SOON);
  await expect(page.getByText('Instance invoices-1 has no room left.').first()).toBeVisible();
});

test('the Operator page lists its instances', async ({ page, hub }) => {
  await expectStaged(hub);
  await hub.open('/operator-hub-installed/ns/team-a/heron-database');
  await page.getByRole('tab', { name: 'Instances' }).click(SOON);
  await expect(instanceRow(page, 'orders')).toContainText('Ready', SOON);
  await expect(instanceRow(page, 'orders-app')).toContainText('HeronUser');
  await expect(page.getByRole('heading', { level: 1, name: /Heron/ })).toBeVisible();
  await page.getByRole('tab', { name: 'APIs' }).click();
  await expect(page.getByRole('link', { name: 'Create HeronCluster' })).toHaveAttribute(
    'href',
    /operator-hub-instances\/ns\/team-a\/heronclusters.heron.example.com\/~new$/,
  );
});

test('the list of one API has its printer columns, and follows the cluster', async ({
  page,
  hub,
}) => {
  await expectStaged(hub);
  await hub.open(clustersPage('team-a'));
  await expect(page.getByRole('columnheader', { name: 'Phase' })).toBeVisible(SOON);
  await expect(instanceRow(page, 'orders')).toContainText('Running', SOON);
  await expect(instanceRow(page, 'orders-app')).toHaveCount(0);
});

test('a project user sees only the instances of their project', async ({ page, hub }) => {
  await expectStaged(hub);
  await hub.open('/operator-hub-installed/ns/team-a');
  await hub.signIn('viewer');
  await hub.open('/operator-hub-instances/all-namespaces');
  await expect(instanceRow(page, 'orders')).toContainText('team-a', SOON);
  await instanceRow(page, 'orders').getByRole('button', { name: 'Actions for orders' }).click();
  await expect(page.getByRole('menuitem', { name: /^Delete/ })).toContainText(
    'delete heronclusters.heron.example.com in namespace team-a',
    SOON,
  );
});

test('access to an API is shown, and granted to a group in a project', async ({ page, hub }) => {
  await expectStaged(hub);
  await hub.open(clustersPage('team-a'));
  await page.getByRole('button', { name: 'View access' }).click(SOON);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('View, create, edit and delete').first()).toBeVisible(SOON);
  await dialog.getByRole('radio', { name: 'Group' }).check();
  await dialog.getByRole('textbox', { name: /^Name(?!space)/ }).fill('team-b-writers');
  await dialog.getByRole('textbox', { name: 'Namespace' }).fill('team-a');
  await dialog.getByRole('button', { name: 'Grant access' }).click();
  await expect(dialog.getByText('Access granted')).toBeVisible(SOON);
  const name = 'heronclusters.heron.example.com-view-group-team-b-writers';
  expect(
    await hub.api(
      'GET',
      `/apis/rbac.authorization.k8s.io/v1/namespaces/team-a/rolebindings/${name}`,
    ),
  ).toMatchObject({ roleRef: { name: 'heronclusters.heron.example.com-view' } });
});
