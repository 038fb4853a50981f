import { expectAccessible } from '../fixtures/accessible';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { changesBy } from '../fixtures/permissions';
import { openPart, openUpdates, planRow } from '../fixtures/updates';

const NAMESPACE = 'team-a';

test.use({ state: 'updates', situations: [NAMESPACE] });

onlyLocally('it needs other users');

test('a viewer sees pending approvals, the missing permission, and what to send to whom', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  await openUpdates(hub, [NAMESPACE], { scope: `ns/${NAMESPACE}` });
  await hub.signIn('viewer');
  const changes = changesBy(page);
  await openUpdates(hub, [NAMESPACE], { scope: `ns/${NAMESPACE}` });
  await expect(planRow(page, NAMESPACE)).toContainText('2.0.0 → 2.2.0');
  await expectAccessible(page, hub);
  await planRow(page, NAMESPACE)
    .getByRole('link', { name: /^Review install plan/ })
    .click();
  await expect(page.getByText('Insufficient permissions to approve')).toBeVisible(SOON);
  await expect(
    page.getByText('patch installplans.operators.coreos.com in namespace team-a'),
  ).toBeVisible();
  await expect(page.getByText(/^Please approve the InstallPlan install-/)).toContainText(
    'oc patch installplan',
  );
  await expect(page.getByRole('button', { name: 'Approve 1 update' })).toBeDisabled();
  await expectAccessible(page, hub);
  expect(changes).toEqual([]);
});

/** The role `admin` of a namespace can edit Subscriptions but not approve install plans. */
test('a namespace administrator cannot approve either, and sees only the names of new resources', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  await openUpdates(hub, [NAMESPACE]);
  await hub.signIn('project-admin');
  await openUpdates(hub, [NAMESPACE]);
  await planRow(page, NAMESPACE)
    .getByRole('link', { name: /^Review install plan/ })
    .click();
  await expect(
    page.getByText('patch installplans.operators.coreos.com in namespace team-a'),
  ).toBeVisible(SOON);
  await expect(page.getByRole('button', { name: 'Approve 1 update' })).toBeDisabled();
  await expect(
    page.getByText(/Only resource names of heron-database\.v2\.2\.0 are available$/),
  ).toBeVisible(SOON);
  await expect(
    page.getByText('get configmaps in namespace openshift-marketplace').first(),
  ).toBeVisible();
  const objects = await openPart(page, 'Resources');
  await expect(objects.getByText('ClusterServiceVersion', { exact: true })).toBeVisible();
});
