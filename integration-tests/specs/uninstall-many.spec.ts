import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { aProject, aSubscription, csvPath, exists, subscriptionPath } from '../fixtures/cluster';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { ONE_NAMESPACE } from '../fixtures/packages';
import {
  anInstalledOperator,
  anOperand,
  clearFinalizers,
  installedCsv,
  removalStep,
} from '../fixtures/uninstall';

onlyLocally('it knows what is in the demo packages');

/** Needs the API of ONE_NAMESPACE. */
const SEARCH = 'saffron-search';
const QUEUE = 'parcel-queue';
const HERE = 'search-and-store';
const THERE = 'queues';
const DRAIN = 'parcel.example.com/drain';

/** @returns the path of an operand of the queue's Operator with a finalizer that only its controller removes */
async function aHeldQueue(hub: Hub): Promise<string> {
  const path = `/apis/parcel.example.com/v1/namespaces/${THERE}/queues`;
  const metadata = { name: 'new-orders', namespace: THERE, finalizers: [DRAIN] };
  await hub.api('POST', path, {
    apiVersion: 'parcel.example.com/v1',
    kind: 'Queue',
    metadata,
    spec: { broker: 'shop-events', maxDeliveries: 5 },
  });
  return `${path}/new-orders`;
}

/** Selects all Operators of all namespaces, and opens the dialog. */
async function chooseAll(hub: Hub, count: number): Promise<Locator> {
  const { page } = hub;
  await hub.open('/operator-hub-installed/all-namespaces');
  await expect(page.getByTestId('operator-row')).toHaveCount(count, SOON);
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: `${count} selected` }).click();
  await page.getByRole('menuitem', { name: /^Uninstall Operators/ }).click();
  return page.getByRole('dialog');
}

/** The paths that the page asks the API server to delete, in their order. */
function deletedBy(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

function part(page: Page, name: RegExp): Locator {
  return page.getByTestId('uninstall-part').filter({ hasText: name });
}

test('several Operators are uninstalled, dependents first, also across a reload', async ({
  page,
  hub,
}) => {
  test.setTimeout(240_000);
  const store = await anInstalledOperator(hub, HERE);
  await aSubscription(hub, { namespace: HERE, packageName: SEARCH });
  const search = await installedCsv(hub, HERE, SEARCH);
  await aProject(hub, THERE);
  await aSubscription(hub, { namespace: THERE, packageName: QUEUE });
  const queue = await installedCsv(hub, THERE, QUEUE);
  const ledger = await anOperand(hub, { namespace: HERE, name: 'ledger' });
  const held = await aHeldQueue(hub);
  const deleted = deletedBy(page);
  const dialog = await chooseAll(hub, 3);

  await test.step('what is deleted, what remains, and in which order', async () => {
    await expect(dialog.getByText(/^After these Operators: Saffron Search$/)).toBeVisible(SOON);
    const rows = dialog.getByTestId('uninstall-row');
    await expect(rows.filter({ hasText: HERE }).first()).toContainText(search);
    await expect(rows.filter({ hasText: HERE }).last()).toContainText(store);
    await expect(rows.filter({ hasText: THERE })).toContainText(queue);
    await expect(dialog.getByText(/CRDs, OperatorGroups, and namespaces remain$/)).toBeVisible();
    await expectAccessible(page, hub);
  });

  await test.step('operands of all Operators are deleted after their number is typed', async () => {
    await dialog
      .getByRole('checkbox', { name: 'Delete instances of all Operators: 2' })
      .check(SOON);
    const button = dialog.getByRole('button', {
      name: /^Uninstall 3 Operators? and delete 2 instances?$/,
    });
    await expect(button).toBeDisabled();
    await dialog.getByRole('textbox', { name: /^Type 2, the number of instances/ }).fill('2');
    await button.click(SOON);
  });

  await test.step('a dependency waits for its dependent, and the third Operator waits for neither', async () => {
    await expect(part(page, /^Heron/)).toContainText(
      'waiting until these are deleted: Saffron Search',
    );
    await expect(removalStep(page, 'new-orders')).toContainText(
      `waiting: finalizer ${DRAIN}`,
      SOON,
    );
    await expectAccessible(page, hub);
  });

  await test.step('after a reload, nothing is deleted until the user continues', async () => {
    await page.reload();
    await expect(dialog.getByText('Uninstall not complete')).toBeVisible(SOON);
    await clearFinalizers(hub, held);
    await expect(removalStep(page, 'new-orders')).toContainText('deleted', SOON);
    expect(await exists(hub, subscriptionPath(THERE, QUEUE))).toBe(true);
    expect(await exists(hub, csvPath(HERE, store))).toBe(true);
    await expectAccessible(page, hub);
    await dialog.getByRole('button', { name: 'Resume', exact: true }).click();
  });

  await test.step('everything is deleted in the right order', async () => {
    await expect(dialog.getByText(/^3 Operators? uninstalled$/)).toBeVisible({
      timeout: 60_000,
    });
    for (const path of [
      ledger,
      held,
      csvPath(HERE, search),
      csvPath(HERE, store),
      csvPath(THERE, queue),
    ]) {
      expect(await exists(hub, path)).toBe(false);
    }
    const at = (name: string) => deleted.findIndex((path) => path.endsWith(`/${name}`));
    const order = [SEARCH, search, 'ledger', ONE_NAMESPACE, store].map(at);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order).not.toContain(-1);
    await expectAccessible(page, hub);
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByTestId('operator-row')).toHaveCount(0);
  });
});

test('a viewer sees the missing permission of each Operator, and changes nothing (UN-002)', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  const namespace = 'team-a';
  await hub.api('POST', `/apis/operators.coreos.com/v1/namespaces/${namespace}/operatorgroups`, {
    apiVersion: 'operators.coreos.com/v1',
    kind: 'OperatorGroup',
    metadata: { name: 'own', namespace },
    spec: { targetNamespaces: [namespace] },
  });
  for (const packageName of [ONE_NAMESPACE, QUEUE]) {
    await aSubscription(hub, { namespace, packageName });
    await installedCsv(hub, namespace, packageName);
  }
  await hub.signIn('viewer');
  await hub.open(
    `/operator-hub-installed/ns/${namespace}?uninstall=${namespace}/${ONE_NAMESPACE}&uninstall=${namespace}/${QUEUE}`,
  );
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText(/^(Warning alert:)?2 Operators? cannot be uninstalled here$/),
  ).toBeVisible(SOON);
  await expect(
    dialog.getByText(/delete subscriptions\.operators\.coreos\.com/).first(),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Uninstall/ })).toHaveCount(0);
  await expectAccessible(page, hub);
});
