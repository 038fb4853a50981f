import type { Page } from '@playwright/test';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { SOON, remedy, statusOf } from '../fixtures/operator';
import { changesBy, lookAtOnly, lookInto } from '../fixtures/permissions';

const OLM = 'operators.coreos.com';

test.use({ state: 'troubles' });

onlyLocally('it needs another user, and what is installed in the local cluster');

/** The other remedies: permissions-remedies.spec.ts. */
test('a user who can view a condition sees the permission to override it', async ({
  page,
  hub,
}) => {
  const namespace = 'not-upgradeable-now';
  await lookInto(hub, [namespace]);
  await lookAtOnly(hub, namespace, ['operatorconditions']);
  await hub.signIn('viewer');
  const changes = changesBy(page);
  await open(hub, namespace, 'stepping-stones');
  await remedy(page, 'Override condition Upgradeable').first().click(SOON);
  await expectRefusal(page, `patch operatorconditions.${OLM} in namespace ${namespace}`);
  expect(changes).toEqual([]);
});

test('a viewer sees the permissions to unpack again, reinstall, and approve', async ({
  page,
  hub,
}) => {
  const namespace = 'bundle-image-is-missing';
  await lookInto(hub, [namespace, 'update-waits-for-approval']);
  await hub.signIn('viewer');
  const changes = changesBy(page);
  await test.step('without permission to list Jobs, the Job is unknown', async () => {
    await open(hub, namespace, 'yuzu-translate');
    await remedy(page, /^Retry unpacking$/).click(SOON);
    await expect(
      page.getByRole('dialog').getByText('list jobs.batch in namespace openshift-marketplace'),
    ).toBeVisible(SOON);
    await expectRefusal(page, `delete subscriptions.${OLM} in namespace ${namespace}`);
  });
  await test.step('with permission to list Jobs, the permission to delete one is named', async () => {
    await hub.signIn('cluster-admin');
    await lookInto(hub, ['openshift-marketplace']);
    await hub.signIn('viewer');
    await open(hub, namespace, 'yuzu-translate');
    await remedy(page, /^Retry unpacking$/).click(SOON);
    await expectRefusal(page, 'delete jobs.batch in namespace openshift-marketplace');
  });
  await test.step('approve', async () => {
    await hub.open('/operator-hub-installed/ns/update-waits-for-approval/heron-database');
    await page
      .getByRole('link', { name: /^Review update/ })
      .first()
      .click(SOON);
    await expect(page.getByText('Insufficient permissions to approve')).toBeVisible(SOON);
    await expect(
      page.getByText(`patch installplans.${OLM} in namespace update-waits-for-approval`),
    ).toBeVisible();
  });
  expect(changes).toEqual([]);
});

test('a user who cannot read logs sees the missing permission and the events', async ({
  page,
  hub,
}) => {
  await lookAtOnly(hub, 'pods-crash', [
    'subscriptions',
    'installplans',
    'clusterserviceversions',
    'deployments',
    'replicasets',
    'pods',
    'events',
  ]);
  await hub.signIn('viewer');
  await open(hub, 'pods-crash', 'tumbleweed-tests');
  await remedy(page, /^View log of pod/)
    .first()
    .click(SOON);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/get pods\/log in namespace pods-crash/)).toBeVisible(SOON);
  await expect(dialog.getByRole('grid', { name: 'Pod events' })).toContainText('BackOff');
});

async function open(hub: Hub, namespace: string, name: string): Promise<void> {
  await hub.open(`/operator-hub-installed/ns/${namespace}/${name}`);
  await expect(statusOf(hub.page)).toBeVisible(SOON);
}

/** The dialog names the permission and can only be closed. */
async function expectRefusal(page: Page, permission: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(permission)).toBeVisible(SOON);
  const [action, leave] = await dialog.locator('footer').getByRole('button').all();
  await expect(action ?? dialog).toBeDisabled();
  await leave?.click();
  await expect(dialog).toHaveCount(0);
}
