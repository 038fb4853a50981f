import type { Page } from '@playwright/test';
import { expectAccessibleInThemes } from '../fixtures/accessible';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { goWithin } from '../fixtures/within';

onlyLocally('it decides what the API server answers');

const CATALOG = '/operator-hub-catalog/all-namespaces/openshift-marketplace~redhat-operators';
const PACKAGE = `${CATALOG}~heron-database`;
const OPERATOR = '/operator-hub-installed/ns/team-a/heron-database';
const SOURCES = '/operator-hub-sources/ns/openshift-marketplace';
const SOURCE = `${SOURCES}/redhat-operators`;

/** Pages and their texts, by the API server's response. */
const LOADING = [
  ['/operator-hub-catalog/all-namespaces', null],
  [PACKAGE, null],
  [`${PACKAGE}/install`, null],
  ['/operator-hub-installed/all-namespaces', null],
  [OPERATOR, null],
  ['/operator-hub-installed/all-namespaces/~leftovers', /Scanning the cluster/],
  ['/operator-hub-updates/all-namespaces', null],
  ['/operator-hub-sources/all-namespaces', null],
  [SOURCE, null],
] as const;

const FAILED = [
  ['/operator-hub-installed/all-namespaces', 'Installed Operators: An error occurred'],
  ['/operator-hub-installed/all-namespaces/~leftovers', /Unable to fully check/],
  ['/operator-hub-updates/all-namespaces', 'InstallPlans: An error occurred'],
  [SOURCE, /: An error occurred/],
] as const;

const FORBIDDEN = [
  ['/operator-hub-catalog/all-namespaces', 'Operators: Insufficient permissions'],
  [PACKAGE, 'Operator heron-database: Insufficient permissions'],
  [`${PACKAGE}/install`, 'Package heron-database: Insufficient permissions'],
  ['/operator-hub-installed/all-namespaces', 'Installed Operators: Insufficient permissions'],
  [OPERATOR, 'Operator heron-database: Insufficient permissions'],
  ['/operator-hub-installed/all-namespaces/~leftovers', /Unable to fully check/],
  ['/operator-hub-updates/all-namespaces', 'InstallPlans: Insufficient permissions'],
  ['/operator-hub-sources/all-namespaces', 'Catalog sources: Insufficient permissions'],
  [SOURCE, /: Insufficient permissions/],
] as const;

const EMPTY = [
  [`${CATALOG}~nobody-has-it`, /No Operator/],
  ['/operator-hub-installed/all-namespaces', 'No Operators installed'],
  [OPERATOR, 'Operator heron-database not found in team-a'],
  ['/operator-hub-installed/all-namespaces/~leftovers', 'No leftover resources found'],
  ['/operator-hub-updates/all-namespaces', 'No pending approvals'],
  [`${SOURCES}/nobody`, /nobody/],
] as const;

type PageTexts = readonly (readonly [path: string, text: string | RegExp | null])[];

test('every page is legible while loading, failed, forbidden, and empty', async ({ page, hub }) => {
  test.setTimeout(240_000);
  await step(hub, 'loading', LOADING);
  await answer(page, 500);
  await step(hub, 'failed', FAILED);
  await answer(page, 403);
  await step(hub, 'forbidden', FORBIDDEN);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await step(hub, 'empty', EMPTY);
});

async function step(hub: Hub, name: string, pages: PageTexts): Promise<void> {
  const { page } = hub;
  if (name === 'loading') await page.route(OBJECTS, () => undefined);
  await hub.open(pages[0]?.[0] ?? '');
  for (const [path, text] of pages) {
    await test.step(`${name} ${path}`, async () => {
      await goWithin(page, path);
      const sign =
        text === null
          ? page.locator('main [aria-busy="true"]').first()
          : page.locator('main').getByText(text).first();
      await expect(sign).toBeVisible(SOON);
      await expectAccessibleInThemes(page, hub);
    });
  }
}

async function answer(page: Page, code: 403 | 500): Promise<void> {
  const reason = code === 403 ? 'Forbidden' : 'InternalError';
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(OBJECTS, (route) =>
    route.fulfill({
      status: code,
      json: { kind: 'Status', apiVersion: 'v1', status: 'Failure', reason, code, message: reason },
    }),
  );
}

/** Lists and resources; excludes discovery and access reviews. */
const OBJECTS = (url: URL) =>
  /^\/api\/kubernetes\/apis?\/(?!authorization)(v1|[^/]+\/[^/]+)\/[^/]+/.test(url.pathname);
