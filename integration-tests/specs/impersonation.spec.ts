import type { Page } from '@playwright/test';
import { openCatalog, search, tiles } from '../fixtures/catalog';
import { expectAccessible } from '../fixtures/accessible';
import { type Hub, expect, onlyLocally, test, WIDE } from '../fixtures/hub';
import {
  requestsSince,
  impersonate,
  keptFor,
  stopImpersonating,
  watchRequests,
} from '../fixtures/impersonation';
import { SOON, openTab } from '../fixtures/operator';
import { goWithin } from '../fixtures/within';

const INSTALLED = '/operator-hub-installed/all-namespaces';
const CATALOG_OF_TEAM_A = '/operator-hub-catalog/ns/team-a';

test.use({ state: 'busy', olmV1: '4.22' });

onlyLocally('it knows who may see what in the local cluster');

test('a user who impersonates another sees that user’s data, and their own again afterward', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  const requested = await watchRequests(page);
  await openCatalog(hub);
  await expect.poll(() => keptFor(page), SOON).toEqual(['kubeadmin']);
  await goWithin(page, INSTALLED);
  await expect(rows(page).filter({ hasText: 'Foghorn' }).first()).toBeVisible(SOON);
  const all = await namespacesOf(page);
  expect(all.length).toBeGreaterThan(3);
  expect(requested().filter(({ as }) => as !== '')).toEqual([]);

  await impersonate(page, { user: 'vera' });
  await test.step('the administrator’s catalog is not shown', async () => {
    await expect(
      page.getByText(/list packagemanifests\.packages\.operators\.coreos\.com cluster-wide/),
    ).toBeVisible(SOON);
    await expect(tiles(page)).toHaveCount(0);
  });
  await test.step('only Operators in the impersonated user’s namespace are shown', async () => {
    await goWithin(page, INSTALLED);
    await expect(rows(page).filter({ hasText: 'team-a' }).first()).toBeVisible(SOON);
    await page.getByRole('button', { name: 'Operators in your 1 namespace' }).click(SOON);
    await expect(
      page.getByText(/list subscriptions\.operators\.coreos\.com cluster-wide/),
    ).toBeVisible();
    await expectAccessible(page, hub);
    expect((await namespacesOf(page)).filter((name) => name !== 'openshift-operators')).toEqual([
      'team-a',
    ]);
  });
  await test.step('missing permissions are named', async () => {
    const dialog = page.getByRole('dialog');
    await rows(page).filter({ hasText: 'team-a' }).first().getByRole('button').last().click();
    await page.getByRole('menuitem', { name: /^Uninstall/ }).click();
    await expect(
      dialog.getByText(/delete subscriptions\.operators\.coreos\.com .*in namespace team-a/),
    ).toBeVisible(SOON);
    await expect(dialog.getByRole('button', { name: /^Uninstall/ })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('the catalog of the impersonated user is loaded, searched and cached separately', async () => {
    await expectOwnCatalog(page, 'heron');
    await expect.poll(() => keptFor(page), SOON).toEqual(['kubeadmin', 'vera']);
  });
  const asAnother = requestsSince(requested(), (as) => as !== '');
  expect(asAnother.filter(({ as }) => as !== 'vera')).toEqual([]);

  const beforeStop = requested().length;
  await stopImpersonating(page);
  await expect(tiles(page).first()).toBeVisible(SOON);
  await goWithin(page, INSTALLED);
  await expect.poll(() => namespacesOf(page), SOON).toEqual(all);
  const asThemselves = requestsSince(requested().slice(beforeStop), (as) => as === '');
  expect(asThemselves.filter(({ as }) => as !== '')).toEqual([]);
});

test(
  'all requests for the catalog impersonate the user from the first packages on',
  WIDE,
  async ({ page, hub }) => {
    test.setTimeout(90_000);
    const requested = await openInstalledAsAdministrator(page, hub);
    await impersonate(page, { user: 'vera' });
    await expectOwnCatalog(page, 'lantern');
    await expect.poll(() => keptFor(page), SOON).toEqual(['vera']);
    const asAnother = requestsSince(requested(), (as) => as !== '');
    expect(asAnother.filter(({ as }) => as !== 'vera')).toEqual([]);
  },
);

test(
  'every request carries all groups, and their permissions apply',
  WIDE,
  async ({ page, hub }) => {
    test.setTimeout(90_000);
    const requested = await openInstalledAsAdministrator(page, hub);
    const all = await namespacesOf(page);
    await impersonate(page, { user: 'vera', groups: 'writers, system:cluster-admins' });
    await expect(tiles(page).first()).toBeVisible(SOON);
    await goWithin(page, INSTALLED);
    await expect.poll(() => namespacesOf(page), SOON).toEqual(all);
    await test.step('requests for an OLM v1 catalog impersonate, too', async () => {
      await rows(page).getByRole('link', { name: 'Heron Database' }).click();
      const updates = await openTab(page, 'Updates');
      await updates.getByRole('button', { name: /^Load ClusterCatalog/ }).click(SOON);
      await expect(updates.getByRole('list', { name: /^Versions from installed/ })).toBeVisible(
        SOON,
      );
      expect(
        requested().filter(({ what }) => /^GET \/api\/catalogd\/.*\/all$/.test(what)),
      ).toHaveLength(1);
    });
    const asAnother = requestsSince(requested(), (as) => as !== '');
    expect(new Set(asAnother.map(({ as }) => as))).toEqual(
      // Headers are joined, subprotocols are not.
      new Set(['vera/writers,system:cluster-admins', 'vera/writers/system:cluster-admins']),
    );
    await stopImpersonating(page);
    await test.step('a group can be impersonated without a user', async () => {
      const beforeGroup = requested().length;
      await impersonate(page, { groups: 'writers' });
      await expect(page.getByText(/^You are impersonating group writers/)).toBeVisible();
      await expect(tiles(page)).toHaveCount(0);
      await goWithin(page, INSTALLED);
      await page.getByRole('button', { name: /^Operators in your \d+ namespaces?$/ }).click(SOON);
      await expect(
        page.getByText(/list subscriptions\.operators\.coreos\.com cluster-wide/),
      ).toBeVisible(SOON);
      await expect(rows(page).filter({ hasText: 'team-a' })).toHaveCount(0);
      const asGroup = requestsSince(requested().slice(beforeGroup), (as) =>
        as.startsWith('writers'),
      );
      expect(asGroup.filter(({ as }) => !['writers/writers', 'writers'].includes(as))).toEqual([]);
    });
  },
);

test('impersonation is not offered without permission', WIDE, async ({ page, hub }) => {
  await hub.signIn('project-admin');
  await hub.open('/operator-hub-installed/ns/team-a');
  await page.getByRole('button', { name: 'User: paula' }).click();
  await expect(page.getByRole('option', { name: 'Viewer of team-a' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Impersonate User' })).toHaveCount(0);
});

/** Opens the Installed page first, which requests no packages. */
async function openInstalledAsAdministrator(page: Page, hub: Hub) {
  const requested = await watchRequests(page);
  await hub.open(INSTALLED);
  await expect(rows(page).filter({ hasText: 'Foghorn' }).first()).toBeVisible(SOON);
  return requested;
}

/** The viewer can view the catalog of team-a. */
async function expectOwnCatalog(page: Page, word: string): Promise<void> {
  await goWithin(page, CATALOG_OF_TEAM_A);
  await expect(tiles(page).first()).toBeVisible(SOON);
  await search(page).fill(word);
  await expect(tiles(page).first()).toHaveAttribute('data-package', new RegExp(word));
}

function rows(page: Page) {
  return page.getByTestId('operator-row');
}

/** The namespaces in the Installed list, without duplicates. */
async function namespacesOf(page: Page): Promise<readonly string[]> {
  const names = await rows(page).locator('[data-label="Namespace"]').allInnerTexts();
  return [...new Set(names.map((name) => name.split('\n')[0] ?? ''))].toSorted();
}
