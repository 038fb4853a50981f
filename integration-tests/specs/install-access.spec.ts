import { listed } from '../fixtures/cluster';
import { expect, test } from '../fixtures/hub';
import { install, openInstall, planned } from '../fixtures/install';

const CONSOLE = '/apis/operator.openshift.io/v1/consoles/cluster';
const NAMESPACE = 'openshift-night-safe';

test('cluster monitoring and a console plugin are enabled, and other plugins stay enabled', async ({
  page,
  hub,
}) => {
  test.skip(hub.isRemote, 'it enables a plugin of a demo package');
  await openInstall(hub, { packageName: 'night-safe', choices: { mode: 'OwnNamespace' } });
  await page.getByRole('checkbox', { name: `Enable cluster monitoring for ${NAMESPACE}` }).check();
  await page.getByRole('checkbox', { name: 'Enable night-safe-console' }).check();
  await expect(planned(page, 'RoleBinding').getByText('Create', { exact: true })).toBeVisible();
  await install(page);

  expect(await hub.api('GET', `/api/v1/namespaces/${NAMESPACE}`)).toMatchObject({
    metadata: { labels: { 'openshift.io/cluster-monitoring': 'true' } },
  });
  const roles = '/apis/rbac.authorization.k8s.io/v1/namespaces';
  expect(await listed(hub, `${roles}/${NAMESPACE}/rolebindings`)).toContainEqual(
    expect.objectContaining({
      subjects: [
        expect.objectContaining({ name: 'prometheus-k8s', namespace: 'openshift-monitoring' }),
      ],
    }),
  );
  expect(await hub.api('GET', CONSOLE)).toMatchObject({
    spec: { plugins: ['operator-hub', 'night-safe-console'] },
  });
});
