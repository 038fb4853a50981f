import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { drawer, nameLink, openCatalog, search } from '../fixtures/catalog';
import { type Hub, expect, onlyLocally, test, WIDE } from '../fixtures/hub';
import { goByNavigation } from '../fixtures/navigation';
import { SOON, openOperator } from '../fixtures/operator';
import { attention, openUpdates, planRow, reviewPlan } from '../fixtures/updates';

const INSTALLED = '/operator-hub-installed/all-namespaces';
const COMPATIBILITY = 'Cluster compatibility';
const PHASE = 'Support phase';

onlyLocally('it knows what the catalogs of the demo state');

/** The description of a term. */
function fact(within: Locator, term: string): Locator {
  return within
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd');
}

async function openDetails(page: Page, packageName: string): Promise<Locator> {
  // Only tiles on the screen are rendered.
  await search(page).fill(packageName);
  await nameLink(page, packageName).click();
  await expect(
    drawer(page)
      .getByRole('term')
      .filter({ hasText: /^Package$/ }),
  ).toBeVisible(SOON);
  await expect(fact(drawer(page), 'Package')).toHaveText(packageName);
  return drawer(page);
}

/** The packages whose lifecycle the page has requested. */
function requestedLifecycles(page: Page): readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/api\/olm\/lifecycle\/(.+)$/.exec(request.url()) ?? [];
    if (name !== undefined) requested.push(name);
  });
  return requested;
}

async function showColumns(page: Page, ...names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Manage columns' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage columns' });
  for (const name of names) await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
}

