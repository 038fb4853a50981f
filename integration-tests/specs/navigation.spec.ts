import { expect, onlyLocally, test } from '../fixtures/hub';
import { entry, goByNavigation, markedEntries, selectProject } from '../fixtures/navigation';
import { SOON } from '../fixtures/operator';
import { planRow, reviewPlan } from '../fixtures/updates';
import { goWithin } from '../fixtures/within';

const PACKAGE = 'openshift-marketplace~redhat-operators~heron-database';

/** Navigation entry and path of each page that exists for all projects and for one. */
const PAGES = [
  ['Catalog', 'catalog', '?q=heron'],
  ['Catalog', 'catalog', `/${PACKAGE}?channel=candidate`],
  ['Catalog', 'catalog', `/${PACKAGE}/install?channel=candidate`],
  ['Installed', 'installed', '?q=heron'],
  ['Installed', 'installed', '/~leftovers?q=heron'],
  ['Updates', 'updates', '?tab=history'],
  ['Catalog sources', 'sources', '?q=red'],
  ['Catalog sources', 'sources', '/~new'],
] as const;

/** Navigation entry and path of each page of one project. */
const OF_ONE = [
  ['Installed', 'installed', '/heron-database'],
  ['Installed', 'installed', '/heron-database/updates'],
  ['Catalog sources', 'sources', '/redhat-operators'],
  ['Catalog sources', 'sources', '/redhat-operators/~edit'],
] as const;

onlyLocally('it knows the projects and packages of the demo');

test.describe('the navigation', () => {
  test.use({ state: 'busy' });

  test('marks the entry of the page, and keeps the page when another project is selected', async ({
    page,
    hub,
  }) => {
    test.setTimeout(120_000);
    await hub.open('/operator-hub-catalog/all-namespaces');
    await expect(markedEntries(page)).toHaveText(['Catalog']);
    for (const [name, root, rest] of PAGES) {
      await test.step(`/operator-hub-${root}/…${rest}`, async () => {
        const marked = new RegExp(`^${name}( \\(\\d+\\))?$`);
        await goWithin(page, `/operator-hub-${root}/all-namespaces${rest}`);
        await expect(page.locator('.co-namespace-dropdown__menu-toggle')).toHaveText(
          /All Projects/,
        );
        await expect(markedEntries(page)).toHaveText([marked]);
        await selectProject(page, 'team-a');
        await expect(page).toHaveURL(`${hub.url}/operator-hub-${root}/ns/team-a${rest}`);
        await expect(markedEntries(page)).toHaveText([marked]);
        await expect(page.getByText('404: Page Not Found')).toBeHidden();
      });
    }
  });

  test('marks the entry of a page of one project, and opens the list when another project is selected', async ({
    page,
    hub,
  }) => {
    test.setTimeout(120_000);
    await hub.open('/operator-hub-catalog/all-namespaces');
    for (const [name, root, rest] of OF_ONE) {
      await test.step(`/operator-hub-${root}/…${rest}`, async () => {
        await goWithin(page, `/operator-hub-${root}/ns/team-a${rest}`);
        await expect(markedEntries(page)).toHaveText([name]);
        await selectProject(page, 'team-b');
        await expect(page).toHaveURL(`${hub.url}/operator-hub-${root}/ns/team-b`);
        await expect(markedEntries(page)).toHaveText([name]);
        await selectProject(page, 'All Projects');
        await expect(page).toHaveURL(`${hub.url}/operator-hub-${root}/all-namespaces`);
      });
    }
  });

  test('links to the selected project', async ({ page, hub }) => {
    await hub.open('/operator-hub-catalog/ns/team-a');
    await goByNavigation(page, 'Installed');
    await expect(page).toHaveURL(`${hub.url}/operator-hub-installed/ns/team-a`);
    await goWithin(page, '/k8s/cluster/projects');
    await expect(markedEntries(page)).toHaveText(['Projects']);
    await goByNavigation(page, 'Catalog');
    await expect(page).toHaveURL(`${hub.url}/operator-hub-catalog/ns/team-a`);
  });

  test('has the same entries in both perspectives except for Catalog sources', async ({
    page,
    hub,
  }) => {
    await hub.open('/operator-hub-installed/all-namespaces');
    const switcher = page.getByTestId('perspective-switcher-toggle');
    await expect(switcher).toHaveText('Core platform');
    await expect(await entry(page, 'Catalog sources')).toBeVisible();
    await switcher.click();
    await page.getByTestId('perspective-switcher-menu-option').getByText('Developer').click();
    await expect(switcher).toHaveText('Developer');
    for (const name of ['Catalog', 'Installed', /^Updates( \(\d\))?$/]) {
      await expect(await entry(page, name)).toBeVisible();
    }
    await expect(await entry(page, 'Catalog sources')).toBeHidden();
    await page.reload();
    await expect(switcher).toHaveText('Developer');
  });
});

test('a link in the former format still opens its page', async ({ page, hub }) => {
  await hub.open('/operator-hub/ns/team-a/catalog?q=heron');
  await expect(page).toHaveURL(`${hub.url}/operator-hub-catalog/ns/team-a?q=heron`);
  await goWithin(page, `/operator-hub/ns/team-a/catalog/${PACKAGE.replaceAll('~', '/')}?channel=x`);
  await expect(page).toHaveURL(`${hub.url}/operator-hub-catalog/ns/team-a/${PACKAGE}?channel=x`);
  await goWithin(page, '/operator-hub/leftovers');
  await expect(page).toHaveURL(`${hub.url}/operator-hub-installed/ns/team-a/~leftovers`);
});

test.describe('an open install plan', () => {
  const [ONE, OTHER] = ['wants-every-secret', 'three-in-one-plan'];
  test.use({ state: 'updates', situations: [ONE, OTHER] });

  test('closes when another project is selected', async ({ page, hub }) => {
    test.setTimeout(120_000);
    await hub.open(`/operator-hub-updates/ns/${ONE}`);
    await reviewPlan(hub, ONE);
    await selectProject(page, OTHER);
    await expect(planRow(page, OTHER)).toBeVisible(SOON);
    await expect(page).toHaveURL(`${hub.url}/operator-hub-updates/ns/${OTHER}`);
    await expect(page.getByText(/^Compared with the cluster/)).toBeHidden();
  });
});
