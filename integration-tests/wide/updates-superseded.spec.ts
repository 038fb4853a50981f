import { expectAccessible } from '../fixtures/accessible';
import { listed, partOf } from '../fixtures/cluster';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { expectInstalled } from '../fixtures/olm';
import { SOON } from '../fixtures/operator';
import { changesBy } from '../fixtures/permissions';
import {
  approveReviewed,
  approvedIn,
  laggingWatches,
  openUpdates,
  planPath,
  planRow,
  publishLaterCatalog,
  reviewPlan,
} from '../fixtures/updates';

const NAMESPACE = 'newer-one-comes';

test.use({ state: 'updates', situations: [NAMESPACE] });

onlyLocally('it publishes a newer version in a catalog of the demo');

test('a newer plan during a review: the old one is not approved, and the new one is shown', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  await openUpdates(hub, [NAMESPACE]);
  await expect(planRow(page, NAMESPACE)).toContainText('3.1.0 → 3.2.0');
  await reviewPlan(hub, NAMESPACE);
  await expect(page.getByRole('button', { name: 'Approve 1 update' })).toBeEnabled();

  await publishLaterCatalog(hub);
  await test.step('the page names the newer plan and its changes', async () => {
    await expect(page.getByText(/^Warning alert:\s*Replaced by a later install plan$/)).toBeVisible(
      SOON,
    );
    await expect(
      page.getByRole('listitem').filter({ hasText: 'ferry-sync 3.1.0 → 3.2.1' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
    await expectAccessible(page, hub);
  });
  await test.step('review and approve the new one', async () => {
    await page.getByRole('link', { name: /^Review install plan install-/ }).click();
    await expect(page.getByRole('heading', { name: 'ferry-sync 3.1.0 → 3.2.1' })).toBeVisible(SOON);
    await approveReviewed(page);
    await expectInstalled(hub, NAMESPACE, 'ferry-sync.v3.2.1');
    expect(await approvedIn(hub, NAMESPACE)).not.toContainEqual(['ferry-sync.v3.2.0']);
  });
});

/** OLM keeps a superseded install plan and applies it when it is approved; no dry run detects this. */
test('a newer plan unknown to the page: the old one is not approved', async ({ page, hub }) => {
  test.setTimeout(120_000);
  const watches = await laggingWatches(page);
  await openUpdates(hub, [NAMESPACE]);
  await reviewPlan(hub, NAMESPACE);
  watches.hold();
  await publishLaterCatalog(hub);
  await expect.poll(() => plannedIn(hub), SOON).toContainEqual(['ferry-sync.v3.2.1']);

  const changes = changesBy(page);
  await approveReviewed(page);
  await expect(page.getByText('Not approved: replaced by a later install plan')).toBeVisible(SOON);
  await expect(page.getByRole('link', { name: /^Review install plan install-/ })).toBeVisible();
  await expectAccessible(page, hub);
  expect(changes.filter((change) => change.includes('installplans'))).toEqual([]);

  await test.step('once known, the changes of the newer plan are shown', async () => {
    watches.release();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'ferry-sync 3.1.0 → 3.2.1' }),
    ).toBeVisible(SOON);
    expect(await approvedIn(hub, NAMESPACE)).not.toContainEqual(['ferry-sync.v3.2.0']);
  });
});

test('an install plan that another user approves: the server rejects a second approval, and the page continues with it', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  await openUpdates(hub, [NAMESPACE]);
  await reviewPlan(hub, NAMESPACE);
  await page.route(/\/installplans\/install-/, async (route) => {
    const request = route.request();
    if (request.method() === 'PATCH') {
      const { pathname } = new URL(request.url());
      await hub.merge(pathname.replace('/api/kubernetes', ''), { spec: { approved: true } });
    }
    await route.continue();
  });
  const refused = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await approveReviewed(page);
  expect((await refused).status()).toBe(422);
  await expect(page.getByRole('list', { name: 'Operators in the install plan' })).toContainText(
    'ferry-sync 3.2.0: Succeeded',
    SOON,
  );
  await expectAccessible(page, hub);
});

async function plannedIn(hub: Hub): Promise<readonly unknown[]> {
  const plans = await listed(hub, planPath(NAMESPACE));
  return plans.map((plan) => partOf(plan, 'spec')['clusterServiceVersionNames']);
}
