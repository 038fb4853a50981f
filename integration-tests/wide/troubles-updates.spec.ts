import { aProject, aSubscription, phaseOf, subscriptionSpec } from '../fixtures/cluster';
import type { Locator } from '@playwright/test';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { approveReviewed } from '../fixtures/updates';
import { approvePlan, expectInstalled } from '../fixtures/olm';
import {
  SOON,
  expectWell,
  openOperator,
  openSettings,
  openTab,
  saveSettings,
} from '../fixtures/operator';

onlyLocally('it knows what is in the demo packages');

/** Recording channel_switch. */
test('the impact of another channel is shown before saving, and the newer version is installed', async ({
  page,
  hub,
}) => {
  await aProject(hub, 'books');
  await subscribe(hub, { namespace: 'books', packageName: 'heron-database' });
  await expectInstalled(hub, 'books', 'heron-database.v2.2.1');
  await openOperator(hub, 'books', /^Heron Database/);
  await openSettings(page);
  await page.getByRole('radio', { name: 'candidate' }).check(SOON);
  await expect(followsOf(hub)).toContainText('OLM immediately updates to 3.0.0 without approval.');
  expect((await subscriptionSpec(hub, 'books', 'heron-database'))['channel']).toBe('stable');
  await saveSettings(page);
  await expectInstalled(hub, 'books', 'heron-database.v3.0.0');
  await expectWell(page);
  await expect(page.getByText('3.0.0', { exact: true }).first()).toBeVisible();
  expect((await subscriptionSpec(hub, 'books', 'heron-database'))['channel']).toBe('candidate');
});

/** SU-032: OLM does not approve an install plan that was created under manual approval. */
test('switching to Automatic leaves a pending install plan, which is shown before saving', async ({
  page,
  hub,
}) => {
  await aProject(hub, 'books');
  await aSubscription(hub, {
    namespace: 'books',
    packageName: 'night-safe',
    approval: 'Manual',
    startingCSV: 'night-safe.v1.4.0',
  });
  await approvePlan(hub, { namespace: 'books', csv: 'night-safe.v1.4.0' });
  await openOperator(hub, 'books', /^Night Safe/);
  await expect(page.getByRole('link', { name: 'Review update' }).first()).toBeVisible(SOON);
  await openSettings(page);
  await page.getByRole('radio', { name: 'Automatic', exact: true }).check(SOON);
  await expect(followsOf(hub)).toContainText(
    /Install plan install-\S+ was created under manual approval and still requires approval/,
  );
  await saveSettings(page);
  expect(await phaseOf(hub, 'books', 'night-safe.v1.5.0')).toBeUndefined();
  await page.getByRole('link', { name: 'Review update' }).first().click(SOON);
  await approveReviewed(page);
  await expectInstalled(hub, 'books', 'night-safe.v1.5.0');
  await openOperator(hub, 'books', /^Night Safe/);
  await expectWell(page);
});

/** Recording dependency_install. */
test('dependencies of an Operator are installed with it, and its page links to them', async ({
  page,
  hub,
}) => {
  await aProject(hub, 'books');
  await subscribe(hub, { namespace: 'books', packageName: 'saffron-search' });
  await openOperator(hub, 'books', /^Saffron Search/);
  await expectWell(page);
  const apis = await openTab(page, 'APIs');
  const needed = apis.getByRole('row').filter({ hasText: 'HeronCluster' });
  await needed.getByRole('link', { name: /^heron-/ }).click(SOON);
  await expect(page.getByRole('heading', { level: 1, name: /^Heron/ })).toBeVisible(SOON);
  await expectWell(page);
});

function subscribe(hub: Hub, wanted: Parameters<typeof aSubscription>[1]): Promise<void> {
  return aSubscription(hub, { ...wanted });
}

/** The impact of saving. */
function followsOf({ page }: Hub): Locator {
  return page.getByRole('list', { name: 'Impact' });
}
