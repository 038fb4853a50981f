import { MARKETPLACE_CATALOGS } from '../fixtures/catalogPods';
import { exists } from '../fixtures/cluster';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import {
  OPERATOR_HUB,
  close,
  confirm,
  fromRow,
  openMenu,
  openSources,
  sourceRow,
} from '../fixtures/sources';

onlyLocally('it switches catalogs of the cluster off');

/** CS-040 … CS-044 */
test('a default catalog is disabled and enabled again', async ({ page, hub }) => {
  await openSources(hub);
  const off = await fromRow(page, 'certified-operators', 'Disable');
  await expect(off.getByText(/packages? (is|are) no longer available/)).toBeVisible();
  await confirm(off, {
    action: 'Disable',
    done: 'CatalogSource certified-operators disabled',
  });
  await expectSource(hub, 'certified-operators', false);
  await expect(sourceRow(page, 'certified-operators')).toContainText('Disabled');

  const on = await fromRow(page, 'certified-operators', 'Enable');
  await confirm(on, { action: 'Enable', done: 'CatalogSource certified-operators enabled' });
  await expectSource(hub, 'certified-operators', true);
  await expect(sourceRow(page, 'certified-operators')).toContainText('Healthy', SOON);
});

/** CS-039 */
test('all default catalogs but one are disabled', async ({ page, hub }) => {
  await openSources(hub);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Default catalogs', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch', { name: 'Default catalogs are enabled' }).press('Space');
  await dialog.getByRole('switch', { name: 'redhat-operators' }).press('Space');
  await expect(dialog.getByText('Custom', { exact: true })).toBeVisible();
  await confirm(dialog, { action: 'Save', done: 'Default catalogs updated' });
  await expectSource(hub, 'community-operators', false);
  await expectSource(hub, 'certified-operators', false);
  await expectSource(hub, 'redhat-operators', true);
  expect(await hub.api('GET', OPERATOR_HUB)).toMatchObject({
    spec: {
      disableAllDefaultSources: true,
      sources: [{ name: 'redhat-operators', disabled: false }],
    },
  });
});

test('a catalog that another user disables stays disabled', async ({ page, hub }) => {
  await openSources(hub);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Default catalogs', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch', { name: 'community-operators' }).press('Space');
  await hub.merge(OPERATOR_HUB, {
    spec: { sources: [{ name: 'certified-operators', disabled: true }] },
  });
  await expect(dialog.getByText('This resource has been updated')).toBeVisible(SOON);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Default catalogs updated')).toBeVisible(SOON);
  await close(dialog);
  await expectSource(hub, 'certified-operators', false);
  await expectSource(hub, 'community-operators', false);
});

async function expectSource(hub: Hub, name: string, isThere: boolean): Promise<void> {
  await expect.poll(() => exists(hub, `${MARKETPLACE_CATALOGS}/${name}`), SOON).toBe(isThere);
}
