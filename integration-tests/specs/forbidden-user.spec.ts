import { expect, test } from '../fixtures/hub';
import { ONE_NAMESPACE } from '../fixtures/packages';

test('a project user sees which permission is missing', async ({ page, hub }) => {
  await hub.signIn('viewer');

  await test.step('in the list of all projects', async () => {
    await hub.open('/operator-hub-installed/all-namespaces');
    await page.getByRole('button', { name: /^Operators in your \d+ namespaces?$/ }).click();
    await expect(
      page.getByText(/list .*operators\.coreos\.com cluster-wide/).first(),
    ).toBeVisible();
  });

  await test.step('on the Installed page', async () => {
    await hub.open(`/operator-hub-catalog/ns/team-a?q=${ONE_NAMESPACE}`);
    await page.locator(`[data-package="${ONE_NAMESPACE}"]`).first().click();
    await page.getByRole('link', { name: 'Install', exact: true }).click();
    await expect(page.getByText('Insufficient permissions to install')).toBeVisible();
    await expect(
      page.getByText(/create subscriptions\.operators\.coreos\.com/).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Install', exact: true })).toBeDisabled();
  });

  await test.step('the role for an administrator names the user and the permission', async () => {
    await page
      .getByRole('button', { name: 'Role YAML for a cluster administrator' })
      .first()
      .click();
    const yaml = page.getByText('kind: RoleBinding').first();
    await expect(yaml).toContainText('name: vera');
    await expect(yaml).toContainText('- subscriptions');
  });
});
