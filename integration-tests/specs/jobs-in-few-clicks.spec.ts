import { SPARE_IMAGES } from '../../local/catalogs/spare';
import { card, drawer, openCatalog } from '../fixtures/catalog';
import { countedClicks } from '../fixtures/clicks';
import { subscriptionSpec, targetsOf } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { expectReady } from '../fixtures/install';
import { SOON } from '../fixtures/operator';
import { expectRead, openSources } from '../fixtures/sources';
import { approveReviewed, openUpdates, reviewPlan } from '../fixtures/updates';

onlyLocally('it needs the states of the demo');
test.setTimeout(120_000);

test.describe('on a cluster with OLM v1', () => {
  test.use({ state: 'extensions' });

  test('a catalog is added from an image with 4 clicks', async ({ page, hub }) => {
    const clicks = await countedClicks(page);
    await openSources(hub);
    await page.getByRole('button', { name: 'Add catalog', exact: true }).click();
    await page.getByRole('menuitem', { name: 'CatalogSource', exact: true }).click();
    await clicks.type(
      page.getByRole('textbox', { name: 'Image', exact: true }),
      SPARE_IMAGES.boathouse,
    );
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expectRead(page);
    clicks.expectAtMost(4);
  });
});

test('an Operator is installed in a new project with manual approval, and approved, with 5 clicks', async ({
  page,
  hub,
}) => {
  const clicks = await countedClicks(page);
  await openCatalog(hub, '?q=ledger');
  await card(page, 'ledger-logging').click();
  await drawer(page).getByRole('link', { name: 'Install', exact: true }).click(SOON);
  await page.getByRole('radio', { name: 'Manual' }).click(SOON);
  await expect(
    page.getByText(/^ledger-logging \S+ · openshift-ledger \(new\) · Manual$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Install', exact: true }).click(SOON);
  await page.getByRole('button', { name: 'Approve install' }).click({ timeout: 30_000 });
  await expectReady(page);
  clicks.expectAtMost(5);
  expect(await subscriptionSpec(hub, 'openshift-ledger', 'ledger-logging')).toMatchObject({
    installPlanApproval: 'Manual',
  });
});

test.describe('with pending updates', () => {
  test.use({ state: 'updates', situations: ['wants-every-secret'] });

  test('the changes of an update are seen, and approved, with 3 clicks', async ({ page, hub }) => {
    const clicks = await countedClicks(page);
    await openUpdates(hub, ['wants-every-secret']);
    await reviewPlan(hub, 'wants-every-secret');
    await approveReviewed(page);
    await expect(page.getByText('Install plan complete')).toBeVisible({ timeout: 60_000 });
    clicks.expectAtMost(3);
  });
});

test.describe('with failing Operators', () => {
  test.use({ state: 'troubles' });

  test('the cause of a failed installation is seen, and fixed, with 4 clicks', async ({
    page,
    hub,
  }) => {
    const clicks = await countedClicks(page);
    await hub.open('/operator-hub-installed/all-namespaces');
    await expect(page.getByTestId('operator-row').first()).toBeVisible(SOON);
    await page.keyboard.press('/');
    await page.keyboard.insertText('no-operator-group');
    const row = page.getByTestId('operator-row').filter({ hasText: 'no-operator-group' });
    await expect(row).toContainText('OperatorGroup', SOON);
    await row.getByRole('button', { name: /View details of/ }).click();
    await page.getByRole('link', { name: 'Create OperatorGroup' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create OperatorGroup' }).click(SOON);
    await expect
      .poll(() => targetsOf(hub, 'no-operator-group'), SOON)
      .toEqual(['no-operator-group']);
    clicks.expectAtMost(4);
  });
});
