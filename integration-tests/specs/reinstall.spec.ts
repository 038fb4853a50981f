import { expectAccessible } from '../fixtures/accessible';
import { aProject, aSubscription, exists, subscriptionSpec } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { expectFollowed } from '../fixtures/install';
import { expectInstalled } from '../fixtures/olm';
import { SOON } from '../fixtures/operator';
import { anOperand, beginUninstall } from '../fixtures/uninstall';
import { ONE_NAMESPACE } from '../fixtures/packages';

onlyLocally('it knows the versions of the demo packages');

test('an earlier version is installed in place of the current one', async ({ page, hub }) => {
  test.setTimeout(120_000);
  const namespace = 'one-step-back';
  await test.step('update from the earlier version', async () => {
    await aProject(hub, namespace);
    const packageName = ONE_NAMESPACE;
    await aSubscription(hub, { namespace, packageName, startingCSV: `${packageName}.v2.1.0` });
    await expectInstalled(hub, namespace, `${packageName}.v2.2.1`);
  });
  const operand = await anOperand(hub, { namespace, name: 'orders' });
  await hub.open(`/operator-hub-installed/ns/${namespace}/${ONE_NAMESPACE}`);
  const dialog = page.getByRole('dialog');

  await test.step('select the version', async () => {
    await page.getByRole('button', { name: 'Actions', exact: true }).click(SOON);
    await page.getByRole('menuitem', { name: 'Reinstall an earlier version' }).click();
    await dialog.getByRole('combobox', { name: 'Version' }).selectOption('2.1.0');
    // From the install plan of the earlier version.
    await expect(dialog.getByText('No CRD changes')).toBeVisible(SOON);
    await expectAccessible(page, hub);
    await dialog.getByRole('link', { name: 'Continue to uninstall' }).click();
  });

  await test.step('uninstall', async () => {
    await beginUninstall(dialog);
    const next = dialog.getByRole('link', { name: 'Continue to installation' });
    await expect(next).toBeVisible({ timeout: 60_000 });
    expect(await exists(hub, operand)).toBe(true);
    await next.click();
  });

  await test.step('install it with manual approval', async () => {
    await expect(page.getByRole('radio', { name: 'Manual' })).toBeChecked(SOON);
    await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('2.1.0');
    await page.getByRole('button', { name: 'Review before installing' }).click(SOON);
    await expectFollowed(page);
    expect(await subscriptionSpec(hub, namespace, ONE_NAMESPACE)).toMatchObject({
      startingCSV: `${ONE_NAMESPACE}.v2.1.0`,
      installPlanApproval: 'Manual',
    });
    expect(await exists(hub, operand)).toBe(true);
  });
});
