import { aProject, aSubscription, exists } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { ONE_NAMESPACE } from '../fixtures/packages';
import {
  anInstalledOperator,
  anOperand,
  beginUninstall,
  chooseOperands,
  expectUninstalled,
  installedCsv,
  openUninstall,
} from '../fixtures/uninstall';

onlyLocally('it deletes APIs of the whole cluster');

const DEFINITION =
  '/apis/apiextensions.k8s.io/v1/customresourcedefinitions/heronclusters.heron.example.com';

test('an Operator is uninstalled completely and reinstalled in the same namespace (UN-016)', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  const namespace = 'all-of-it';
  const csv = await anInstalledOperator(hub, namespace);
  await anOperand(hub, { namespace, name: 'orders' });
  const dialog = await openUninstall(hub, namespace);

  await test.step('operands, APIs and the namespace are deleted after the name is typed', async () => {
    await chooseOperands(dialog);
    await dialog
      .getByRole('checkbox', { name: /^Delete \d+ CustomResourceDefinitions?$/ })
      .check(SOON);
    await dialog.getByRole('checkbox', { name: /^Delete namespace/ }).check(SOON);
    const button = dialog.getByRole('button', {
      name: `Uninstall, delete namespace ${namespace} and 5 resources`,
    });
    await expect(button).toBeDisabled(SOON);
    await expect(
      dialog.getByText(`All resources in namespace ${namespace} are deleted`),
    ).toBeVisible();
    await beginUninstall(dialog, namespace);
    await expectUninstalled(dialog);
    expect(await exists(hub, DEFINITION)).toBe(false);
    expect(await exists(hub, `/api/v1/namespaces/${namespace}`)).toBe(false);
  });

  await test.step('closing the dialog opens an existing page, because the namespace is deleted', async () => {
    await expect(page).toHaveURL(/\/operator-hub-installed\/all-namespaces$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Installed Operators' }),
    ).toBeVisible();
  });

  await test.step('no leftover resources are found', async () => {
    await hub.open('/operator-hub-installed/all-namespaces/~leftovers');
    await expect(page.getByText(/^Last updated/)).toBeVisible(SOON);
    await expect(page.getByText('heronclusters.heron.example.com')).toHaveCount(0);
    await expect(page.getByText(csv)).toHaveCount(0);
  });

  await test.step('reinstall it in the same namespace', async () => {
    await aProject(hub, namespace);
    await aSubscription(hub, { namespace, packageName: ONE_NAMESPACE });
    expect(await installedCsv(hub, namespace)).toBe(csv);
    expect(await exists(hub, DEFINITION)).toBe(true);
  });
});
