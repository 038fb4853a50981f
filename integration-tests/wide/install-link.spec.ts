import { expect, onlyLocally, test } from '../fixtures/hub';
import { exists, subscriptionPath, subscriptionSpec } from '../fixtures/cluster';
import { expectFollowed, installButton, openInstall } from '../fixtures/install';

const OPERATOR_HUB = '/apis/config.openshift.io/v1/operatorhubs/cluster';

onlyLocally('it knows the channels of the demo packages');

test('the channel and version of a link are installed', async ({ page, hub }) => {
  await openInstall(hub, {
    packageName: 'heron-database',
    choices: { channel: 'stable', version: '2.1.0', mode: 'OwnNamespace', namespace: 'linked' },
  });
  await expect(page.getByLabel('Update channel')).toHaveValue('stable');
  await expect(page.getByLabel('Version', { exact: true })).toHaveValue('2.1.0');
  await expect(page.getByRole('radio', { name: 'Manual' })).toBeChecked();
  await installButton(page).click();
  await expectFollowed(page);
  expect(await subscriptionSpec(hub, 'linked', 'heron-database')).toMatchObject({
    channel: 'stable',
    startingCSV: 'heron-database.v2.1.0',
    installPlanApproval: 'Manual',
  });
});

for (const [what, choices, field] of [
  ['channel', { channel: 'nightly' }, 'Update channel'],
  ['version', { channel: 'stable', version: '9.9.9' }, 'Version'],
] as const) {
  test(`a link with an unavailable ${what} says so and installs nothing`, async ({ page, hub }) => {
    await openInstall(hub, { packageName: 'heron-database', choices });
    const select = page.getByLabel(field, { exact: true });
    await expect(select.getByRole('option', { selected: true })).toHaveText(/\(not available\)/);
    await expect(installButton(page)).toBeDisabled();

    await test.step('another selection resolves it', async () => {
      await select.selectOption(what === 'channel' ? 'stable' : '2.1.0');
      await expect(installButton(page)).toBeEnabled();
    });
  });
}

test('a link to an unknown package says so', async ({ page, hub }) => {
  await openInstall(hub, { packageName: 'no-such-package' });
  await expect(page.getByText(/^Operator no-such-package not found in catalog/)).toBeVisible();
});

test('a package that is removed while the form is open is not installed unnoticed', async ({
  page,
  hub,
}) => {
  await openInstall(hub, { packageName: 'wax-seal' });
  await expect(installButton(page)).toBeEnabled();
  // A default catalog is re-created immediately if it is only deleted.
  await hub.merge(OPERATOR_HUB, {
    spec: { sources: [{ name: 'redhat-operators', disabled: true }] },
  });
  const gone = 'CatalogSource redhat-operators not found in openshift-marketplace';
  await expect(page.getByText(gone)).toBeVisible();
  await expect(installButton(page)).toBeDisabled();
  expect(await exists(hub, subscriptionPath('openshift-operators', 'wax-seal'))).toBe(false);
});
