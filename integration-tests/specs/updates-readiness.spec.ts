import { expectAccessible } from '../fixtures/accessible';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { openUpdates } from '../fixtures/updates';

const NAMESPACES = ['holds-openshift-back', 'nothing-newer-for-openshift'];

test.use({ state: 'updates', situations: NAMESPACES });

onlyLocally('it knows what is in the demo packages');

test('Operators that block the cluster update are shown with remedies and installation history', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  await openUpdates(hub, ['holds-openshift-back']);
  await page.getByRole('tab', { name: 'Readiness' }).click();
  await test.step('what blocks the next minor version of the cluster', async () => {
    await expect(page.getByText(/2 Operators? blocks? the update to OpenShift 4\.23/)).toBeVisible(
      SOON,
    );
    const blocking = page.getByRole('grid', { name: 'Operators that block the cluster update' });
    await expect(blocking.getByRole('row', { name: /^Anvil Forge/ })).toContainText('5.2.0', SOON);
    await expect(blocking.getByRole('row', { name: /^Ledger Logging/ })).toContainText(
      'No channel has a compatible latest version.',
      SOON,
    );
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
