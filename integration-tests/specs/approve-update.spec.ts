import { aProject, aSubscription } from '../fixtures/cluster';
import { type Hub, expect, test } from '../fixtures/hub';
import { FIRST_CSV, ONE_NAMESPACE } from '../fixtures/packages';

const NAMESPACE = 'kept-behind';

test('an update is approved: versions are shown, and the update completes', async ({
  page,
  hub,
}) => {
  test.setTimeout(180_000);
  await aProject(hub, NAMESPACE);
  await aSubscription(hub, {
    namespace: NAMESPACE,
    packageName: ONE_NAMESPACE,
    approval: 'Manual',
    startingCSV: FIRST_CSV,
  });
  await test.step('approve the first version', async () => {
    await approve(hub, 'Approve install');
  });

  await test.step('the next version requires approval', async () => {
    await hub.open(`/operator-hub-installed/ns/${NAMESPACE}`);
    await expect(page.getByText('Update available')).toBeVisible({ timeout: 120_000 });
    await page.getByRole('link', { name: /^Review update to/ }).click();
    await expect(page).toHaveURL(/operator-hub-updates\/.*\?plan=.*install-/);
  });

  await test.step('approve it', async () => {
    await page.getByRole('button', { name: 'Approve 1 update' }).click();
    await expect(page.getByText('Install plan complete')).toBeVisible({
      timeout: 120_000,
    });
  });

  await test.step('the installed version has changed', async () => {
    await hub.open(`/operator-hub-installed/ns/${NAMESPACE}`);
    const row = page.getByTestId('operator-row');
    await expect(row).toBeVisible();
    await expect(row.getByText(FIRST_CSV.replace(/^.*\.v/, ''), { exact: true })).toBeHidden({
      timeout: 120_000,
    });
  });
});

async function approve(hub: Hub, name: string): Promise<void> {
  await hub.open(`/operator-hub-updates/ns/${NAMESPACE}`);
  const { page } = hub;
  await page
    .getByTestId('plan-row')
    .getByRole('link', { name: /^Review install plan/ })
    .click();
  await page.getByRole('button', { name }).click();
  await expect(page.getByText('Install plan complete')).toBeVisible({
    timeout: 120_000,
  });
}
