import { aProject, aSubscription } from '../fixtures/cluster';
import { expectAccessible } from '../fixtures/accessible';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { expectReady, openInstall } from '../fixtures/install';
import { showTheme } from '../fixtures/theme';

const PLAN = { timeout: 30_000 };

onlyLocally('it knows what is in the demo packages');

for (const theme of ['light', 'dark'] as const) {
  test(`the form, the review and the followed installation are legible in high contrast, ${theme}`, async ({
    page,
    hub,
  }) => {
    // axe goes over eight views.
    test.setTimeout(120_000);
    await openInstall(hub, {
      packageName: 'wax-seal',
      choices: { mode: 'AllNamespaces', namespace: 'openshift-operators' },
    });
    const review = page.getByRole('button', { name: 'Review first' });
    await expect(review).toBeEnabled();
    await showTheme(page, { isDark: theme === 'dark', hasContrast: true });
    await expectAccessible(page, hub);
    await review.click();
    await test.step('every tab of the plan', async () => {
      for (const name of [/^Permissions/, /^APIs/, /^Webhooks/, /^Workloads/, /^Objects/]) {
        const tab = page.getByRole('tab', { name });
        await expect(tab).toBeVisible(PLAN);
        await tab.click();
        await expectAccessible(page, hub);
      }
    });
    await page.getByRole('button', { name: 'Approve install' }).click();
    await expectReady(page);
    await expectAccessible(page, hub);
  });
}

test('an Operator that does not become ready is legible in high contrast', async ({
  page,
  hub,
}) => {
  await aProject(hub, 'books');
  await aSubscription(hub, {
    namespace: 'books',
    packageName: 'foghorn-alerts',
  });
  await hub.open(
    '/operator-hub/all-namespaces/catalog/openshift-marketplace/community-operators/foghorn-alerts/install?following=books/foghorn-alerts',
  );
  await expect(page.getByText('Waiting for the Operator to become ready')).toBeVisible(PLAN);
  await showTheme(page, { isDark: false, hasContrast: true });
  await expectAccessible(page, hub);
});
