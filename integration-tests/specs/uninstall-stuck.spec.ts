import { expectAccessible } from '../fixtures/accessible';
import { csvPath, exists, subscriptionPath } from '../fixtures/cluster';
import { expect, onlyLocally, test, WIDE } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { ONE_NAMESPACE } from '../fixtures/packages';
import {
  anInstalledOperator,
  anOperand,
  beginUninstall,
  chooseOperands,
  clearFinalizers,
  expectUninstalled,
  openUninstall,
  removalStep,
} from '../fixtures/uninstall';

onlyLocally('it knows what is in the demo packages');

/** Time after which a deletion counts as stuck, plus time for a busy machine. */
const HANGS = { timeout: 60_000 };

test('the finalizer of a stuck operand is removed after its name is typed', async ({
  page,
  hub,
}) => {
  test.setTimeout(180_000);
  const namespace = 'stuck';
  const csv = await anInstalledOperator(hub, namespace);
  const finalizers = ['nobody.example.org/backup', 'heron.example.com/backup'];
  const held = await anOperand(hub, { namespace, name: 'ledger', finalizers });
  const dialog = await openUninstall(hub, namespace);
  await chooseOperands(dialog);
  await beginUninstall(dialog);
  const step = removalStep(page, 'ledger');

  await test.step('the operand is stuck, and each option shows its impact', async () => {
    await expect(step).toContainText('Deletion takes longer than 30 seconds', HANGS);
    await expect(step).toContainText(
      'the Operator might be removed before it clears the finalizers',
    );
    expect(await exists(hub, subscriptionPath(namespace, ONE_NAMESPACE))).toBe(true);
    await expectAccessible(page, hub);
  });

  await test.step('the confirmation shows the risk and requires the name', async () => {
    await step.getByRole('button', { name: /^Remove finalizer nobody\.example\.org/ }).click();
    const form = step.getByRole('form');
    await expect(form.getByText(/resources outside the cluster/)).toBeVisible();
    const remove = form.getByRole('button', { name: 'Remove finalizer', exact: true });
    await expect(form.getByRole('textbox')).toBeFocused();
    await form.getByRole('textbox').fill('ledge');
    await expect(remove).toBeDisabled();
    await form.getByRole('textbox').fill('ledger');
    await form.getByRole('button', { name: 'Show CLI commands' }).click();
    await expect(form.getByText(/patch/).first()).toBeVisible();
    await expectAccessible(page, hub);
    await remove.click();
  });

  await test.step('only that finalizer is removed', async () => {
    await expect(step).not.toContainText('nobody.example.org', SOON);
    await expect(step).toContainText('heron.example.com/backup');
    expect(await exists(hub, held)).toBe(true);
  });

  await test.step('without its last finalizer the operand is deleted, and then the Operator', async () => {
    await step.getByRole('button', { name: /^Remove finalizer heron/ }).click();
    await step.getByRole('textbox').fill('ledger');
    await step.getByRole('textbox').press('Enter');
    await expectUninstalled(dialog);
    expect(await exists(hub, held)).toBe(false);
    expect(await exists(hub, csvPath(namespace, csv))).toBe(false);
  });
});

test(
  'a stuck operand is skipped: the Operator is uninstalled, and the namespace shows what blocks it (UN-010)',
  WIDE,
  async ({ page, hub }) => {
    test.setTimeout(180_000);
    const namespace = 'skipped';
    const csv = await anInstalledOperator(hub, namespace);
    const finalizers = ['heron.example.com/backup'];
    const held = await anOperand(hub, { namespace, name: 'ledger', finalizers });
    const dialog = await openUninstall(hub, namespace);
    await chooseOperands(dialog);
    await dialog.getByRole('checkbox', { name: /^Delete namespace skipped/ }).check(SOON);
    await expect(dialog.getByTestId('goes')).toContainText('Namespace skipped', SOON);
    await beginUninstall(dialog, namespace);
    await removalStep(page, 'ledger').getByRole('button', { name: /^Skip/ }).click(HANGS);

    await test.step('the Operator is uninstalled, and nothing clears the finalizer', async () => {
      const step = removalStep(page, 'Namespace skipped');
      await expect(step).toContainText('NamespaceFinalizersRemaining', SOON);
      await expect(step).toContainText('heron.example.com/backup in 1 resource instances');
      expect(await exists(hub, csvPath(namespace, csv))).toBe(false);
      expect(await exists(hub, held)).toBe(true);
      await expectAccessible(page, hub);
    });

    await test.step('once the operand is deleted, so is the namespace', async () => {
      await clearFinalizers(hub, held);
      await expect(dialog.getByText(/steps? skipped$/)).toBeVisible(SOON);
      await expectUninstalled(dialog);
      expect(await exists(hub, `/api/v1/namespaces/${namespace}`)).toBe(false);
    });
  },
);

test('a rejected step stops the uninstall, and Retry continues it', WIDE, async ({ page, hub }) => {
  test.setTimeout(120_000);
  const namespace = 'refused';
  const csv = await anInstalledOperator(hub, namespace);
  const dialog = await openUninstall(hub, namespace);
  await hub.broken({
    kind: 'admission-denied',
    path: `*/subscriptions/${ONE_NAMESPACE}`,
    verbs: ['delete'],
    webhook: 'freeze.example.com',
    message: 'nothing goes on a Friday',
  });
  await beginUninstall(dialog);
  const step = removalStep(page, ONE_NAMESPACE).first();
  await expect(step).toContainText('nothing goes on a Friday', SOON);
  await expect(dialog.getByText('Uninstall stopped at a failed step')).toBeVisible();
  await expectAccessible(page, hub);
  expect(await exists(hub, csvPath(namespace, csv))).toBe(true);
  await hub.mended();
  await step.getByRole('button', { name: /^Retry/ }).click();
  await expectUninstalled(dialog);
  expect(await exists(hub, csvPath(namespace, csv))).toBe(false);
});
