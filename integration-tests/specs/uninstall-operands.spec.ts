import { expectAccessible } from '../fixtures/accessible';
import { csvPath, exists, subscriptionPath } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { ONE_NAMESPACE } from '../fixtures/packages';
import {
  anInstalledOperator,
  anOperand,
  beginUninstall,
  chooseOperands,
  clearFinalizers,
  countOf,
  expectUninstalled,
  openUninstall,
  removalStep,
} from '../fixtures/uninstall';

onlyLocally('it knows what is in the demo packages');

const BACKUP = 'heron.example.com/backup';

test('an Operator is uninstalled after its operands are deleted (UN-014)', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  const namespace = 'with-operands';
  const csv = await anInstalledOperator(hub, namespace);
  const plain = await anOperand(hub, { namespace, name: 'orders' });
  const held = await anOperand(hub, { namespace, name: 'ledger', finalizers: [BACKUP] });
  const dialog = await openUninstall(hub, namespace);
  await chooseOperands(dialog);
  await beginUninstall(dialog);

  await test.step('the uninstall waits for the finalizer and names its owner', async () => {
    await expect(removalStep(page, 'orders')).toContainText('deleted', SOON);
    const step = removalStep(page, 'ledger');
    await expect(step).toContainText(`waiting: finalizer ${BACKUP}`, SOON);
    await expect(step).toContainText(`to be removed by ${namespace}/${csv}`, SOON);
    await expect(step.getByRole('button')).toHaveCount(0);
    expect(await exists(hub, subscriptionPath(namespace, ONE_NAMESPACE))).toBe(true);
    await expectAccessible(page, hub);
  });

  await test.step('the Operator clears the finalizer, and the uninstall completes', async () => {
    await clearFinalizers(hub, held);
    await expectUninstalled(dialog);
    for (const path of [plain, held, csvPath(namespace, csv)]) {
      expect(await exists(hub, path)).toBe(false);
    }
  });
});

test('after a reload, nothing is deleted until the user continues the uninstall', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  const namespace = 'reloaded';
  const csv = await anInstalledOperator(hub, namespace);
  const held = await anOperand(hub, { namespace, name: 'ledger', finalizers: [BACKUP] });
  const dialog = await openUninstall(hub, namespace);
  await chooseOperands(dialog);
  await beginUninstall(dialog);
  await expect(removalStep(page, 'ledger')).toContainText(BACKUP, SOON);

  await page.reload();
  await expect(dialog.getByText('Uninstall not complete')).toBeVisible(SOON);
  await clearFinalizers(hub, held);
  await expect(removalStep(page, 'ledger')).toContainText('deleted', SOON);
  await expectAccessible(page, hub);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

  await test.step('the list shows the uninstall', async () => {
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/^(Warning alert:)?Uninstall of .* not complete$/)).toBeVisible();
    expect(await exists(hub, subscriptionPath(namespace, ONE_NAMESPACE))).toBe(true);
    await page.getByRole('link', { name: /^Resume / }).click();
  });

  await dialog.getByRole('button', { name: 'Resume', exact: true }).click(SOON);
  await expectUninstalled(dialog);
  await expect(page.getByText(/not complete$/)).toHaveCount(0);
  expect(await exists(hub, csvPath(namespace, csv))).toBe(false);
});

test('pause, and resume', async ({ page, hub }) => {
  test.setTimeout(120_000);
  const namespace = 'paused';
  await anInstalledOperator(hub, namespace);
  const held = await anOperand(hub, { namespace, name: 'ledger', finalizers: [BACKUP] });
  const dialog = await openUninstall(hub, namespace);
  await chooseOperands(dialog);
  await beginUninstall(dialog);
  await expect(removalStep(page, 'ledger')).toContainText(BACKUP, SOON);
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  await clearFinalizers(hub, held);
  await expect(removalStep(page, 'ledger')).toContainText('deleted', SOON);
  await expect(dialog.getByText('Uninstall paused')).toBeVisible();
  expect(await countOf(hub, namespace, 'subscriptions')).toBe(1);
  await dialog.getByRole('button', { name: 'Resume', exact: true }).click();
  await expectUninstalled(dialog);
  expect(await countOf(hub, namespace, 'subscriptions')).toBe(0);
});
