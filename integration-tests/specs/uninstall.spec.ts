import { expectAccessible } from '../fixtures/accessible';
import { aSubscription, csvPath, exists, subscriptionPath } from '../fixtures/cluster';
import { expect, test } from '../fixtures/hub';
import { ONE_NAMESPACE } from '../fixtures/packages';
import {
  anInstalledOperator,
  anOperand,
  beginUninstall,
  expectUninstalled,
  installedCsv,
  openUninstall,
  removalStep,
} from '../fixtures/uninstall';

test('an Operator is uninstalled, leftover resources are shown, and it is reinstalled', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  const namespace = 'to-be-cleaned';
  const csv = await anInstalledOperator(hub, namespace);
  // A console given by BASE_URL has other Operators.
  const operand = hub.isRemote ? null : await anOperand(hub, { namespace, name: 'orders' });
  const dialog = await openUninstall(hub, namespace);

  await test.step('what is deleted and what remains', async () => {
    await expect(dialog.getByText('Resources that remain')).toBeVisible();
    await expect(dialog.getByTestId('goes')).toContainText(csv);
    await expectAccessible(page, hub);
  });

  await test.step('the Subscription is deleted before the CSV (UN-005, UN-007)', async () => {
    const order: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'DELETE') order.push(new URL(request.url()).pathname);
    });
    await beginUninstall(dialog);
    await expect(removalStep(page, csv)).toContainText('deleted');
    await expectAccessible(page, hub);
    await expectUninstalled(dialog);
    expect(order.map((path) => path.split('/').pop())).toEqual([ONE_NAMESPACE, csv]);
  });

  await test.step('the list no longer shows it, and operands are kept', async () => {
    await expect(page.getByTestId('operator-row')).toHaveCount(0);
    expect(await exists(hub, subscriptionPath(namespace, ONE_NAMESPACE))).toBe(false);
    expect(await exists(hub, csvPath(namespace, csv))).toBe(false);
    if (operand !== null) expect(await exists(hub, operand)).toBe(true);
  });

  await test.step('it can be reinstalled (UN-016)', async () => {
    await aSubscription(hub, { namespace, packageName: ONE_NAMESPACE });
    expect(await installedCsv(hub, namespace)).toBe(csv);
    await expect(page.getByTestId('operator-row').getByText('Ready', { exact: true })).toBeVisible({
      timeout: 30_000,
    });
  });
});
