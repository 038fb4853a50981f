import { exists, listed, subscriptionPath, subscriptionSpec } from '../fixtures/cluster';
import { expectAccessible } from '../fixtures/accessible';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { expectReady, openInstall } from '../fixtures/install';

const PLAN = { timeout: 30_000 };
const CRD = 'logforwarders.ledger.example.com';
const BOOKS = '/apis/operators.coreos.com/v1alpha1/namespaces/books';

onlyLocally('it knows what is in the demo packages');

test('an install plan is reviewed and approved, and updates are automatic afterward', async ({
  page,
  hub,
}) => {
  await reviewFirst(hub);
  await test.step('all changes are shown before approval', async () => {
    await expect(page.getByText('ledger-logging.v6.2.1').first()).toBeVisible(PLAN);
    await expect(
      page.getByText(/^ServiceAccount ledger-logging-operator of/).first(),
    ).toBeVisible();
    await expectAccessible(page, hub);
    await page.getByRole('tab', { name: /^APIs/ }).click();
    await expect(page.getByText(CRD).first()).toBeVisible();
    await page.getByRole('tab', { name: /^Resources/ }).click();
    await expect(page.getByText('CustomResourceDefinition').first()).toBeVisible();
    await expectAccessible(page, hub);
    expect(await listed(hub, `${BOOKS}/clusterserviceversions`)).toHaveLength(0);
  });
  await page.getByRole('button', { name: 'Approve install' }).click();
  await expectReady(page);
  expect(await subscriptionSpec(hub, 'books', 'ledger-logging')).toMatchObject({
    installPlanApproval: 'Manual',
  });
  await page.getByRole('button', { name: 'Enable automatic updates' }).click();
  await expect
    .poll(() => subscriptionSpec(hub, 'books', 'ledger-logging'))
    .toMatchObject({ installPlanApproval: 'Automatic' });
});

test('an installation is undone at the install plan: nothing remains', async ({ page, hub }) => {
  await reviewFirst(hub);
  await expect(page.getByText('ledger-logging.v6.2.1').first()).toBeVisible(PLAN);
  await page.reload();
  await page.getByRole('button', { name: 'Undo installation' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByTestId('removals')).toContainText('Subscription');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.getByText('Installation undone')).toBeVisible(PLAN);
  expect(await exists(hub, subscriptionPath('books', 'ledger-logging'))).toBe(false);
  await expect.poll(() => exists(hub, '/api/v1/namespaces/books')).toBe(false);
  expect(await exists(hub, `/apis/apiextensions.k8s.io/v1/customresourcedefinitions/${CRD}`)).toBe(
    false,
  );
});

async function reviewFirst(hub: Hub): Promise<void> {
  await openInstall(hub, {
    packageName: 'ledger-logging',
    choices: { mode: 'OwnNamespace', namespace: 'books' },
  });
  const button = hub.page.getByRole('button', { name: 'Review before installing' });
  await expect(button).toBeEnabled();
  await button.click();
}
