import { expectAccessible } from '../fixtures/accessible';
import { exists } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { expectInstalled } from '../fixtures/olm';
import { SOON } from '../fixtures/operator';
import { approveReviewed, attention, openPart, openUpdates, reviewPlan } from '../fixtures/updates';

const NAMESPACE = 'wants-every-secret';

test.use({ state: 'updates', situations: [NAMESPACE] });

onlyLocally('it knows what is in the demo packages');

test('the changes of an update are reviewed, approved, and the update completes', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  await openUpdates(hub, [NAMESPACE]);
  await expectAccessible(page, hub);
  await reviewPlan(hub, NAMESPACE);

  await test.step('summary: findings', async () => {
    await expect(attention(page)).toContainText(
      'Registers admission webhooks: redirect.pilot.example.com, verify.pilot.example.com',
    );
    await expect(page.getByRole('term').filter({ hasText: 'Read Secrets' })).toBeVisible();
    await expectAccessible(page, hub);
  });

  await test.step('permissions: added and removed', async () => {
    const panel = await openPart(page, 'Permissions');
    const rules = (title: RegExp) =>
      panel.getByRole('grid', { name: title }).getByRole('row').nth(1);
    await expect(panel.getByRole('grid', { name: /Newly allowed cluster-wide$/ })).toContainText(
      'secrets',
    );
    await expect(rules(/Newly allowed in namespace wants-every-secret$/)).toContainText(
      'pods/exec',
    );
    await expect(rules(/No longer allowed cluster-wide$/)).toContainText('nodes');
    await expectAccessible(page, hub);
  });

  await test.step('webhooks and Deployments', async () => {
    const webhooks = await openPart(page, 'Webhooks');
    await expect(webhooks.getByRole('row', { name: /^redirect/ })).toContainText('CREATE: pods');
    await expectAccessible(page, hub);
    const workloads = await openPart(page, 'Workloads');
    const deployments = workloads.getByRole('grid', { name: 'Deployments' });
    await expect(deployments).toContainText('memory: 1Gi');
    await expect(deployments).toContainText(/Image of container \S+: \S+:1\.4\.2 \S+:1\.5\.0/);
    await expect(workloads.getByRole('grid', { name: 'Images' })).toContainText(
      'harbor-pilot-cache:1.5.0',
    );
    await expectAccessible(page, hub);
  });

  await test.step('each resource with its changed lines', async () => {
    const objects = await openPart(page, 'Resources');
    await objects.getByRole('button', { name: / mirrors\.pilot\.example\.com$/ }).click();
    await expect(objects.getByText('keepTags').first()).toBeVisible(SOON);
    await expectAccessible(page, hub);
  });

  await test.step('once approved, the update runs until the Operator is ready', async () => {
    await approveReviewed(page);
    await expect(page.getByRole('list', { name: 'Operators in the install plan' })).toContainText(
      'harbor-pilot 1.5.0: Succeeded',
      SOON,
    );
    await expectInstalled(hub, NAMESPACE, 'harbor-pilot.v1.5.0');
    await openUpdates(hub, []);
    await expect(page.getByText('No pending approvals')).toBeVisible(SOON);
    const old = `/apis/operators.coreos.com/v1alpha1/namespaces/${NAMESPACE}/clusterserviceversions/harbor-pilot.v1.4.2`;
    await expect.poll(() => exists(hub, old), SOON).toBe(false);
  });
});
