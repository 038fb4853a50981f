import { exists } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { changesBy } from '../fixtures/permissions';
import {
  close,
  expectRead,
  openMenu,
  openSource,
  openSources,
  sourceRow,
} from '../fixtures/sources';

onlyLocally('it needs the users of the demo');
test.use({ state: 'sources', situations: ['team-shelf'] });
test.setTimeout(90_000);

const TEAM_CATALOGS = '/apis/operators.coreos.com/v1alpha1/namespaces/team-a/catalogsources';

/** CS-036, CS-057. OLM's role for project administrators can delete but not create catalogs. */
test('a project administrator deletes the catalog of her namespace, and sees why she cannot create one', async ({
  page,
  hub,
}) => {
  await openSources(hub);
  await expect(sourceRow(page, 'team-shelf', 'team-a')).toContainText('Healthy', SOON);
  await hub.signIn('project-admin');
  await openSources(hub, 'ns/team-a');
  const row = sourceRow(page, 'team-shelf', 'team-a');
  await expect(row).toContainText('Healthy');
  await expect(sourceRow(page, 'redhat-operators')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add catalog', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await openMenu(page);
  await expect(page.getByRole('menuitem', { name: /^Default catalogs/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'oar-rack' })).toBeVisible(SOON);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText('CatalogSource team-shelf deleted')).toBeVisible(SOON);
  await close(dialog);
  expect(await exists(hub, `${TEAM_CATALOGS}/team-shelf`)).toBe(false);
});

test('a viewer sees the catalog and cannot change it', async ({ page, hub }) => {
  await openSources(hub);
  await expect(sourceRow(page, 'team-shelf', 'team-a')).toContainText('Healthy', SOON);
  await hub.signIn('viewer');
  const changes = changesBy(page);
  await openSource(hub, 'team-shelf', { namespace: 'team-a' });
  await expectRead(page);
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Insufficient permissions')).toBeVisible(SOON);
  await expect(dialog.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
  expect(changes).toEqual([]);
});

test('a user who cannot view cluster-wide catalogs sees that', async ({ page, hub }) => {
  await hub.signIn('viewer');
  await openSource(hub, 'redhat-operators');
  await expect(page.getByText(/catalogsources/).first()).toBeVisible(SOON);
  await expect(page.getByText('Healthy')).toHaveCount(0);
});
