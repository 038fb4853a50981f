import type { Page } from '@playwright/test';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import {
  type ClusterData,
  expectTranslated,
  usePseudoLanguage,
  collectData,
} from '../fixtures/pseudo';
import { goWithin } from '../fixtures/within';

onlyLocally('it looks for what the demo has');
test.setTimeout(180_000);

const HERON =
  '/operator-hub-catalog/all-namespaces/openshift-marketplace~redhat-operators~heron-database';
const MARKET = 'ns/openshift-marketplace';

/** Pages with the demo state that shows most content. */
const LOOKS = [
  [
    'busy',
    [
      '/operator-hub',
      '/operator-hub-catalog/all-namespaces',
      '/operator-hub-catalog/all-namespaces?view=table',
      HERON,
      `${HERON}/install`,
      '/operator-hub-installed/all-namespaces',
      '/operator-hub-installed/all-namespaces?uninstall=team-a/heron-database',
      '/operator-hub-installed/ns/team-a/heron-database',
    ],
  ],
  ['updates', ['/operator-hub-updates/all-namespaces']],
  ['leftovers', ['/operator-hub-installed/all-namespaces/~leftovers']],
  [
    'sources',
    [
      '/operator-hub-sources/all-namespaces',
      '/operator-hub-sources/all-namespaces/~new',
      `/operator-hub-sources/${MARKET}/paper-ledger`,
      `/operator-hub-sources/${MARKET}/stale-cache/~edit`,
    ],
  ],
] as const;

for (const [state, paths] of LOOKS) {
  test.describe(state, () => {
    test.use({ state });

    test(`${state}: all texts are translated and fit`, async ({ page, hub }) => {
      const data = collectData(page);
      await usePseudoLanguage(page);
      await hub.open(paths[0]);
      for (const path of paths) {
        await goWithin(page, path);
        await expectAllTranslated(page, data, path);
        for (const more of await linksWithin(page)) {
          await goWithin(page, more);
          await expectAllTranslated(page, data, more);
        }
      }
      // Names that contain another text are marked twice by the pseudo language, which is not an error of the page.
      await page.goto('about:blank');
    });
  });
}

/** As soon as the page is complete. */
async function expectAllTranslated(page: Page, data: ClusterData, path: string): Promise<void> {
  // A dialog hides the page behind it from roles.
  const content = page.locator('main');
  await expect(content).toContainText('⟧', SOON);
  const waiting = content.locator('.pf-v6-c-skeleton').first();
  // Rows out of view are not requested, so they show a loading state permanently.
  await waiting.waitFor({ state: 'detached', timeout: 5_000 }).catch(() => undefined);
  await expectTranslated(page, data, path);
}

/** The other tabs of the page, and the first item of a list of install plans. */
async function linksWithin(page: Page): Promise<readonly string[]> {
  const content = page.locator('main');
  const tabs = content.locator('a[role="tab"]:not([aria-selected="true"])');
  const plans = content.locator('a[href*="?plan="]');
  const addresses = (links: readonly Element[]) =>
    links.map((link) => link.getAttribute('href') ?? '');
  return [
    ...(await tabs.evaluateAll(addresses)),
    ...(await plans.evaluateAll(addresses)).slice(0, 1),
  ];
}
