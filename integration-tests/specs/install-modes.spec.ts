import {
  aNamespace,
  anOperatorGroup,
  exists,
  subscriptionPath,
  targetsOf,
} from '../fixtures/cluster';
import { expect, onlyLocally, test, WIDE } from '../fixtures/hub';
import {
  chooseNamespace,
  install,
  openInstall,
  planned,
  whatWillHappen,
} from '../fixtures/install';

onlyLocally('it knows the install modes of the demo packages');

test('watch only the Operator’s own new namespace', async ({ page, hub }) => {
  await openInstall(hub, { packageName: 'ledger-logging' });
  await page.getByRole('radio', { name: 'One project' }).check();
  await chooseNamespace(page, 'Installed Namespace', 'books');
  await expect(planned(page, 'Namespace').getByText('Create', { exact: true })).toBeVisible();
  await install(page);
  expect(await targetsOf(hub, 'books')).toEqual(['books']);
});

test('watch a tenant’s namespace from another one', async ({ page, hub }) => {
  await aNamespace(hub, 'tenant');
  await openInstall(hub, { packageName: 'ledger-logging' });
  await page.getByRole('radio', { name: 'One other project' }).check();
  await chooseNamespace(page, 'Installed Namespace', 'tenant-operators');
  await chooseNamespace(page, 'Watched Namespace', 'tenant');
  await install(page);
  expect(await targetsOf(hub, 'tenant-operators')).toEqual(['tenant']);
  expect(await exists(hub, subscriptionPath('tenant-operators', 'ledger-logging'))).toBe(true);
});

test('watch several namespaces', WIDE, async ({ page, hub }) => {
  await openInstall(hub, { packageName: 'quilt-sync', catalog: 'community-operators' });
  await expect(page.getByRole('radio', { name: 'Several projects' })).toBeChecked();
  await chooseNamespace(page, 'Installed Namespace', 'quilts');
  await chooseNamespace(page, 'Watched Namespaces', 'team-a');
  await chooseNamespace(page, 'Watched Namespaces', 'team-b');
  await install(page);
  expect(await targetsOf(hub, 'quilts')).toEqual(['team-a', 'team-b']);
});

test('watch all namespaces from a selected namespace', WIDE, async ({ page, hub }) => {
  await aNamespace(hub, 'shared-services');
  await anOperatorGroup(hub, 'shared-services', []);
  await openInstall(hub, { packageName: 'wax-seal' });
  await expect(page.getByRole('radio', { name: 'Whole cluster' })).toBeChecked();
  await chooseNamespace(page, 'Installed Namespace', 'shared-services');
  await expect(planned(page, 'OperatorGroup').getByText('Use', { exact: true })).toBeVisible();
  await expect(whatWillHappen(page).getByText('Create', { exact: true })).toHaveCount(1);
  await install(page);
  expect(await exists(hub, subscriptionPath('shared-services', 'wax-seal'))).toBe(true);
});

test(
  'install into a namespace whose OperatorGroup watches a tenant',
  WIDE,
  async ({ page, hub }) => {
    await aNamespace(hub, 'tenant');
    await aNamespace(hub, 'tenant-operators');
    await anOperatorGroup(hub, 'tenant-operators', ['tenant']);
    await openInstall(hub, {
      packageName: 'ledger-logging',
      choices: { namespace: 'tenant-operators', mode: 'SingleNamespace' },
    });
    await expect(planned(page, 'OperatorGroup').getByText('Use', { exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Watched Namespace' })).toHaveValue('tenant');
    await install(page);
  },
);
