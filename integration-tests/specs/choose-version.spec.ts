import { expectAccessible } from '../fixtures/accessible';
import { drawer, inUrl, nameLink, openCatalog } from '../fixtures/catalog';
import { expect, test } from '../fixtures/hub';

test('incompatible Operators are hidden from the start, so that no tile moves once the nodes are loaded', async ({
  page,
  hub,
}) => {
  test.skip(hub.isRemote, 'it makes the API server slow');
  await hub.broken({ path: '/api/v1/nodes*', kind: 'latency', milliseconds: 3000 });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isShown = document.querySelector('[data-package="ember-accelerators"]') !== null;
      if (isShown) document.documentElement.dataset['moved'] = 'true';
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await openCatalog(hub, '?sort=name');
  await expect(page.getByText(/hidden because no node is compatible/)).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.dataset['moved'])).toBe(undefined);
});

test('the channel and version selected beside the tiles are installed', async ({ page, hub }) => {
  test.skip(hub.isRemote, 'it knows the channels of the demo packages');
  await openCatalog(hub, '?sort=name');
  const details = drawer(page);
  const channel = details.getByLabel('Channel', { exact: true });
  const version = details.getByLabel('Version', { exact: true });

  await test.step('the URL holds the selection', async () => {
    await nameLink(page, 'heron-database').click();
    await expect(version).toHaveValue('2.2.1');
    await expectAccessible(page, hub);
    await channel.selectOption('candidate');
    await expect(version).toHaveValue('3.0.0');
    await channel.selectOption('stable');
    await version.selectOption('2.1.0');
    await expect.poll(() => inUrl(page, 'version')).toBe('2.1.0');
    await page.reload();
    await expect(version).toHaveValue('2.1.0');
    await expect(details.getByText('only the latest version of a channel')).toBeVisible();
  });

  await test.step('another Operator does not inherit the selection', async () => {
    await nameLink(page, 'heron-community').click();
    await expect(
      details.getByRole('heading', { level: 2, name: 'Heron Community Edition' }),
    ).toBeVisible();
    await expect.poll(() => inUrl(page, 'version')).toBe(null);
    expect(inUrl(page, 'channel')).toBe(null);
  });

  await test.step('the Operator page and the form keep the selection', async () => {
    await nameLink(page, 'heron-database').click();
    await expect(version).toHaveValue('2.2.1');
    await version.selectOption('2.1.0');
    await details.getByRole('link', { name: 'View details' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Heron Database' })).toBeVisible();
    await expect(page.getByLabel('Version', { exact: true })).toHaveValue('2.1.0');
    await page.goBack();
    await expect(version).toHaveValue('2.1.0');
    await details.getByRole('link', { name: 'Install', exact: true }).click();
    await expect(page).toHaveURL(/\/install\?/);
    expect(inUrl(page, 'channel')).toBe('stable');
    expect(inUrl(page, 'version')).toBe('2.1.0');
    await expect(page.getByRole('button', { name: 'Install', exact: true })).toBeVisible();
  });
});
