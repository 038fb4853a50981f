import {
  aNamespace,
  aSubscription,
  anOperatorGroup,
  csvPath,
  exists,
  phaseOf,
} from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { ONE_NAMESPACE } from '../fixtures/packages';
import {
  anInstalledOperator,
  anOperand,
  beginUninstall,
  chooseOperands,
  expectUninstalled,
  openUninstall,
} from '../fixtures/uninstall';

onlyLocally('it knows what is in the demo packages');

test('the dialog separates operands that another installation manages from orphaned ones', async ({
  hub,
}) => {
  test.setTimeout(120_000);
  const csv = await anInstalledOperator(hub, 'goes');
  await anInstalledOperator(hub, 'stays');
  await anOperand(hub, { namespace: 'goes', name: 'orders' });
  const theirs = await anOperand(hub, { namespace: 'stays', name: 'ledger' });
  const dialog = await openUninstall(hub, 'goes');
  const managed = `1 HeronCluster instance remains, managed by stays/${csv}.`;
  const unmanaged = '1 HeronCluster instance is no longer managed.';
  const remains = dialog.getByTestId('stays');
  await expect(remains.getByText(managed)).toBeVisible(SOON);
  await expect(remains.getByText(unmanaged)).toBeVisible();

  await chooseOperands(dialog);
  await expect(remains.getByText(unmanaged)).toHaveCount(0);
  await beginUninstall(dialog);
  await expect(remains.getByText(managed)).toBeVisible(SOON);
  expect(await exists(hub, theirs)).toBe(true);
});

test('an Operator that failed in another namespace over its APIs keeps no operands (recording api_conflict)', async ({
  hub,
}) => {
  test.setTimeout(120_000);
  const namespace = 'own-place';
  const csv = await anInstalledOperator(hub, namespace);
  const orders = await anOperand(hub, { namespace, name: 'orders' });
  await aNamespace(hub, 'everywhere');
  await anOperatorGroup(hub, 'everywhere', []);
  await aSubscription(hub, { namespace: 'everywhere', packageName: ONE_NAMESPACE });
  await expect.poll(() => phaseOf(hub, 'everywhere', csv), SOON).toBe('Failed');

  const dialog = await openUninstall(hub, namespace);
  await chooseOperands(dialog);
  await dialog.getByRole('checkbox', { name: /^Delete namespace/ }).check(SOON);
  await expect(
    dialog.getByText(`Operators that are not running also provide them: everywhere/${csv}`),
  ).toBeVisible();
  await expect(dialog.getByText('Resources deleted with the namespace')).toBeVisible(SOON);
  await beginUninstall(dialog, namespace);
  await expectUninstalled(dialog);
  expect(await exists(hub, orders)).toBe(false);
  expect(await exists(hub, `/api/v1/namespaces/${namespace}`)).toBe(false);
  expect(await exists(hub, csvPath('everywhere', csv))).toBe(true);
});
