import { expectAccessible } from '../fixtures/accessible';
import { RUNS } from '../fixtures/accessiblePages';
import { openDialog } from '../fixtures/checkedPages';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';

onlyLocally('it needs the ClusterCatalogs of the demo');
test.setTimeout(120_000);
test.use({ state: 'extensions' });

const install = (name: string, catalog = 'tide-works') =>
  `/operator-hub-catalog/all-namespaces/~v1/${catalog}~${name}/install`;

test('a package is installed with OLM v1, as predicted, and becomes ready', async ({
  page,
  hub,
}) => {
  await hub.open(install('dry-dock'));
  const submit = page.getByRole('button', { name: /^Install \d/ });
  await expect(submit).toBeVisible(SOON);
  const predicted = (await submit.innerText()).replace('Install ', '');
  await page.getByRole('checkbox', { name: 'Grant cluster-admin' }).check();
  await submit.click(SOON);
  await expect(page).toHaveURL(/operator-hub-installed\/all-namespaces\/~v1\/dry-dock/, SOON);
  await expect(page.getByText('Ready', { exact: true }).first()).toBeVisible(SOON);
  await expect(page.getByText(predicted, { exact: true }).first()).toBeVisible(SOON);
});

test('permissions that are generated from the manifests in the catalog are sufficient', async ({
  page,
  hub,
}) => {
  await hub.open(install('tide-table', 'paper-charts'));
  await page.getByRole('radio', { name: /^Generate the permissions/ }).check(SOON);
  await expect(page.getByRole('checkbox', { name: 'Grant cluster-admin' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Install 1.1.0' }).click(SOON);
  await expect(page).toHaveURL(/operator-hub-installed\/all-namespaces\/~v1\/tide-table/, SOON);
  await expect(page.getByText('Ready', { exact: true }).first()).toBeVisible(SOON);
  const bindings = '/apis/rbac.authorization.k8s.io/v1/clusterrolebindings';
  expect(await hub.api('GET', `${bindings}/tide-table-installer`)).toMatchObject({
    roleRef: { name: 'tide-table-installer' },
  });
});

test('a package that is installed already is not installed again', async ({ page, hub }) => {
  await hub.open(install('depth-sounder'));
  await expect(page.getByText('Package depth-sounder already installed')).toBeVisible(SOON);
  await expect(page.getByRole('link', { name: 'Operator crd-upgrade-unsafe' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Install \d/ })).toBeDisabled();
});

test.describe('with the fields of the experimental API', () => {
  test.use({ olmV1: 'experimental' });

  test('OLM creates the namespace, and the uninstall dialog lists what is deleted with it', async ({
    page,
    hub,
  }) => {
    await hub.open(install('tide-table', 'paper-charts'));
    await expect(page.getByRole('button', { name: 'Install 1.1.0' })).toBeVisible(SOON);
    const version = page.getByRole('combobox', { name: 'Version' });
    await version.fill('>=1.0.0');
    await expect(page.getByText('OLM updates automatically within this range.')).toBeVisible();
    const deadline = page.getByRole('textbox', { name: 'Rollout deadline in minutes' });
    await deadline.fill('5');
    await expect(page.getByRole('button', { name: 'Install 1.1.0' })).toBeDisabled();
    await expectAccessible(page, hub);

    // By keyboard: the namespace, the deadline, and a variable.
    await page.getByRole('radio', { name: 'Existing or new namespace' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /tide-table, managed by OLM/ })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(deadline).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('30');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add variable' }).press('Enter', SOON);
    const environment = page.getByRole('region', { name: 'Environment', exact: true });
    await environment.getByLabel('Name', { exact: true }).fill('LEVEL');
    await environment.getByLabel('Value', { exact: true }).fill('debug');
    await expect(page.getByRole('region', { name: 'Selector', exact: true })).toHaveCount(0);
    await expectAccessible(page, hub);
    await page.getByRole('button', { name: 'Install 1.1.0' }).click(SOON);
    await expect(page).toHaveURL(/operator-hub-installed\/all-namespaces\/~v1\/tide-table/, SOON);
    await expect(page.getByText('Ready', { exact: true }).first()).toBeVisible(SOON);
    await expect(page.getByRole('link', { name: 'tide-table', exact: true })).toBeVisible();
    await expect(page.getByText(/^If you uninstall the Operator, OLM deletes/)).toBeVisible();
    const extensions = '/apis/olm.operatorframework.io/v1/clusterextensions';
    const created = await hub.api('GET', `${extensions}/tide-table`);
    expect(created).toMatchObject({
      spec: {
        source: { catalog: { channels: ['stable'], version: '>=1.0.0' } },
        progressDeadlineMinutes: 30,
        config: { inline: { deploymentConfig: { env: [{ name: 'LEVEL', value: 'debug' }] } } },
      },
    });
    expect(created).not.toHaveProperty('spec.namespace');

    const { dialog: editor } = await openDialog(page, RUNS.settings);
    const save = editor.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await editor.getByRole('textbox', { name: 'Rollout deadline in minutes' }).fill('45');
    await editor.getByRole('button', { name: /^Operator settings/ }).click();
    const stored = editor.getByRole('region', { name: 'Environment', exact: true });
    await stored.getByLabel('Value', { exact: true }).fill('info', SOON);
    await expectAccessible(page, hub);
    await save.click();
    await expect(editor.getByText('ClusterExtension updated')).toBeVisible(SOON);
    await editor.getByRole('button', { name: 'Close' }).first().click();
    expect(await hub.api('GET', `${extensions}/tide-table`)).toMatchObject({
      spec: {
        progressDeadlineMinutes: 45,
        config: { inline: { deploymentConfig: { env: [{ name: 'LEVEL', value: 'info' }] } } },
      },
    });

    await hub.api('POST', '/api/v1/namespaces/tide-table/configmaps', {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'guest', namespace: 'tide-table' },
    });
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Uninstall Operator' }).click();
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByText('OLM also deletes namespace tide-table and all its resources'),
    ).toBeVisible(SOON);
    await expect(dialog.getByText('ConfigMap guest')).toBeVisible(SOON);
    await expect(dialog.getByText('Deployment')).toHaveCount(0);
    await expectAccessible(page, hub);
    await dialog.getByRole('textbox', { name: /^Type tide-table/ }).fill('tide-table');
    await dialog.getByRole('button', { name: 'Uninstall' }).click(SOON);
    await expect(dialog.getByText('Namespace tide-table')).toBeVisible(SOON);
    await expect
      .poll(() => hub.api('GET', '/api/v1/namespaces/tide-table'), { timeout: 60_000 })
      .toMatchObject({ code: 404 });
  });
});
