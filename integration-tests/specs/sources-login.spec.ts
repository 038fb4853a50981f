import { VAULT_LOGIN } from '../../local/catalogs/spare';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import {
  expectConnection,
  expectRead,
  fillSource,
  openSource,
  sourceStatus,
} from '../fixtures/sources';

onlyLocally('it needs a registry that wants a login');
test.use({ state: 'sources', situations: ['private-vault'] });
test.setTimeout(90_000);

/** CS-045 … CS-047, TS-008; OLM's ensureSA does not update a ServiceAccount, so the form has it re-created. */
test('a registry that requires a login gets a new pull secret', async ({ page, hub }) => {
  await expectConnection(hub, 'private-vault', 'TRANSIENT_FAILURE');
  await openSource(hub, 'private-vault');
  const status = sourceStatus(page);
  await expect(status.getByText('Unable to pull catalog image')).toBeVisible(SOON);
  await status.getByRole('link', { name: 'Edit CatalogSource' }).click();

  await page.getByRole('button', { name: 'Create pull secret' }).click();
  await fillSource(page, 'Secret name', 'vault-login');
  await fillSource(page, 'User', VAULT_LOGIN.username);
  await page.getByLabel('Password or token').fill(VAULT_LOGIN.password);
  await expect(page.getByRole('textbox', { name: 'Registry', exact: true })).toHaveValue(
    'registry.example.com',
  );
  await expect(
    page.getByRole('checkbox', { name: 'Also use these Secrets for the catalog image' }),
  ).toBeChecked();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Private vault' })).toBeVisible(SOON);
  await expectRead(page);
});
