import { SPARE_IMAGES } from '../../local/catalogs/spare';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import {
  close,
  expectConnection,
  expectRead,
  fillSource,
  fromPage,
  openSource,
  openSources,
  sourceRow,
  sourceStatus,
} from '../fixtures/sources';

onlyLocally('it needs catalogs that are broken');
test.use({ state: 'sources', situations: ['misspelt', 'lost-lighthouse'] });
test.setTimeout(120_000);

/** A lost connection counts as connecting for a minute. */
const PATIENCE = '01:01';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('a missing image is corrected, and the catalog becomes ready', async ({ page, hub }) => {
  await expectConnection(hub, 'misspelt', 'TRANSIENT_FAILURE');
  await openSource(hub, 'misspelt');
  const status = sourceStatus(page);
  await expect(status.getByText('Unable to pull catalog image')).toBeVisible(SOON);
  await expect(status.getByText(/Image \S+ not found in quay\.example\.com/)).toBeVisible();
  await expect(status.getByText(/manifest unknown/).first()).toBeVisible();

  await test.step('its pod shows the same cause', async () => {
    await status.getByRole('link', { name: 'View pod and log' }).click();
    await expect(page.getByText('ImagePullBackOff').first()).toBeVisible();
    await expect(page.getByText(/Failed to pull image/).first()).toBeVisible();
  });

  await test.step('enter another image', async () => {
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
    await fillSource(page, 'Image', SPARE_IMAGES.boathouse);
    await expect(page.getByText(/OLM replaces the catalog pod/)).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectRead(page);
  });
});

test('an address that does not respond is reported in the list and on the page', async ({
  page,
  hub,
}) => {
  await expectConnection(hub, 'lost-lighthouse', 'TRANSIENT_FAILURE');
  await openSources(hub);
  await page.clock.fastForward(PATIENCE);
  await expect(sourceRow(page, 'lost-lighthouse')).toContainText('Down', SOON);
  await expect(sourceRow(page, 'redhat-operators')).toContainText('Healthy');
  await openSource(hub, 'lost-lighthouse');
  await expect(sourceStatus(page)).toBeVisible(SOON);
  await page.clock.fastForward(PATIENCE);
  await expect(sourceStatus(page).getByText(/^OLM cannot connect to \S+\.$/)).toBeVisible(SOON);
});

test.describe('a default catalog', () => {
  test.use({ situations: ['community-operators'] });

  /** Pages that load catalogs, with their heading. */
  const PAGES = { catalog: 'Catalog', installed: 'Installed Operators', updates: 'Updates' };

  /** CS-029, CS-058, IN-044 */
  test('is named on each page while its registry fails, and recovers with it', async ({
    page,
    hub,
  }) => {
    await expectConnection(hub, 'community-operators', 'TRANSIENT_FAILURE');
    for (const [place, name] of Object.entries(PAGES)) {
      await hub.open(`/operator-hub-${place}/all-namespaces`);
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible(SOON);
      const notice = page.locator('.operator-hub__catalog-down').first();
      // The heading is shown before the code that waits.
      await expect(async () => {
        await page.clock.fastForward(PATIENCE);
        await expect(page.getByText('Catalog Community Operators is unavailable')).toBeVisible();
      }).toPass({ timeout: 60_000 });
      await expect(notice.getByRole('link', { name: 'Community Operators' })).toBeVisible();
      await expect(notice.getByText(/ImagePullBackOff|ErrImagePull/).first()).toBeVisible(SOON);
    }
    await page.getByRole('link', { name: 'Community Operators' }).first().click();
    await expect(
      sourceStatus(page)
        .getByText(/503 Service Unavailable/)
        .first(),
    ).toBeVisible(SOON);

    await hub.mended();
    const dialog = await fromPage(page, 'Restart');
    await dialog.getByRole('button', { name: 'Restart', exact: true }).click();
    await expect(dialog.getByText('Current image')).toBeVisible(SOON);
    await close(dialog);
    await expectRead(page);
  });
});
