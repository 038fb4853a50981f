import { subscriptionSpec } from '../fixtures/cluster';
import { expectAccessible } from '../fixtures/accessible';
import { expect, test } from '../fixtures/hub';
import { install, openInstall } from '../fixtures/install';
import { goByNavigation } from '../fixtures/navigation';

test('an Operator trusts the cluster’s certificate authorities and uses a custom proxy', async ({
  page,
  hub,
}) => {
  test.skip(hub.isRemote, 'it expects the Deployments of the demo packages');
  await openInstall(hub, {
    packageName: 'ledger-logging',
    choices: { mode: 'OwnNamespace', namespace: 'books' },
  });
  await page.getByRole('button', { name: /^Operator settings/ }).click();
  await page.getByLabel('Override the cluster-wide proxy').check();
  await page.getByLabel('HTTPS_PROXY', { exact: true }).fill('http://proxy.example.com:3128');
  await page.getByLabel(/^Use the cluster CA bundle/).check();
  await expectAccessible(page, hub);
  await install(page);

  await test.step('the Subscription contains the settings', async () => {
    expect(await subscriptionSpec(hub, 'books', 'ledger-logging')).toMatchObject({
      config: {
        env: [
          { name: 'HTTP_PROXY', value: '' },
          { name: 'HTTPS_PROXY', value: 'http://proxy.example.com:3128' },
          { name: 'NO_PROXY', value: '' },
        ],
        volumes: [{ configMap: { name: 'trusted-ca' } }],
      },
    });
  });

  await test.step('the cluster fills the ConfigMap, and the Operator uses it', async () => {
    const configMap = await hub.api('GET', '/api/v1/namespaces/books/configmaps/trusted-ca');
    expect(JSON.stringify(configMap)).toContain('BEGIN CERTIFICATE');
    const pods = JSON.stringify(await hub.api('GET', '/api/v1/namespaces/books/pods'));
    expect(pods).toContain('/etc/pki/ca-trust/extracted/pem');
    expect(pods).toContain('http://proxy.example.com:3128');
  });
});

test('an Operator takes a variable from a Secret and runs on selected nodes', async ({
  page,
  hub,
}) => {
  test.skip(hub.isRemote, 'it puts a Secret into a namespace of the demo');
  await hub.api('POST', '/api/v1/namespaces/team-a/secrets', {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: 'ledger-account' },
    data: { token: 'c2VzYW1l' },
  });
  await openInstall(hub, {
    packageName: 'ledger-logging',
    choices: { mode: 'OwnNamespace', namespace: 'team-a' },
  });
  await page.getByRole('button', { name: /^Operator settings/ }).click();
  await page.getByRole('button', { name: 'Add variable' }).click();
  await page.getByLabel('Name', { exact: true }).fill('LEDGER_TOKEN');
  await page.getByLabel('Source', { exact: true }).selectOption('Secret key');

  await test.step('names and keys can be selected', async () => {
    await page.getByRole('combobox', { name: 'Secret', exact: true }).click();
    await page.getByRole('option', { name: 'ledger-account' }).click();
    await page.getByRole('combobox', { name: 'Key', exact: true }).click();
    await page.getByRole('option', { name: 'token' }).click();
  });

  await test.step('add a node selector', async () => {
    await page.getByLabel('Affinity (YAML)').fill(JSON.stringify({ nodeAffinity: NODES }));
    await expectAccessible(page, hub);
  });

  await install(page);
  expect(await subscriptionSpec(hub, 'team-a', 'ledger-logging')).toMatchObject({
    config: {
      env: [
        {
          name: 'LEDGER_TOKEN',
          valueFrom: { secretKeyRef: { name: 'ledger-account', key: 'token' } },
        },
      ],
      affinity: { nodeAffinity: NODES },
    },
  });
});

const NODES = {
  requiredDuringSchedulingIgnoredDuringExecution: {
    nodeSelectorTerms: [
      { matchExpressions: [{ key: 'kubernetes.io/os', operator: 'In', values: ['linux'] }] },
    ],
  },
};

test('settings are kept after another Operator was viewed', async ({ page, hub }) => {
  test.skip(hub.isRemote, 'it expects the demo packages');
  const choices = { mode: 'OwnNamespace', namespace: 'books' };
  await openInstall(hub, { packageName: 'ledger-logging', choices });
  await page.getByRole('button', { name: /^Operator settings/ }).click();
  await page.getByRole('button', { name: 'Add variable' }).click();
  await page.getByLabel('Name', { exact: true }).fill('LEDGER_DEPTH');
  await page.getByLabel('Value', { exact: true }).fill('7');
  await goByNavigation(page, 'Installed');
  await expect(page.getByRole('heading', { name: 'Installed Operators' })).toBeVisible();

  await test.step('they are offered again if the selection differs', async () => {
    await openInstall(hub, {
      packageName: 'ledger-logging',
      choices: { ...choices, namespace: 'team-b' },
    });
    await page.getByRole('button', { name: 'Restore' }).click();
    const settings = page.getByRole('button', { name: /^Operator settings.* 1 set$/ });
    await expect(settings).toBeVisible();
    await settings.click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('LEDGER_DEPTH');
  });

  await test.step('with the original selection, they arrive in the Subscription', async () => {
    await install(page);
    const spec = await subscriptionSpec(hub, 'books', 'ledger-logging');
    expect(spec).toMatchObject({ config: { env: [{ name: 'LEDGER_DEPTH', value: '7' }] } });
  });
});
