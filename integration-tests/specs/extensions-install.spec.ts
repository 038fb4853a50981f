import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';

onlyLocally('it needs the ClusterCatalogs of the demo');
test.setTimeout(120_000);
test.use({ state: 'extensions' });

const install = (name: string) =>
  `/operator-hub-catalog/all-namespaces/~v1/tide-works~${name}/install`;

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

test('a package that is installed already is not installed again', async ({ page, hub }) => {
  await hub.open(install('depth-sounder'));
  await expect(page.getByText('Package depth-sounder already installed')).toBeVisible(SOON);
  await expect(page.getByRole('link', { name: 'Operator crd-upgrade-unsafe' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Install \d/ })).toBeDisabled();
});
