import type { Page, Route } from '@playwright/test';
import { card, openCatalog, search, tiles } from '../fixtures/catalog';
import { isLongDown } from '../fixtures/catalogPods';
import { anUnavailableCatalog } from '../fixtures/cluster';
import { expect, test } from '../fixtures/hub';

test('a catalog that is down is named, and the others are usable', async ({ page, hub }) => {
  test.skip(hub.isRemote, 'it sets back the time since which catalogs are unavailable');
  await anUnavailableCatalog(hub, 'dead-letters');
  await isLongDown(hub, 'dead-letters');
  await hub.open('/operator-hub-catalog/all-namespaces');
  await expect(page.getByText('Catalog Dead letters is unavailable')).toBeVisible();
  await expect(page.getByTestId('operator-tile').first()).toBeVisible();
  for (const path of ['installed', 'updates']) {
    await hub.open(`/operator-hub-${path}/all-namespaces`);
    await expect(page.getByText('Catalog Dead letters is unavailable')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Dead letters' }).click();
  await expect(page).toHaveURL(/operator-hub-sources\/ns\/openshift-marketplace\/dead-letters$/);
});

test('a failing catalog is named with its cause and can be retried, and the others are usable', async ({
  page,
  hub,
}) => {
  test.skip(hub.isRemote, 'it breaks a catalog of the demo');
  const message = 'Internal error occurred: the registry has lost its index';
  const unroute = await onPackagesOf(page, 'certified-operators', (route) =>
    route.fulfill({
      status: 500,
      json: { kind: 'Status', apiVersion: 'v1', status: 'Failure', code: 500, message },
    }),
  );
  await openCatalog(hub);
  await expect(card(page, 'heron-database')).toBeVisible();
  const missing = page.getByText('Unable to load catalog Certified Operators');
  await expect(missing).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await expect(card(page, 'basalt-storage')).toHaveCount(0);

  await unroute();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(missing).toHaveCount(0);
  // Tiles that were shown keep their places, so that the others are below them.
  await search(page).fill('basalt');
  await expect(card(page, 'basalt-storage')).toBeVisible();
});

test('a catalog that does not respond is shown as loading, and the others are usable', async ({
  page,
  hub,
}) => {
  test.skip(hub.isRemote, 'it silences a catalog of the demo');
  await onPackagesOf(page, 'certified-operators', () => Promise.resolve());
  await hub.open('/operator-hub-catalog/all-namespaces');
  await expect(
    page.getByText('Loading Certified Operators is taking longer than expected.'),
  ).toBeVisible();
  await card(page, 'heron-database').click();
  await expect(page.getByRole('link', { name: 'Install', exact: true })).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();
});

/** Replaces the package server's response for one catalog. @returns a function that stops it */
async function onPackagesOf(
  page: Page,
  catalog: string,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const isRequested = ({ pathname, searchParams }: URL) =>
    pathname.endsWith('/packagemanifests') &&
    searchParams.get('labelSelector')?.includes(`catalog=${catalog},`) === true;
  await page.route(isRequested, answer);
  return () => page.unroute(isRequested, answer);
}
