import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { expectInstalled } from '../fixtures/olm';
import { SOON } from '../fixtures/operator';
import { approvedIn, openUpdates, planRow } from '../fixtures/updates';

const LINE = ['first-in-line', 'second-in-line-fails', 'third-in-line'] as const;
const [FIRST, SECOND, THIRD] = LINE;

test.use({ state: 'updates', situations: LINE });

onlyLocally('it knows what is in the demo packages');

test('three install plans are approved in order: the second fails, and the third waits until the user continues', async ({
  page,
  hub,
}) => {
  test.setTimeout(150_000);
  await openUpdates(hub, LINE, { query: '?sort=namespace' });
  for (const namespace of LINE) {
    await planRow(page, namespace)
      .getByRole('checkbox', { name: /^Select install plan/ })
      .check();
  }
  await page.getByRole('button', { name: /^Approve 3 install plans? in order$/ }).click();
  const dialog = page.getByRole('dialog');

  await test.step('order and requests are shown', async () => {
    const order = dialog.getByRole('list', { name: 'Order of approval' }).getByRole('listitem');
    for (const [index, namespace] of LINE.entries()) {
      await expect(order.nth(index)).toContainText(namespace);
    }
    await dialog.getByRole('button', { name: 'Show CLI commands' }).click();
    await expectAccessible(page, hub);
    await dialog.getByRole('button', { name: /^Approve 3 install plans?$/ }).click();
  });

  await test.step('the first is installed, the second shows the OLM message of its failure, the third is not approved', async () => {
    await expect(state(page, FIRST)).toHaveAttribute('data-state', 'done', SOON);
    await expectInstalled(hub, FIRST, 'brook-cache.v1.0.1');
    await expect(state(page, SECOND)).toHaveAttribute('data-state', 'failed', SOON);
    await expect(dialog.getByText('creek-proxy.v4.2.0 failed')).toBeVisible();
    await expect(state(page, SECOND)).toContainText(
      'OwnNamespace InstallModeType not supported, cannot configure to watch own namespace',
    );
    await expect(state(page, THIRD)).toHaveAttribute('data-state', 'waiting');
    expect(await approvedIn(hub, THIRD)).toEqual([['river-gateway.v7.0.0']]);
    await expectAccessible(page, hub);
  });

  await test.step('continue', async () => {
    await dialog.getByRole('button', { name: /^Continue \(\d+ remaining\)/ }).click();
    await expect(state(page, THIRD)).toHaveAttribute('data-state', 'done', SOON);
    await expectInstalled(hub, THIRD, 'river-gateway.v7.1.0');
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(dialog).toHaveCount(0);
  });
});

/** A plan of the run. */
function state(page: Page, namespace: string): Locator {
  return page.getByTestId('approval').filter({ hasText: namespace });
}
