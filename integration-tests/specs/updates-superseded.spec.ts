import { expectAccessible } from '../fixtures/accessible';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { expectInstalled } from '../fixtures/olm';
import { SOON } from '../fixtures/operator';
import {
  approvedIn,
  openUpdates,
  planRow,
  publishLaterCatalog,
  reviewPlan,
} from '../fixtures/updates';

const NAMESPACE = 'newer-one-comes';

test.use({ state: 'updates', situations: [NAMESPACE] });

onlyLocally('it publishes a newer version in a catalog of the demo');

test('a newer plan comes while one is reviewed: the old one is not approved, the new one shown', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  await openUpdates(hub, [NAMESPACE]);
  await expect(planRow(page, NAMESPACE)).toContainText('3.1.0 → 3.2.0');
  await reviewPlan(hub, NAMESPACE);
  await expect(page.getByRole('button', { name: 'Approve 1 update' })).toBeEnabled();

  await publishLaterCatalog(hub);
  await test.step('the page says which plan took its place, and in what it differs', async () => {
    await expect(page.getByText('A newer plan has taken the place of this one')).toBeVisible(SOON);
    await expect(
      page.getByText('The new plan brings ferry-sync to 3.2.1 instead of 3.2.0.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
    await expectAccessible(page, hub);
  });
  await test.step('the new one is reviewed and approved', async () => {
    await page.getByRole('link', { name: /^Review plan install-/ }).click();
    await expect(page.getByText(/^Updates Ferry Sync from 3\.1\.0 to 3\.2\.1/)).toBeVisible(SOON);
    await page.getByRole('button', { name: 'Approve 1 update' }).click(SOON);
    await expectInstalled(hub, NAMESPACE, 'ferry-sync.v3.2.1');
    expect(await approvedIn(hub, NAMESPACE)).not.toContainEqual(['ferry-sync.v3.2.0']);
  });
});
