import { expectAccessible } from '../fixtures/accessible';
import { aSubscription, exists, phaseOf } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import {
  beginCleanUp,
  endCleanUp,
  leftover,
  openLeftovers,
  previewCleanUp,
} from '../fixtures/leftovers';
import { SOON } from '../fixtures/operator';

const NAMESPACE = 'data-left-behind';
const TABLES = 'tables.coral.example.com';
const BACKUPS = 'backups.coral.example.com';

test.use({ state: 'leftovers', situations: [NAMESPACE] });

onlyLocally('it knows what is in the demo packages');

const definition = (name: string) =>
  `/apis/apiextensions.k8s.io/v1/customresourcedefinitions/${name}`;

test('orphaned APIs are deleted with their custom resources after a typed confirmation, also across a reload', async ({
  page,
  hub,
}) => {
  test.setTimeout(240_000);
  await openLeftovers(hub, [TABLES, BACKUPS]);
  await test.step('nothing is selected, and the details count the affected resources', async () => {
    await expect(leftover(page, TABLES).getByRole('checkbox')).not.toBeChecked();
    await leftover(page, TABLES)
      .getByRole('button', { name: /^Details/ })
      .click();
    const details = page.getByRole('dialog');
    await expect(details.getByText(/^14 custom resources?$/)).toBeVisible(SOON);
    await expectAccessible(page, hub);
    await page.keyboard.press('Escape');
    await expect(leftover(page, TABLES).getByRole('button', { name: /^Details/ })).toBeFocused();
  });

  await test.step('the clean-up requires a typed confirmation', async () => {
    const dialog = await previewCleanUp(page, TABLES, BACKUPS);
    await expect(dialog.getByText(/^2 custom resources?$/)).toBeVisible(SOON);
    await expect(dialog.getByText(/with finalizers (is|are) deleted first/)).toBeVisible(SOON);
    const go = dialog.getByRole('button', { name: 'Clean up', exact: true });
    await expect(go).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Type delete to confirm' }).fill('delete');
    await expectAccessible(page, hub);
    await beginCleanUp(dialog);
  });

  await test.step('a pending finalizer blocks the clean-up, also after a reload', async () => {
    const step = page.getByTestId('removal-step').filter({ hasText: 'before-the-storm' });
    await expect(step).toContainText('coral.example.com/delete-copy', SOON);
    expect(await exists(hub, definition(TABLES))).toBe(true);
    await page.reload();
    await page.getByRole('button', { name: 'Show progress' }).click(SOON);
    await page.getByRole('button', { name: 'Resume', exact: true }).click(SOON);
    await step.getByRole('button', { name: /^Remove finalizer coral/ }).click(SOON);
    await step.getByRole('textbox').fill('before-the-storm');
    await step.getByRole('textbox').press('Enter');
  });

  await test.step('the APIs are deleted, and the package can be reinstalled', async () => {
    await endCleanUp(page);
    await expect(leftover(page, TABLES)).toHaveCount(0, SOON);
    expect(await exists(hub, definition(TABLES))).toBe(false);
    expect(await exists(hub, definition(BACKUPS))).toBe(false);
    await aSubscription(hub, { namespace: NAMESPACE, packageName: 'coral-tables' });
    await expect.poll(() => phaseOf(hub, NAMESPACE, 'coral-tables.v1.0.0'), SOON).toBe('Succeeded');
  });
});
