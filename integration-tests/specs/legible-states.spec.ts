import type { Page } from '@playwright/test';
import { expectLegible } from '../fixtures/accessible';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { goWithin } from '../fixtures/within';

onlyLocally('it decides what the API server answers');

const ALL = '/operator-hub/all-namespaces';
const CATALOG = `${ALL}/catalog/openshift-marketplace/redhat-operators`;
const PACKAGE = `${CATALOG}/heron-database`;
const OPERATOR = '/operator-hub/ns/team-a/installed/heron-database';
const SOURCES = '/operator-hub/ns/openshift-marketplace/sources';
const SOURCE = `${SOURCES}/redhat-operators`;

/** By what the API server answers: pages, and what they say then. */
const LOADING = [
  [`${ALL}/catalog`, null],
  [PACKAGE, null],
  [`${PACKAGE}/install`, null],
  [`${ALL}/installed`, null],
  [OPERATOR, null],
  [`${ALL}/leftovers`, /Looking through the cluster/],
  [`${ALL}/updates`, null],
  [`${ALL}/sources`, null],
  [SOURCE, null],
] as const;

const FAILED = [
  [`${ALL}/installed`, 'Installed Operators: an error occurred'],
  [`${ALL}/leftovers`, /could not be looked at/],
  [`${ALL}/updates`, 'InstallPlans: an error occurred'],
  [SOURCE, /: an error occurred/],
] as const;

const FORBIDDEN = [
  [`${ALL}/catalog`, 'Operators: you do not have the right'],
  [PACKAGE, 'Operator heron-database: you do not have the right'],
  [`${PACKAGE}/install`, 'Package heron-database: you do not have the right'],
  [`${ALL}/installed`, 'Installed Operators: you do not have the right'],
  [OPERATOR, 'Operator heron-database: you do not have the right'],
  [`${ALL}/leftovers`, /could not be looked at/],
  [`${ALL}/updates`, 'InstallPlans: you do not have the right'],
  [`${ALL}/sources`, 'Catalog sources: you do not have the right'],
  [SOURCE, /you do not have the right/],
] as const;

const EMPTY = [
  [`${CATALOG}/nobody-has-it`, /No Operator/],
  [`${ALL}/installed`, 'No Operators are installed'],
  [OPERATOR, 'No Operator heron-database in team-a'],
  [`${ALL}/leftovers`, 'Nothing is left'],
  [`${ALL}/updates`, 'Nothing waits for approval'],
  [`${SOURCES}/nobody`, /nobody/],
] as const;

type Sights = readonly (readonly [path: string, told: string | RegExp | null])[];

test(
  'every page is legible while it loads, when it fails or is forbidden, and with nothing to show',
  { tag: '@wide' },
  async ({ page, hub }) => {
    test.setTimeout(240_000);
    await step(hub, 'loading', LOADING);
    await answer(page, 500);
    await step(hub, 'failed', FAILED);
    await answer(page, 403);
    await step(hub, 'forbidden', FORBIDDEN);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await step(hub, 'empty', EMPTY);
  },
);

async function step(hub: Hub, name: string, sights: Sights): Promise<void> {
  const { page } = hub;
  if (name === 'loading') await page.route(OBJECTS, () => undefined);
  await hub.open(sights[0]?.[0] ?? '');
  for (const [path, told] of sights) {
    await test.step(`${name} ${path}`, async () => {
      await goWithin(page, path);
      const sign =
        told === null
          ? page.locator('main [aria-busy="true"]').first()
          : page.locator('main').getByText(told).first();
      await expect(sign).toBeVisible(SOON);
      await expectLegible(page, hub);
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

/** Lists and objects; not discovery, by which the console knows what there is, and not the questions about rights. */
const OBJECTS = (url: URL) =>
  /^\/api\/kubernetes\/apis?\/(?!authorization)(v1|[^/]+\/[^/]+)\/[^/]+/.test(url.pathname);
