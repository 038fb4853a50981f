import { subscriptionSpec } from '../fixtures/cluster';
import { expectAccessible } from '../fixtures/accessible';
import { expect, test } from '../fixtures/hub';
import { install, openInstall } from '../fixtures/install';

test('trust the authorities of the cluster, and use a proxy of one’s own', async ({
  page,
  hub,
}) => {
  test.skip(hub.isRemote, 'it knows the Deployments of the demo packages');
  await openInstall(hub, {
    packageName: 'ledger-logging',
    choices: { mode: 'OwnNamespace', namespace: 'books' },
  });
  await page.getByRole('button', { name: /^Operator settings/ }).click();
  await page.getByLabel('Use other proxy settings than the cluster').check();
  await page.getByLabel('HTTPS_PROXY', { exact: true }).fill('http://proxy.example.com:3128');
  await page.getByLabel(/^Trust the certificate authorities/).check();
  await expectAccessible(page, hub);
  await install(page);

  await test.step('the Subscription carries them', async () => {
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

  await test.step('the cluster fills the ConfigMap, and the Operator runs with it', async () => {
    const configMap = await hub.api('GET', '/api/v1/namespaces/books/configmaps/trusted-ca');
    expect(JSON.stringify(configMap)).toContain('BEGIN CERTIFICATE');
    const pods = JSON.stringify(await hub.api('GET', '/api/v1/namespaces/books/pods'));
    expect(pods).toContain('/etc/pki/ca-trust/extracted/pem');
    expect(pods).toContain('http://proxy.example.com:3128');
  });
});
