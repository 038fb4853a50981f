import { expectAccessibleInThemes } from '../fixtures/accessible';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { expectConnection, openSource, openSources, sourceStatus } from '../fixtures/sources';

onlyLocally('it needs catalogs in every state');
test.use({ state: 'sources' });
test.setTimeout(180_000);

test('every page of a catalog is legible in each of its states', async ({ page, hub }) => {
  await expectConnection(hub, 'community-operators', 'TRANSIENT_FAILURE');
  await page.clock.install();
  await openSources(hub);
  await page.clock.fastForward('01:01');
  await expectAccessibleInThemes(page, hub);
  for (const name of TROUBLED) {
    await openSource(hub, name);
    await expect(sourceStatus(page)).toBeVisible(SOON);
    await page.clock.fastForward('01:01');
    await expect(
      sourceStatus(page)
        .getByText(/Suggested actions|Catalog not responding/)
        .first(),
    ).toBeVisible(SOON);
    await expectAccessibleInThemes(page, hub);
  }
  for (const tab of ['pod', 'packages', 'subscriptions', 'yaml']) {
    await openSource(hub, 'stale-cache', { tab });
    await expect(page.getByRole('tabpanel')).toBeVisible(SOON);
    await expectAccessibleInThemes(page, hub);
  }
  await openSource(hub, 'stale-cache', { tab: '~edit' });
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible(SOON);
  await expectAccessibleInThemes(page, hub);
  await openSource(hub, 'certified-operators');
  await expect(page.getByText('Default catalog disabled')).toBeVisible(SOON);
});

const TROUBLED = [
  'misspelt',
  'private-vault',
  'stale-cache',
  'no-room',
  'unknown-variable',
  'lost-lighthouse',
  'paper-ledger',
  'every-now-and-then',
];
