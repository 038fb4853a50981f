import { subscriptionSpec } from '../fixtures/cluster';
import { expectAccessible } from '../fixtures/accessible';
import { type Hub, expect, test, WIDE } from '../fixtures/hub';
import { expectFollowed, expectReady, installButton, openInstall } from '../fixtures/install';

const NIGHT_SAFE = { packageName: 'night-safe', choices: { mode: 'OwnNamespace' } } as const;
const ROLE = 'arn:aws:iam::123456789012:role/night-safe';
const ID = '4f2d6a10-9c3e-4b7a-8d55-0e1f2a3b4c5d';

test.describe('on a cluster with AWS STS', () => {
  test.use({ cloud: 'aws' });

  test('the role is requested, validated, and saved in the Subscription', async ({ page, hub }) => {
    await openInstall(hub, NIGHT_SAFE);
    await expect(page.getByText('This cluster uses STS mode')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Manual' })).toBeChecked();
    // The trust policy of a role contains it without the scheme.
    await expect(page.getByText('oidc.example.com/local-x7k2p-oidc')).toBeVisible();
    const role = page.getByRole('textbox', { name: 'Role ARN' });

    await test.step('an invalid role ARN is reported at the field', async () => {
      await role.fill('night-safe');
      await role.press('Enter');
      await expect(role).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, hub);
    });

    await test.step('the role becomes an environment variable of the Operator', async () => {
      await role.fill(ROLE);
      await role.press('Enter');
      await installButton(page).click();
      await expectFollowed(page);
      expect(await envOf(hub)).toEqual([{ name: 'ROLEARN', value: ROLE }]);
    });

    await test.step('the new version requires approval until the role is checked', async () => {
      await page.getByRole('button', { name: 'Approve install' }).click();
      await expectReady(page);
      expect(await envOf(hub)).toEqual([{ name: 'ROLEARN', value: ROLE }]);
    });
  });
});

test.describe('on a cluster with Azure workload identity', () => {
  test.use({ cloud: 'azure' });

  test('client, tenant and subscription are requested', WIDE, async ({ page, hub }) => {
    await openInstall(hub, NIGHT_SAFE);
    await expect(page.getByText('This cluster uses workload identity')).toBeVisible();
    await fill(hub, { 'Client ID': ID, 'Tenant ID': ID, 'Azure subscription ID': ID });
    await installButton(page).click();
    await expectFollowed(page);
    const names = ['CLIENTID', 'TENANTID', 'SUBSCRIPTIONID'];
    expect(await envOf(hub)).toEqual(names.map((name) => ({ name, value: ID })));
  });
});

test.describe('on a cluster with Google workload identity', () => {
  test.use({ cloud: 'gcp' });

  test('project, pool, provider and service account are requested', WIDE, async ({ page, hub }) => {
    await openInstall(hub, NIGHT_SAFE);
    await fill(hub, {
      'Project number': '123456789',
      'Pool ID': 'local-pool',
      'Provider ID': 'local-provider',
      'Service account email': 'night-safe@local-demo.iam.gserviceaccount.com',
    });
    await installButton(page).click();
    await expectFollowed(page);
    expect(await envOf(hub)).toHaveLength(4);
  });
});

test('a cluster without short-lived credentials requests none', async ({ page, hub }) => {
  test.skip(hub.isRemote, 'the cluster of another console cannot be changed');
  await openInstall(hub, NIGHT_SAFE);
  await expect(installButton(page)).toBeEnabled();
  await expect(page.getByRole('textbox', { name: 'Role ARN' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Automatic' })).toBeChecked();
});

async function fill({ page }: Hub, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.getByRole('textbox', { name }).fill(value);
    await page.getByRole('textbox', { name }).press('Enter');
  }
}

async function envOf(hub: Hub): Promise<unknown> {
  const { config } = await subscriptionSpec(hub, 'openshift-night-safe', 'night-safe');
  return typeof config === 'object' && config !== null && 'env' in config ? config.env : undefined;
}
