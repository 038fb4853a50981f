import { aProject, aSubscription, listed, partOf, subscriptionSpec } from '../fixtures/cluster';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { approvePlan, expectInstalled } from '../fixtures/olm';
import { SOON, openOperator, openTab } from '../fixtures/operator';

test.use({ olmV1: '4.22' });

onlyLocally('it knows what is in the demo packages, and that OLM v1 serves them');

const HERON = /^(heron-database|Heron Database)$/;
const CONTENT = /\/api\/catalogd\/.*\/all$/;

/** The installed version and its update path, from the catalog of OLM v1. */
test('the update path to the latest version is shown', async ({ page, hub }) => {
  await anOldHeron(hub);
  let downloads = 0;
  page.on('request', (request) => {
    if (CONTENT.test(request.url()) && request.method() === 'GET') downloads += 1;
  });
  await openOperator(hub, 'books', HERON);
  const updates = await openTab(page, 'Updates');
  // A small catalog is read without a click.
  const lane = updates.getByRole('list', { name: /^Versions from installed/ });
  await expect(lane.getByRole('listitem').filter({ hasText: '2.1.0' })).toContainText(
    'Skipped',
    SOON,
  );
  await expect(lane.getByRole('listitem').filter({ hasText: '2.2.1' })).toContainText('Update 2');
  await expect(updates.getByText(/2\.0\.0 → 2\.2\.0 → 2\.2\.1/)).toBeVisible();
  expect(downloads).toBe(1);

  await updates.getByRole('button', { name: 'Table' }).click();
  const row = updates
    .getByRole('grid', { name: 'Versions in channel stable' })
    .getByRole('row', { name: /^2\.2\.0/ });
  await expect(row).toContainText('Next');
  await expect(row).toContainText('replaces >=2.0.0 <2.2.0');

  await updates.getByRole('combobox', { name: 'Channel' }).selectOption('candidate');
  await expect(updates.getByText(/No update path in channel candidate/)).toBeVisible();
  await updates.getByRole('button', { name: 'Edit' }).click();
  await updates.getByRole('radio', { name: /^candidate/ }).check();
  await expect(updates.getByRole('list', { name: 'Impact' })).toContainText(
    'No update path in channel candidate from 2.0.0. The installed version remains.',
  );
});

/** OLM does not approve an install plan that was created under manual approval. */
test('updates are resumed with the pending install plan', async ({ page, hub }) => {
  await anOldHeron(hub);
  await openOperator(hub, 'books', HERON);
  const updates = await openTab(page, 'Updates');
  await updates.getByRole('button', { name: 'Resume updates' }).click(SOON);
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText(/was created under manual approval and still requires approval/),
  ).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Also approve install plan/ }).check();
  await dialog.getByRole('button', { name: 'Resume updates' }).click(SOON);
  await expect(dialog.getByText('Update approval: Automatic')).toBeVisible(SOON);
  expect(await approvalOf(hub)).toBe('Automatic');
  const plans = await listed(hub, `${OLM}/namespaces/books/installplans`);
  expect(plans.map((plan) => partOf(plan, 'spec')['approved'])).not.toContain(false);
});

test('updates are paused', async ({ page, hub }) => {
  await aProject(hub, 'books');
  await aSubscription(hub, { namespace: 'books', packageName: 'heron-database' });
  await expectInstalled(hub, 'books', 'heron-database.v2.2.1');
  await openOperator(hub, 'books', HERON);
  const updates = await openTab(page, 'Updates');
  await updates.getByRole('button', { name: 'Pause updates at 2.2.1' }).click(SOON);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Pause updates at 2.2.1' }).click(SOON);
  await expect(dialog.getByText('Updates paused at 2.2.1')).toBeVisible(SOON);
  expect(await approvalOf(hub)).toBe('Manual');
});

const OLM = '/apis/operators.coreos.com/v1alpha1';

async function approvalOf(hub: Hub): Promise<unknown> {
  const { installPlanApproval } = await subscriptionSpec(hub, 'books', 'heron-database');
  return installPlanApproval;
}

/** 2.0.0 of stable is installed, and the next version requires approval. */
async function anOldHeron(hub: Hub): Promise<void> {
  await aProject(hub, 'books');
  await aSubscription(hub, {
    namespace: 'books',
    packageName: 'heron-database',
    channel: 'stable',
    approval: 'Manual',
    startingCSV: 'heron-database.v2.0.0',
  });
  await approvePlan(hub, { namespace: 'books', csv: 'heron-database.v2.0.0' });
  await expectInstalled(hub, 'books', 'heron-database.v2.0.0');
}
