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
