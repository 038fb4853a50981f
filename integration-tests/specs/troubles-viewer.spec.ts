import type { Page } from '@playwright/test';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { SOON, remedy, statusOf } from '../fixtures/operator';
import { changesBy, lookAtOnly, lookInto } from '../fixtures/rights';

/** In a namespace of the local cluster's troubles: what helps there, and the right that it needs. */
type Help = {
  readonly namespace: string;
  readonly name: string;
  readonly button: string | RegExp;
  readonly right: string;
};

const OLM = 'operators.coreos.com';

const HELP: readonly Help[] = [
  {
    namespace: 'no-operator-group',
    name: 'pocket-wiki',
    button: 'Create OperatorGroup',
    right: `create operatorgroups.${OLM} in namespace no-operator-group`,
  },
  {
    namespace: 'two-operator-groups',
    name: 'pocket-wiki',
    button: 'Choose which OperatorGroup stays',
    right: `delete operatorgroups.${OLM} in namespace two-operator-groups`,
  },
  {
    namespace: 'wrong-install-mode',
    name: 'plain-label',
    button: /^Change OperatorGroup/,
    right: `patch operatorgroups.${OLM} in namespace wrong-install-mode`,
  },
  {
    namespace: 'version-left-behind',
    name: 'night-safe',
    button: 'Delete ClusterServiceVersion night-safe.v1.5.0',
    right: `delete clusterserviceversions.${OLM} in namespace version-left-behind`,
  },
  {
    namespace: 'catalog-is-down',
    name: 'pocket-wiki',
    button: 'Take away catalog second-shelf',
    right: `delete catalogsources.${OLM} in namespace catalog-is-down`,
  },
  {
    namespace: 'not-upgradeable-now',
    name: 'stepping-stones',
    button: 'Override condition Upgradeable',
    right: `patch operatorconditions.${OLM} in namespace not-upgradeable-now`,
  },
];

test.use({ state: 'troubles' });

onlyLocally('it needs another user, and what is installed in the local cluster');

test('who may only look is told which right helps', async ({ page, hub }) => {
  test.setTimeout(120_000);
  await lookInto(
    hub,
    HELP.map(({ namespace }) => namespace),
  );
  await lookAtOnly(hub, 'not-upgradeable-now', ['operatorconditions']);
  await hub.signIn('viewer');
  const changes = changesBy(page);
  for (const { namespace, name, button, right } of HELP) {
    await test.step(namespace, async () => {
      await open(hub, namespace, name);
      await remedy(page, button).first().click(SOON);
      await expectRefusal(page, right);
    });
  }
  expect(changes).toEqual([]);
});

test('who may only look is told which rights unpack again, subscribe again, and approve', async ({
  page,
  hub,
}) => {
  const namespace = 'bundle-image-is-missing';
  await lookInto(hub, [namespace, 'update-waits-for-approval']);
  await hub.signIn('viewer');
  const changes = changesBy(page);
  await test.step('which Job it is, is not known to who may not see Jobs', async () => {
    await open(hub, namespace, 'yuzu-translate');
    await remedy(page, /^Unpack again$/).click(SOON);
    await page.getByRole('dialog').getByRole('button', { name: 'Subscribe again' }).click();
    await expectRefusal(page, `delete subscriptions.${OLM} in namespace ${namespace}`);
  });
  await test.step('who may see them is told what deleting one needs', async () => {
    await hub.signIn('cluster-admin');
    await lookInto(hub, ['openshift-marketplace']);
    await hub.signIn('viewer');
    await open(hub, namespace, 'yuzu-translate');
    await remedy(page, /^Unpack again$/).click(SOON);
    await expectRefusal(page, 'delete jobs.batch in namespace openshift-marketplace');
  });
  await test.step('approve', async () => {
    await open(hub, 'update-waits-for-approval', 'heron-database');
    await page.getByRole('link', { name: 'Review and approve' }).first().click(SOON);
    await expect(page.getByText('You may not approve this plan')).toBeVisible(SOON);
    await expect(
      page.getByText(`patch installplans.${OLM} in namespace update-waits-for-approval`),
    ).toBeVisible();
  });
  expect(changes).toEqual([]);
});

test('who may not read logs is told which right is missing, and reads the events', async ({
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
  await remedy(page, /^Log of pod/)
    .first()
    .click(SOON);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/get pods\/log in namespace pods-crash/)).toBeVisible(SOON);
  await expect(dialog.getByRole('grid', { name: 'Events of the pod' })).toContainText('BackOff');
});

async function open(hub: Hub, namespace: string, name: string): Promise<void> {
  await hub.open(`/operator-hub/ns/${namespace}/installed/${name}`);
  await expect(statusOf(hub.page)).toBeVisible(SOON);
}

/** The dialog names the right, and nothing but leaving it can be pressed. */
async function expectRefusal(page: Page, right: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(right)).toBeVisible(SOON);
  const [action, leave] = await dialog.locator('footer').getByRole('button').all();
  await expect(action ?? dialog).toBeDisabled();
  await leave?.click();
  await expect(dialog).toHaveCount(0);
}
