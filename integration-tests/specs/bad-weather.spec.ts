import { expect, test } from '../fixtures/hub';

test('while the API server is down, the page keeps its data with a notice, and it recovers afterward', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  const { local } = hub;
  test.skip(local === null, 'it stops the API server');
  await hub.open('/operator-hub-catalog/all-namespaces');
  await expect(page.getByTestId('operator-tile').first()).toBeVisible();

  await local?.stopCluster();
  await expect(page.getByText(/cannot be reached/i).first()).toBeVisible({ timeout: 45_000 });
  await expect(page.getByTestId('operator-tile').first()).toBeVisible();

  await local?.restartCluster();
  await expect(page.getByText(/cannot be reached/i)).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByTestId('operator-tile').first()).toBeVisible();
});

test('an expired session is reported, not shown as an empty catalog', async ({ page, hub }) => {
  test.skip(hub.isRemote, 'it revokes the user’s token on the API server');
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
  await hub.open('/operator-hub-catalog/all-namespaces');
  await expect(page.getByRole('heading', { level: 1, name: 'Catalog' })).toBeVisible();
  await expect(page.getByText(/session has expired/i).first()).toBeVisible();
});

test('a list that failed to load appears after Try again', async ({ page, hub }) => {
  const list = /\/api\/kubernetes\/apis\/operators\.coreos\.com\/v1alpha1\/subscriptions\?/;
  await page.route(list, (route) =>
    route.fulfill({
      status: 500,
      json: {
        kind: 'Status',
        apiVersion: 'v1',
        status: 'Failure',
        code: 500,
        message: 'etcd has no leader',
      },
    }),
  );
  await hub.open('/operator-hub-installed/all-namespaces');
  const main = page.getByRole('main');
  await expect(main.getByText('etcd has no leader')).toBeVisible();
  await page.unroute(list);
  await main.getByRole('button', { name: 'Try again' }).click();
  // The console retries only after 15 seconds.
  await expect(main.getByText('etcd has no leader')).toHaveCount(0, { timeout: 5_000 });
  await expect(main.getByRole('heading', { name: /An error occurred/ })).toHaveCount(0);
});
