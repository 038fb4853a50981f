import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { openUpdates } from '../fixtures/updates';

const NAMESPACES = ['holds-openshift-back', 'nothing-newer-for-openshift'];

test.use({ state: 'updates', situations: NAMESPACES });

onlyLocally('it knows what is in the demo packages');

/** The row of an Operator. */
function operatorRow(page: Page, name: string): Locator {
  return page.getByTestId('readiness').filter({ hasText: name });
}

test('Operators before a cluster update are shown with the required version, in order, for any target', async ({
  page,
  hub,
}) => {
  test.setTimeout(150_000);
  await openUpdates(hub, ['holds-openshift-back']);
  await page.getByRole('tab', { name: 'Readiness' }).click();
  await test.step('what blocks the next minor version of the cluster', async () => {
    await expect(page.getByText(/2 Operators? blocks? the update to OpenShift 4\.23/)).toBeVisible(
      SOON,
    );
    await expect(operatorRow(page, 'Anvil Forge')).toContainText('Blocks the update');
    await expect(operatorRow(page, 'Anvil Forge')).toContainText('5.2.0', SOON);
    await expect(operatorRow(page, 'Ledger Logging')).toContainText('No compatible version', SOON);
    await expectAccessible(page, hub);
  });
  await test.step('another target, which the URL contains', async () => {
    await page
      .getByRole('combobox', { name: 'Target OpenShift version' })
      .selectOption({ label: 'Other version' });
    const field = page.getByRole('textbox', { name: 'Other version' });
    await field.fill('4.22');
    await expect(
      page.getByText('4.22 is not later than the cluster version 4.22.3.'),
    ).toBeVisible();
    await expect(page.getByTestId('readiness')).toHaveCount(0);
    await expectAccessible(page, hub);
    await field.fill('5.4');
    await expect(page.getByText(/Operators block the update to OpenShift 5\.4/)).toBeVisible();
    await expect(page).toHaveURL(/target=5\.4/);
    await page.reload();
    await expect(page.getByText(/Operators block the update to OpenShift 5\.4/)).toBeVisible(SOON);
    await expect(page.getByRole('textbox', { name: 'Other version' })).toHaveValue('5.4');
  });
  await test.step('the plan as a file', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download JSON' }).click();
    const path = await (await download).path();
    const plan: unknown = JSON.parse(await readFile(path, 'utf8'));
    expect(plan).toMatchObject({ openShift: { current: '4.22.3', target: '5.4' } });
  });
  await test.step('in a narrow window', async () => {
    await page.setViewportSize({ width: 800, height: 900 });
    await expect(operatorRow(page, 'Anvil Forge')).toContainText('Required version');
    await expectAccessible(page, hub);
  });
  await test.step('past install plans', async () => {
    await page.getByRole('tab', { name: 'History' }).click();
    const history = page.getByRole('grid', { name: 'InstallPlan history' });
    await expect(history.getByRole('row').filter({ hasText: 'ledger-logging' })).toContainText(
      'Complete',
      SOON,
    );
    await expectAccessible(page, hub);
  });
});
