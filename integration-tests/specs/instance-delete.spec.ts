import { exists } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { clusterPath, clustersPage, expectStaged, instanceRow } from '../fixtures/instances';
import { SOON } from '../fixtures/operator';

onlyLocally('it knows what is staged');

test.use({ state: 'instances' });

test('an instance is deleted from the list, and from its page with its finalizers', async ({
  page,
  hub,
}) => {
  await expectStaged(hub);
  await hub.open(clustersPage('team-a'));
  await instanceRow(page, 'sketches')
    .getByRole('button', { name: /^Actions/ })
    .click(SOON);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete HeronCluster sketches?' });
  await dialog.getByRole('button', { name: 'Delete' }).click(SOON);
  await expect(dialog).toHaveCount(0, SOON);
  await expect(instanceRow(page, 'sketches')).toHaveCount(0, SOON);
  expect(await exists(hub, clusterPath('team-a', 'sketches'))).toBe(false);

  await hub.merge(clusterPath('team-a', 'reports'), {
    metadata: { finalizers: ['heron.example.com/backup'] },
  });
  await page.getByRole('link', { name: 'reports', exact: true }).click();
  await page.getByRole('button', { name: 'Actions', exact: true }).click(SOON);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const held = page.getByRole('dialog', { name: 'Delete HeronCluster reports?' });
  await expect(held.getByText('1 finalizer delays the deletion')).toBeVisible(SOON);
  await expect(held.getByText('heron.example.com/backup')).toBeVisible();
  await held.getByRole('button', { name: 'Delete' }).click();
  await expect(instanceRow(page, 'reports')).toContainText('Deleting', SOON);
});
