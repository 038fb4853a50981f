import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/hub';

test('the API server goes away and comes back: the page keeps its data, says so, recovers', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  const { local } = hub;
  test.skip(local === null, 'it stops the API server');
  await hub.open('/operator-hub/all-namespaces/catalog');
  await expect(page.getByTestId('operator-tile').first()).toBeVisible();

  await local?.stopCluster();
  await expect(page.getByText(/cannot be reached/i).first()).toBeVisible({ timeout: 45_000 });
  await expect(page.getByTestId('operator-tile').first()).toBeVisible();

  await local?.restartCluster();
  await expect(page.getByText(/cannot be reached/i)).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByTestId('operator-tile').first()).toBeVisible();
});

test('an expired session is said, not shown as an empty catalog', async ({ page, hub }) => {
  test.skip(hub.isRemote, 'it lets the API server forget the user’s token');
  await page.route('**/api/kubernetes/**', (route) =>
    route.fulfill({
      status: 401,
      json: {
        kind: 'Status',
        apiVersion: 'v1',
        status: 'Failure',
        reason: 'Unauthorized',
        code: 401,
        message: 'Unauthorized',
      },
    }),
  );
  await hub.open('/operator-hub/all-namespaces/catalog');
  await expect(page.getByRole('heading', { level: 1, name: 'Catalog' })).toBeVisible();
  await expect(page.getByText(/session has expired/i).first()).toBeVisible();
});

test('hostile catalog content is shown as text and runs nothing', async ({ page, hub }) => {
  test.skip(hub.isRemote, 'only the demo catalogs are hostile on purpose');
  await hub.open('/operator-hub/all-namespaces/catalog?q=trickster');
  await page.locator('[data-package="trickster"]').click();
  const details = page.getByRole('region', { name: 'Operator details' });
  await expect(details.getByRole('heading').first()).toContainText('<img src=x');
  await expect(details.getByRole('heading', { name: 'Description', exact: true })).toBeVisible();
  await expectHarmless(page);
  await details.getByRole('link', { name: 'Open page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
  await expect(page.getByRole('heading', { level: 2, name: 'Description' })).toBeVisible();
  await expectHarmless(page);
});

async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate("'tricked' in window")).toBe(false);
  await expect(page.locator('a[href^="javascript:" i]')).toHaveCount(0);
  await expect(
    page.locator('main').locator('script, iframe, object, [onerror], [onclick]'),
  ).toHaveCount(0);
}
