import { aProject, aSubscription } from '../fixtures/cluster';
import { expectAccessible } from '../fixtures/accessible';
import { type Hub, expect, test } from '../fixtures/hub';
import { expectReady, openInstall } from '../fixtures/install';

const PLAN = { timeout: 30_000 };
const CONTRAST = 'pf-v6-theme-high-contrast';
const DARK = 'pf-v6-theme-dark';

test.beforeEach(({ hub }) => {
  test.skip(hub.isRemote, 'it knows what is in the demo packages');
});

for (const theme of ['light', 'dark'] as const) {
  test(`the form, the review and the followed installation are legible in high contrast, ${theme}`, async ({
    page,
    hub,
  }) => {
    await openInstall(hub, {
      packageName: 'wax-seal',
      choices: { mode: 'AllNamespaces', namespace: 'openshift-operators' },
    });
    const review = page.getByRole('button', { name: 'Review first' });
    await expect(review).toBeEnabled();
    await inHighContrast(hub, theme);
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
    approval: 'Automatic',
  });
  await hub.open(
    '/operator-hub/all-namespaces/catalog/openshift-marketplace/community-operators/foghorn-alerts/install?following=books/foghorn-alerts',
  );
  await expect(page.getByText('Waiting for the Operator to become ready')).toBeVisible(PLAN);
  await inHighContrast(hub, 'light');
  await expectAccessible(page, hub);
});

/** As the console's theme menu does it. */
async function inHighContrast({ page }: Hub, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(
    ([contrast, dark, isDark]) => {
      document.documentElement.classList.toggle(contrast, true);
      document.documentElement.classList.toggle(dark, isDark);
    },
    [CONTRAST, DARK, theme === 'dark'] as const,
  );
}
