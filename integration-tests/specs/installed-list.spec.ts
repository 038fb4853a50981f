import type { Locator, Page } from '@playwright/test';
import { aProject, aSubscription, namesIn } from '../fixtures/cluster';
import { expectAccessible } from '../fixtures/accessible';
import { expect, onlyLocally, test, WIDE } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { lookInto } from '../fixtures/permissions';

const ALL = '/operator-hub-installed/all-namespaces';
const OLM_CONFIG = '/apis/operators.coreos.com/v1/olmconfigs/cluster';
const COPIES =
  '/apis/operators.coreos.com/v1alpha1/namespaces/all-is-well/clusterserviceversions?labelSelector=olm.copiedFrom';

test.use({ state: 'troubles' });

onlyLocally('it knows what is installed in the local cluster');

test('the list is filtered by status and by text', async ({ page, hub }) => {
  await hub.open(ALL);
  await expect(rowsWith(page, 'Ready').first()).toBeVisible(SOON);
  await page.getByRole('button', { name: 'Filter by Status' }).click();
  await page.getByRole('menuitem', { name: /^Failed/ }).click();
  await page.keyboard.press('Escape');
  await expect(rowsWith(page, 'Ready')).toHaveCount(0);
  await expect(row(page, 'needs-what-nobody-offers')).toContainText('Dependency not found', SOON);
  await expect(row(page, 'needs-what-nobody-offers')).toContainText('Kestrel Analytics', SOON);
  await expectAccessible(page, hub);
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await find(page, 'sparrow');
  await expect(page.getByTestId('operator-row')).toHaveCount(1);
  await expect(row(page, 'all-is-well')).toBeVisible();
});

test(
  'a copied CSV shows its origin, and a cluster without copies shows the same',
  WIDE,
  async ({ page, hub }) => {
    await hub.open('/operator-hub-installed/ns/all-is-well');
    const copy = page.getByTestId('operator-row').filter({ hasText: 'Lantern' });
    await expect(copy).toContainText('Copied from openshift-operators', SOON);
    await hub.open(ALL);
    await expect(page.getByTestId('operator-row').filter({ hasText: 'Lantern' })).toHaveCount(
      1,
      SOON,
    );
    await hub.merge(OLM_CONFIG, { spec: { features: { disableCopiedCSVs: true } } });
    await expect.poll(() => namesIn(hub, COPIES), SOON).toHaveLength(0);
    await hub.open('/operator-hub-installed/ns/all-is-well');
    await expect(row(page, 'all-is-well')).toBeVisible(SOON);
    await expect(copy).toHaveCount(1, SOON);
    await expect(copy).toContainText('openshift-operators');
  },
);

test('the install plans of selected Operators are approved in order', async ({ page, hub }) => {
  await hub.open(ALL);
  await find(page, 'Heron');
  await expect(row(page, 'update-waits-for-approval')).toContainText('Update available', SOON);
  await row(page, 'update-waits-for-approval').getByRole('checkbox').check(SOON);
  await row(page, 'api-already-owned').first().getByRole('checkbox').check(SOON);
  await page.getByRole('button', { name: '2 selected' }).click();
  await page.getByRole('menuitem', { name: 'Approve install plans' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByTestId('approval-order')).toHaveCount(1, SOON);
  await expect(dialog.getByTestId('approval-order')).toContainText('update-waits-for-approval');
  await expectAccessible(page, hub);
  await dialog.getByRole('button', { name: 'Approve 1 install plan' }).click();
  await expect(dialog.getByTestId('approval')).toHaveAttribute('data-state', 'done', SOON);
});

test('a user of one project sees its Operators, and why no others', async ({ page, hub }) => {
  await aProject(hub, 'team-a');
  await aSubscription(hub, { namespace: 'team-a', packageName: 'quilt-sync' });
  await hub.signIn('project-admin');
  await hub.open(ALL);
  await page.getByRole('button', { name: /^Operators in your \d+ namespaces?$/ }).click(SOON);
  await expect(
    page.getByText(/permission to list subscriptions\.operators\.coreos\.com cluster-wide/),
  ).toBeVisible(SOON);
  await expect(row(page, 'team-a').first()).toBeVisible(SOON);
});

test(
  'the menu of a row opens the dialogs of the settings of its Subscription',
  WIDE,
  async ({ page, hub }) => {
    test.setTimeout(120_000);
    const openMenu = () =>
      row(page, 'update-waits-for-approval')
        .getByRole('button', { name: 'Actions for Heron Database' })
        .click(SOON);
    const choose = async (name: string) => {
      await hub.open(ALL);
      await openMenu();
      await page.getByRole('menuitem', { name, exact: true }).click(SOON);
    };
    const dialog = page.getByRole('dialog');
    await choose('Change channel');
    await expect(dialog.getByRole('radiogroup', { name: 'Channel' })).toBeVisible(SOON);
    await choose('Edit update approval');
    await expect(dialog.getByRole('radio', { name: 'Manual' })).toBeChecked(SOON);
    await expectAccessible(page, hub);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row(page, 'update-waits-for-approval')).toBeVisible();
    await choose('Resume updates');
    await expect(dialog).toContainText('Resume updates of Heron Database?', SOON);
    await expectAccessible(page, hub);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);

    await test.step('the menu names the missing permission', async () => {
      await lookInto(hub, ['update-waits-for-approval']);
      await hub.signIn('viewer');
      await hub.open('/operator-hub-installed/ns/update-waits-for-approval');
      await openMenu();
      for (const name of [/^Resume updates/, /^Change channel/, /^Edit update approval/]) {
        const item = page.getByRole('menuitem', { name });
        await expect(item).toContainText('patch subscriptions.operators.coreos.com', SOON);
        await expect(item).toHaveAttribute('aria-disabled', 'true');
      }
    });
  },
);

async function find(page: Page, word: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Find by name' }).fill(word);
}

/** The rows of this status. */
function rowsWith(page: Page, status: string): Locator {
  const rows = page.getByTestId('operator-row');
  return rows.filter({ has: page.getByText(status, { exact: true }) });
}

/** The row of an Operator in a namespace of that name. */
function row(page: Page, namespace: string): Locator {
  return page.locator(`[data-test="operator-row"][data-operator*="${namespace}"]`);
}
