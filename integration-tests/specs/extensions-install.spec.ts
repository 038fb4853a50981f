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
