import { aNamespace, aSubscription, listed, targetsOf } from '../fixtures/cluster';
import { expectAccessible } from '../fixtures/accessible';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { expectReady } from '../fixtures/install';

const GROUPS = '/apis/operators.coreos.com/v1/namespaces/books/operatorgroups';

onlyLocally('it knows what is in the demo packages');

test('a missing OperatorGroup is created in place, and the Operator installs', async ({
  page,
  hub,
}) => {
  await waitWithoutGroup(hub);
  await page.getByRole('button', { name: 'Create OperatorGroup' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('name: books-og')).toBeVisible();
  await expect(dialog.getByText('Server dry run succeeded')).toBeVisible();
  await expectAccessible(page, hub);
  expect(await listed(hub, GROUPS)).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Create OperatorGroup' }).click();
  // The problem is gone, and the dialog remains with its result.
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog).toBeHidden();
  await expectReady(page);
  expect(await targetsOf(hub, 'books')).toEqual(['books']);
});

/** Recording no_operator_group: OLM reports no message. */
async function waitWithoutGroup(hub: Hub): Promise<void> {
  await aNamespace(hub, 'books');
  await aSubscription(hub, {
    namespace: 'books',
    packageName: 'ledger-logging',
  });
  await hub.open(
    '/operator-hub-catalog/all-namespaces/openshift-marketplace~redhat-operators~ledger-logging/install?following=books/ledger-logging',
  );
  await expect(hub.page.getByText('Namespace books has no OperatorGroup')).toBeVisible();
}