test.describe('where catalogs contain lifecycle metadata', () => {
  test.use({ state: 'busy' });

  test('the details of a package show support of the selected version', async ({ page, hub }) => {
    test.setTimeout(120_000);
    await openCatalog(hub);
    const details = await openDetails(page, 'heron-database');
    await expect(fact(details, COMPATIBILITY)).toHaveText('Compatible', SOON);
    await expect(fact(details, PHASE)).toContainText(/^Full supportUntil Dec 31, \d{4}/);
    await expect(fact(details, PHASE)).toContainText('Maintenance support: Jan 1,');
    await expectAccessible(page, hub);

    await test.step('on the package page', async () => {
      await details.getByRole('link', { name: 'View details' }).click();
      const main = page.getByRole('main');
      await expect(fact(main, PHASE)).toContainText('Full support', SOON);
      await hub.open(`${new URL(page.url()).pathname}?channel=stable&version=2.0.0`);
      await expect(fact(main, PHASE)).toContainText(/^UnsupportedSupport ended on Dec 31,/, SOON);
      await expect(fact(main, COMPATIBILITY)).toHaveText('Not compatible');
      await expectAccessible(page, hub);
    });
  });

  test(
    'metadata that is incompatible, not yet valid, invalid or missing',
    WIDE,
    async ({ page, hub }) => {
      test.setTimeout(120_000);
      await openCatalog(hub);
      await expect(fact(await openDetails(page, 'parcel-queue'), COMPATIBILITY)).toHaveText(
        'Not compatible',
        SOON,
      );
      const early = await openDetails(page, 'night-safe');
      await expect(fact(early, PHASE)).toContainText(
        /^Not yet supportedFull support from Jan 1,/,
        SOON,
      );
      await test.step('a hostile document is shown as short, plain text', async () => {
        const details = await openDetails(page, 'gatehouse');
        await expect(fact(details, PHASE)).toContainText('<img src=x onerror="alert(1)">', SOON);
        await expect(fact(details, PHASE).locator('img')).toHaveCount(0);
        expect((await fact(details, PHASE).innerText()).length).toBeLessThan(100);
        await expect(fact(details, COMPATIBILITY)).toHaveCount(0);
      });
      await test.step('two documents or none show nothing', async () => {
        for (const name of ['ledger-logging', 'saffron-search', 'pocket-wiki']) {
          const answer = page.waitForResponse(/\/api\/olm\/lifecycle\//);
          const details = await openDetails(page, name);
          await answer;
          await expect(fact(details, PHASE)).toHaveCount(0);
          await expect(fact(details, COMPATIBILITY)).toHaveCount(0);
        }
      });
    },
  );

  test('support of an installed Operator is shown on its page, in columns, and before the next OpenShift', async ({
    page,
    hub,
  }) => {
    test.setTimeout(150_000);
    const requested = requestedLifecycles(page);
    await openOperator(hub, 'openshift-operators', /Wax Seal/);
    const about = page.getByRole('region', { name: 'About this version' });
    await expect(fact(about, PHASE)).toContainText('Unsupported', SOON);
    await expect(fact(about, COMPATIBILITY)).toHaveText('Compatible');
    await expectAccessible(page, hub);

    await test.step('columns that are hidden by default', async () => {
      await page.setViewportSize({ width: 1600, height: 900 });
      await hub.open(INSTALLED);
      const row = page.getByTestId('operator-row').filter({ hasText: 'Wax Seal' });
      await expect(row).toBeVisible(SOON);
      await expect(page.getByRole('columnheader', { name: PHASE })).toHaveCount(0);
      const before = requested.length;
      await showColumns(page, COMPATIBILITY, PHASE);
      await expect(row).toContainText(/Compatible.*Unsupported.*Support ended on/, SOON);
      const missing = page.getByTestId('operator-row').filter({ hasText: 'Foghorn' });
      await expect(missing.locator(`[data-label="${PHASE}"]`)).toHaveText('–');
      expect(requested.length - before).toBe(new Set(requested.slice(before)).size);
      await expectAccessible(page, hub);
    });

    await test.step('Operators that do not support the next OpenShift', async () => {
      await hub.open('/operator-hub-updates/all-namespaces');
      await page.getByRole('tab', { name: 'Readiness' }).click(SOON);
      const warning = page.getByText(/\d+ Operators? (is|are) not compatible with OpenShift 4\.23/);
      await expect(warning).toBeVisible(SOON);
      await expect(page.getByRole('main').getByRole('link', { name: /Lantern/ })).toBeVisible();
      await expectAccessible(page, hub);
    });
  });
});

test.describe('before an update', () => {
  const [WARNED, WELL] = ['target-is-deprecated', 'major-version'] as const;
  test.use({ state: 'updates', situations: [WARNED, WELL] });

  test('support of the new version, and its problems', WIDE, async ({ page, hub }) => {
    test.setTimeout(120_000);
    await openUpdates(hub, [WARNED, WELL]);
    await expect(planRow(page, WARNED)).toContainText('Not compatible', SOON);
    await expect(planRow(page, WARNED)).toContainText('Unsupported');
    await reviewPlan(hub, WARNED);
    await expect(attention(page)).toContainText(
      'The catalog does not list version 1.2.0 as compatible with OpenShift 4.22.',
    );
    await expect(attention(page)).toContainText('Support for version 1.2.0 has ended.');
    const support = page.getByRole('region', { name: 'Support of tallow-lamps 1.2.0' });
    await expect(fact(support, COMPATIBILITY)).toHaveText('Not compatible');
    await expectAccessible(page, hub);

    await openUpdates(hub, [WELL]);
    await reviewPlan(hub, WELL);
    const well = page.getByRole('region', { name: 'Support of summit-search 2.0.0' });
    await expect(fact(well, COMPATIBILITY)).toHaveText('Compatible');
    await expect(fact(well, PHASE)).toContainText('Full support');
    await expect(attention(page)).not.toContainText('compatible');
  });
});

test.describe('where only catalogd provides lifecycle metadata', () => {
  test.use({ state: 'extensions', olmV1: '4.22-tech-preview', servesLifecycles: false });

  test('support is shown for packages of both versions of OLM, with one request per catalog', async ({
    page,
    hub,
  }) => {
    test.setTimeout(120_000);
    const requested: string[] = [];
    page.on('request', (request) => {
      const [, catalog] =
        /\/catalogs\/([^/]+)\/api\/v1\/metas\?schema=io\.openshift/.exec(request.url()) ?? [];
      if (catalog !== undefined) requested.push(catalog);
    });
    await openCatalog(hub);
    const details = await openDetails(page, 'heron-database');
    await expect(fact(details, COMPATIBILITY)).toHaveText('Compatible', SOON);
    const other = await openDetails(page, 'wax-seal');
    await expect(fact(other, PHASE)).toContainText('Full support', SOON);
    await goByNavigation(page, 'Installed');
    await page.getByRole('link', { name: 'followed' }).click(SOON);
    const installation = page.getByRole('region', { name: 'Installation' });
    await expect(fact(installation, PHASE)).toContainText('Full support', SOON);
    await expect(fact(installation, COMPATIBILITY)).toHaveText('Compatible');
    expect(requested.toSorted()).toEqual(['openshift-redhat-operators', 'tide-works']);
    await expectAccessible(page, hub);
  });
});

/** Responses without lifecycle metadata: of an old console, of its proxy, and of catalogs without the schema. */
const REFUSALS = [
  ['a path that is not known', { status: 404, body: '' }],
  ['a page of the console', { status: 200, contentType: 'text/html', body: '<!DOCTYPE html>' }],
  ['catalogs without lifecycles', { status: 503, json: { error: 'unavailable' } }],
] as const;

test.describe('where the console does not provide lifecycle metadata', () => {
  test.use({ state: 'busy', servesLifecycles: false });

  for (const [what, answer] of REFUSALS) {
    test(`${what}: one request is sent, and nothing is shown`, WIDE, async ({ page, hub }) => {
      test.setTimeout(120_000);
      const requested = requestedLifecycles(page);
      await page.route('**/api/olm/lifecycle/**', (route) => route.fulfill(answer));
      await visitAll(page, hub);
      expect(requested).toHaveLength(1);
    });
  }

  test('as the stand-in has it', async ({ page, hub }) => {
    test.setTimeout(120_000);
    const requested = requestedLifecycles(page);
    await visitAll(page, hub);
    expect(requested).toHaveLength(1);
  });

  /** All pages that could show it, without reloading the console. */
  async function visitAll(page: Page, hub: Hub): Promise<void> {
    await openCatalog(hub);
    for (const name of ['heron-database', 'wax-seal', 'quickstone-cache']) {
      const details = await openDetails(page, name);
      await expect(fact(details, COMPATIBILITY)).toHaveCount(0);
      await expect(fact(details, PHASE)).toHaveCount(0);
    }
    await goByNavigation(page, 'Installed');
    await expect(page.getByTestId('operator-row').first()).toBeVisible(SOON);
    await page.getByRole('button', { name: 'Manage columns' }).click();
    const dialog = page.getByRole('dialog', { name: 'Manage columns' });
    await expect(dialog.getByRole('checkbox', { name: 'Provided APIs' })).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: PHASE })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: /Wax Seal/ }).click();
    await expect(page.getByRole('region', { name: 'About this version' })).toBeVisible(SOON);
    await expect(page.getByRole('term').filter({ hasText: PHASE })).toHaveCount(0);
    await goByNavigation(page, /^Updates/);
    await page.getByRole('tab', { name: 'Readiness' }).click(SOON);
    await expect(page.getByText(/blocks? the update to OpenShift/)).toBeVisible(SOON);
    await expect(page.getByText(/not compatible/)).toHaveCount(0);
    await expect(page.getByText('Not compatible')).toHaveCount(0);
  }
});
