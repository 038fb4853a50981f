import { countedClicks } from '../fixtures/clicks';
import { exists } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { clusterPath, expectStaged } from '../fixtures/instances';
import { SOON } from '../fixtures/operator';
import { ONE_NAMESPACE } from '../fixtures/packages';
import { anInstalledOperator, anOperand, expectUninstalled } from '../fixtures/uninstall';

onlyLocally('it deletes APIs of the whole cluster');
test.setTimeout(120_000);

const DEFINITION =
  '/apis/apiextensions.k8s.io/v1/customresourcedefinitions/heronclusters.heron.example.com';

test('an Operator is uninstalled with everything with 4 clicks and its typed name, on its page', async ({
  page,
  hub,
}) => {
  const namespace = 'gone-at-once';
  await anInstalledOperator(hub, namespace);
  await anOperand(hub, { namespace, name: 'orders' });
  const deleted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deleted.push(request.url());
  });
  const clicks = await countedClicks(page);
  const address = `/operator-hub-installed/ns/${namespace}/${ONE_NAMESPACE}`;
  await hub.open(address);
  await page.getByRole('button', { name: 'Actions' }).click(SOON);
  await page.getByRole('menuitem', { name: 'Uninstall Operator' }).click();
  const dialog = page.getByRole('dialog');
  const all = dialog.getByRole('checkbox', { name: 'Remove everything' });

  await test.step('the dialog is over the page of the Operator', async () => {
    await expect(all).toBeVisible(SOON);
    expect(new URL(page.url()).pathname).toBe(address);
  });

  await all.click();
  await test.step('what is selected is shown before anything is deleted', async () => {
    const goes = dialog.getByTestId('goes');
    await expect(goes).toContainText(`Namespace ${namespace}`, SOON);
    await expect(goes).toContainText('1 HeronCluster instance');
    await expect(goes).toContainText('heronclusters.heron.example.com');
    expect(deleted).toEqual([]);
  });

  const field = dialog.getByRole('textbox', { name: `Type ${namespace} to confirm` });
  await field.focus();
  await page.keyboard.insertText(namespace);
  await dialog.getByRole('button', { name: /^Uninstall, delete namespace/ }).click(SOON);
  await expect(dialog.getByText(/ uninstalled$/)).toBeVisible(SOON);
  clicks.expectAtMost(4);

  for (const path of [DEFINITION, `/api/v1/namespaces/${namespace}`]) {
    expect(await exists(hub, path)).toBe(false);
  }
  await expectUninstalled(dialog);
  await expect(page).toHaveURL(/\/operator-hub-installed\/all-namespaces$/);
});

test.describe('with an Operator that is installed', () => {
  test.use({ state: 'instances' });

  test('an instance is created with 2 clicks, on the page of the Operator', async ({
    page,
    hub,
  }) => {
    await expectStaged(hub);
    const clicks = await countedClicks(page);
    await hub.open('/operator-hub-installed/ns/team-a/heron-database');
    await page.getByRole('link', { name: 'Create HeronCluster' }).click(SOON);
    await page.getByRole('button', { name: 'Create', exact: true }).click(SOON);
    await expect(page.getByRole('heading', { level: 1, name: 'orders-2' })).toBeVisible(SOON);
    clicks.expectAtMost(2);
    expect(await exists(hub, clusterPath('team-a', 'orders-2'))).toBe(true);
  });
});
