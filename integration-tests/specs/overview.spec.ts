import type { Page } from '@playwright/test';
import { aNamespace, aProject, aSubscription } from '../fixtures/cluster';
import { type Hub, expect, test } from '../fixtures/hub';
import { entry } from '../fixtures/navigation';
import { FIRST_CSV, ONE_NAMESPACE } from '../fixtures/packages';

const WAITING = 'kept-waiting';
const STUCK = 'without-a-group';

test('the Overview counts Operators that need attention and links to them', async ({
  page,
  hub,
}) => {
  test.skip(hub.isRemote, 'it expects all installed Operators');
  await oneWaitsAndOneIsStuck(hub);
  const requests = requestsOf(page);
  await hub.open('/dashboards');

  await test.step('the health item counts them', async () => {
    await expect(item(page)).toContainText('1 failed, 1 to approve', { timeout: 90_000 });
  });

  await test.step('each count links to its Operators', async () => {
    await page.getByRole('button', { name: 'Operator Hub' }).click();
    const rows = page.getByRole('list', { name: 'Action required' });
    await expect(rows.getByRole('listitem')).toHaveCount(2);
    await expect(rows.getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(`/operator-hub-installed/ns/${STUCK}/`),
    );
    await expect(page.getByRole('link', { name: 'Review updates' })).toHaveAttribute(
      'href',
      '/operator-hub-updates/all-namespaces',
    );
    await page.keyboard.press('Escape');
  });

  await test.step('the navigation counts install plans that require approval', async () => {
    await expect(await entry(page, 'Updates (1)')).toBeVisible();
    await expect(await entry(page, 'Updates')).toBeHidden();
  });

  await test.step('item and navigation share one list without copies and packages', () => {
    const lists = requests.filter((url) => url.includes('/v1alpha1/subscriptions?'));
    expect(lists).toHaveLength(1);
    const csvs = requests.filter((url) => url.includes('/clusterserviceversions?'));
    expect(csvs.every((url) => url.includes('olm.copiedFrom'))).toBe(true);
    expect(requests.filter((url) => url.includes('packagemanifests'))).toEqual([]);
  });

  await test.step('the Operators tab counts them by status', async () => {
    await operatorsTab(page).click();
    await expect(
      page.getByRole('heading', { name: 'Operators that require action' }),
    ).toBeVisible();
    // The card also lists failed Operators and pending approvals, so that its title is not that of a status.
    await expect(page.getByText('Degraded')).toHaveCount(1);
    await page.getByRole('list', { name: 'Action required' }).getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/operator-hub-installed/ns/${STUCK}/`));
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  });
});

test('the navigation shows no number without pending install plans', async ({ page, hub }) => {
  test.skip(hub.isRemote, 'it expects all installed Operators');
  await hub.open('/dashboards');
  await expect(item(page)).toContainText('No Operators installed');
  await expect(await entry(page, 'Updates')).toBeVisible();
  await aWaitingUpdate(hub);
  await expect(await entry(page, 'Updates (1)')).toBeVisible({ timeout: 90_000 });
});

test('a user without permission to list Operators sees that, and no requests are sent', async ({
  page,
  hub,
}) => {
  await hub.signIn('viewer');
  const requests = requestsOf(page);
  await hub.open('/dashboards');
  await expect(item(page)).toContainText('Insufficient permissions');
  await page.getByRole('button', { name: 'Operator Hub' }).click();
  await expect(page.getByText(/list subscriptions\.operators\.coreos\.com/)).toBeVisible();
  expect(requests.filter((url) => /\/v1alpha1\/\w+\?/.test(url))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('.pf-v6-c-popover')).toHaveCount(0);
});

async function oneWaitsAndOneIsStuck(hub: Hub): Promise<void> {
  await aWaitingUpdate(hub);
  await aNamespace(hub, STUCK);
  await aSubscription(hub, { namespace: STUCK, packageName: ONE_NAMESPACE });
}

async function aWaitingUpdate(hub: Hub): Promise<void> {
  await aProject(hub, WAITING);
  await aSubscription(hub, {
    namespace: WAITING,
    packageName: ONE_NAMESPACE,
    approval: 'Manual',
    startingCSV: FIRST_CSV,
  });
}

function item(page: Page) {
  return page.locator('[data-item-id="Operator Hub-health-item"]');
}

function operatorsTab(page: Page) {
  return page.locator('[data-test-id="horizontal-link-Operators"]');
}

/** The URLs asked for from now on. */
function requestsOf(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}
