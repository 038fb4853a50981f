import { expectAccessible } from '../fixtures/accessible';
import { aProject } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { expectFollowed, installButton, openInstall } from '../fixtures/install';
import { entry } from '../fixtures/navigation';
import { SOON } from '../fixtures/operator';

onlyLocally('it installs a demo package');

test('the end of an installation is shown on another page', async ({ page, hub }) => {
  await aProject(hub, 'books');
  await openInstall(hub, {
    packageName: 'heron-database',
    catalog: 'redhat-operators',
    choices: { mode: 'OwnNamespace', namespace: 'books' },
  });
  // The user leaves before the installation ends, however slow the machine is.
  await hub.broken({ kind: 'frozen', controllers: ['kubelet'] });
  await installButton(page).click(SOON);
  await expectFollowed(page);
  await (await entry(page, 'Catalog')).click();
  const toast = page.locator('.pf-v6-c-alert-group');
  await expect(page.getByRole('heading', { level: 1, name: 'Catalog' })).toBeVisible(SOON);
  await hub.mended();
  await expect(toast.getByText('heron-database installed in books')).toBeVisible(SOON);
  await expectAccessible(page, hub);
  await toast.getByRole('link', { name: 'View details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Heron Database/ })).toBeVisible(SOON);
  await expect(page.getByText('heron-database installed in books')).toHaveCount(0);
});
