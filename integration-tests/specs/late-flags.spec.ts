import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';

onlyLocally('it needs the extensions of the demo');
test.setTimeout(120_000);

const INSTALLED = '/operator-hub-installed/all-namespaces';

/** As seen in the real console: the first visit of a new browser profile. */
for (const modelFlags of ['late', 'false', 'never'] as const) {
  test.describe(`the console's flags of kinds: ${modelFlags}`, () => {
    test.use({ state: 'extensions', modelFlags });

    test('pages and navigation show OLM v1 anyway', async ({ page, hub }) => {
      await hub.open(INSTALLED);
      await expect(page.locator('[data-operator="~v1/held"]').getByText('Ready')).toBeVisible(SOON);
      await expect(page.getByText('No Operators installed')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Catalog', exact: true })).toBeVisible();
      for (const path of [
        `${INSTALLED}/~v1/held`,
        '/operator-hub-updates/all-namespaces?extension=held&to=1.1.0',
      ]) {
        await hub.open(path);
        await expect(
          page
            .getByRole('link', { name: 'held' })
            .or(page.getByText('Updates paused at 1.0.0'))
            .first(),
        ).toBeVisible(SOON);
        await expect(page.getByText(/not found|not available on this cluster/)).toHaveCount(0);
      }
      await hub.open('/operator-hub-sources/all-namespaces/~v1/neap-tide');
      await expect(page.getByText('Serving').first()).toBeVisible(SOON);
    });
  });
}
