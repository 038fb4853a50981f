import { card, drawer, search } from '../fixtures/catalog';
import { anOperatorGroup } from '../fixtures/cluster';
import { expect, test } from '../fixtures/hub';
import { goByNavigation, markedEntries, selectProject } from '../fixtures/navigation';
import { ONE_NAMESPACE, ONE_NAMESPACE_KEYWORD } from '../fixtures/packages';

test('a project administrator opens the catalog from the navigation and installs an Operator in the project', async ({
  page,
  hub,
}) => {
  // The role `admin` lacks permission to create one, so a cluster administrator prepares the project.
  await anOperatorGroup(hub, 'team-a');
  await hub.signIn('project-admin');

  await test.step('from the start page to the catalog of the project', async () => {
    await hub.open('/');
    await expect(page.getByTestId('perspective-switcher-toggle')).toHaveText('Developer');
    await goByNavigation(page, 'Catalog');
    await expect(page.getByText(/^Select one of your projects/)).toBeVisible();
    await selectProject(page, 'team-a');
    await expect(markedEntries(page)).toHaveText(['Catalog']);
  });

  await test.step('search and details', async () => {
    await search(page).fill(ONE_NAMESPACE_KEYWORD);
    await card(page, ONE_NAMESPACE).click();
    await expect(drawer(page)).toBeVisible();
  });

  await test.step('install', async () => {
    await drawer(page).getByRole('link', { name: 'Install', exact: true }).click();
    await expect(page).toHaveURL(/operator-hub-catalog\/ns\/team-a\/.*\/install/);
    await page.getByRole('radio', { name: 'One project' }).check();
    await expect(page.getByText(/server dry run succeeded/i)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Install', exact: true })).toBeEnabled();
  });
});

test.describe('an Operator of another namespace that watches the project', () => {
  test.use({ state: 'busy' });

  test('is shown to a project administrator, tab by tab', async ({ page, hub }) => {
    await hub.signIn('project-admin');
    await hub.open('/');
    await selectProject(page, 'team-a');
    await goByNavigation(page, 'Installed');
    await page.getByRole('link', { name: 'Lantern Observability' }).click();
    await expect(page).toHaveURL(/operator-hub-installed\/ns\/team-a\//);
    await expect(page.getByRole('heading', { name: 'Lantern Observability' })).toBeVisible();
    await expect(page.getByText(/is installed in namespace openshift-operators/)).toBeVisible();
    await page.getByRole('tab', { name: 'Permissions' }).click();
    await expect(page).toHaveURL(/operator-hub-installed\/ns\/team-a\/[^/]+\/permissions/);
    await expect(page.getByText(/^Cluster-wide permissions/)).toBeVisible();
  });
});
