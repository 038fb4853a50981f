import { expectAccessibleInThemes } from '../fixtures/accessible';
import { expect, test } from '../fixtures/hub';
import { SOON, expectWell, statusOf } from '../fixtures/operator';

/** The state `troubles` of the local cluster: namespace, Subscription, and title of the page. */
const PAGES = [
  ['catalog-is-down', 'pocket-wiki', 'Catalog unavailable'],
  ['bundle-image-is-missing', 'yuzu-translate', /Bundle unpack failed|Unable to pull bundle image/],
  ['pods-crash', 'tumbleweed-tests', /CrashLoopBackOff|Failing repeatedly/],
  ['not-upgradeable-now', 'stepping-stones', 'Update blocked'],
] as const;

test.use({ state: 'troubles' });

test('every failure is legible: light, dark, high contrast', async ({ page, hub }) => {
  test.setTimeout(120_000);
  for (const [namespace, name, title] of PAGES) {
    await test.step(namespace, async () => {
      await hub.open(`/operator-hub-installed/ns/${namespace}/${name}`);
      await expect(statusOf(page).getByText(title).first()).toBeVisible(SOON);
      await expectAccessibleInThemes(page, hub);
    });
  }
  await test.step('all-is-well', async () => {
    await hub.open('/operator-hub-installed/ns/all-is-well/sparrow-dashboards');
    await expectWell(page);
    await expectAccessibleInThemes(page, hub);
  });
});
