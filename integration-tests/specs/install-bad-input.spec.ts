import { expectAccessible } from '../fixtures/accessible';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { chooseNamespace, installButton, openInstall, whatWillHappen } from '../fixtures/install';

onlyLocally('only the demo catalogs are hostile on purpose');

const NAMES = ['../../etc', 'Upper', '-dash', 'a'.repeat(64), '<img src=x onerror=alert(1)>'];

test('an invalid namespace name is rejected before anything is created', async ({ page, hub }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const isWrite = request.method() === 'POST' && !/selfsubject|dryRun=All/.test(request.url());
    if (isWrite) sent.push(request.url());
  });
  for (const namespace of NAMES) {
    await test.step(namespace, async () => {
      await openInstall(hub, {
        packageName: 'ledger-logging',
        choices: { mode: 'OwnNamespace', namespace },
      });
      await expect(whatWillHappen(page)).toBeVisible();
      await expect(page.getByText(/problems? prevents? the installation/)).toBeVisible();
      await expect(installButton(page)).toBeDisabled();
    });
  }
  expect(sent).toEqual([]);
});

test('invalid values in a link fall back to what the package offers', async ({ page, hub }) => {
  await openInstall(hub, {
    packageName: 'ledger-logging',
    choices: { mode: 'Everywhere', approval: 'Perhaps' },
  });
  await expect(page.getByRole('radio', { name: 'One project' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  await expect(installButton(page)).toBeEnabled();
});

test.describe('a package with invalid annotations', () => {
  test.use({ state: 'hostile' });

  test('can still be installed', async ({ page, hub }) => {
    await openInstall(hub, { packageName: 'trickster', catalog: 'community-operators' });
    await expect(whatWillHappen(page)).toBeVisible();
    await expectAccessible(page, hub);
    expect(await page.evaluate("'tricked' in window")).toBe(false);
    await chooseNamespace(page, 'Installed Namespace', 'team-a');
    await expect(
      page.getByRole('button', { name: /^(Install|Review before installing)$/ }).first(),
    ).toBeVisible();
  });
});
