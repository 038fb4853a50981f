import { aProject, aSubscription } from '../fixtures/cluster';
import { expectAccessibleInThemes } from '../fixtures/accessible';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { expectReady, openInstall } from '../fixtures/install';

const PLAN = { timeout: 30_000 };

onlyLocally('it knows what is in the demo packages');

test('the form, the review and the installation progress are legible', async ({ page, hub }) => {
  // axe checks eight views.
  test.setTimeout(120_000);
  await openInstall(hub, {
    packageName: 'wax-seal',
    choices: { mode: 'AllNamespaces', namespace: 'openshift-operators' },
  });
  const review = page.getByRole('button', { name: 'Review before installing' });
  await expect(review).toBeEnabled();
  await expectAccessibleInThemes(page, hub);
  await review.click();
  await test.step('every tab of the plan', async () => {
    for (const name of [/^Permissions/, /^APIs/, /^Webhooks/, /^Workloads/, /^Resources/]) {
      const tab = page.getByRole('tab', { name });
      await expect(tab).toBeVisible(PLAN);
      await tab.click();
      await expectAccessibleInThemes(page, hub);
    }
  });
  await page.getByRole('button', { name: 'Approve install' }).click();
  await expectReady(page);
  await expectAccessibleInThemes(page, hub);
});

test('an Operator that does not become ready is legible', async ({ page, hub }) => {
  await aProject(hub, 'books');
  await aSubscription(hub, {
    namespace: 'books',
    packageName: 'foghorn-alerts',
  });
  await hub.open(
    '/operator-hub-catalog/all-namespaces/openshift-marketplace~community-operators~foghorn-alerts/install?following=books/foghorn-alerts',
  );
  await expect(page.getByText('Waiting for the Operator to become ready')).toBeVisible(PLAN);
  await expectAccessibleInThemes(page, hub);
});
