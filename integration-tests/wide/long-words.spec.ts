import type { Page } from '@playwright/test';
import { aProject, aSubscription } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';

onlyLocally('it knows what is in the demo packages');

test.beforeEach(async ({ page, hub }) => {
  await page.addInitScript(() => {
    localStorage.setItem('bridge/last-language', 'fr');
  });
  await aProject(hub, 'books');
  await aSubscription(hub, {
    namespace: 'books',
    packageName: 'pocket-wiki',
    channel: 'alpha',
    catalog: { name: 'community-operators', namespace: 'openshift-marketplace' },
  });
});

test('the toolbar of the Installed list stays in one row', async ({ page, hub }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await hub.open('/operator-hub-installed/all-namespaces');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /pocket-wiki|Pocket Wiki/ })).toBeVisible();
  // Plural in the navigation; the status of one Operator is “Installé”.
  await expect(page.getByRole('link', { name: 'Installés', exact: true })).toBeVisible();
  const search = main.getByRole('textbox', { name: 'Nom ou clé=valeur' });
  const actions = main.getByRole('button', { name: 'Actions', exact: true }).first();
  expect(Math.abs((await middleOf(search)) - (await middleOf(actions)))).toBeLessThan(5);
});

test('a tab far right that the URL opens is in view', async ({ page, hub }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await hub.open('/operator-hub-installed/ns/books/pocket-wiki/yaml');
  const tab = page.getByRole('tab', { name: 'YAML', selected: true });
  await expect(tab).toBeVisible();
  await expect(tab).toBeInViewport({ ratio: 0.9 });
});

async function middleOf(of: ReturnType<Page['locator']>): Promise<number> {
  const box = await of.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0) / 2;
}
