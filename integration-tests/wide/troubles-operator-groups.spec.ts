import {
  aNamespace,
  aProject,
  aSubscription,
  anOperatorGroup,
  listed,
  targetsOf,
} from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import {
  SOON,
  carryOut,
  expectStuck,
  expectWell,
  expectWords,
  openOperator,
  remedy,
  statusOf,
} from '../fixtures/operator';
import { POCKET_WIKI } from '../fixtures/packages';

const GROUPS = '/apis/operators.coreos.com/v1/namespaces/books/operatorgroups';

onlyLocally('it knows what is in the demo packages');

/** Recording no_operator_group: OLM reports no message. */
test('a missing OperatorGroup is reported and created, and the Operator installs', async ({
  page,
  hub,
}) => {
  await aNamespace(hub, 'books');
  await aSubscription(hub, {
    namespace: 'books',
    packageName: 'pocket-wiki',
  });
  await openOperator(hub, 'books', POCKET_WIKI);
  await expectStuck(page, { at: 'Resolve', state: 'Failed', title: 'No OperatorGroup' });
  await expect(
    statusOf(page)
      .getByText(/so OLM cannot install Operators/)
      .first(),
  ).toBeVisible();
  await carryOut(page, {
    button: 'Create OperatorGroup',
    action: 'Create OperatorGroup',
    done: 'Namespace books has an OperatorGroup',
  });
  await expectWell(page);
  expect(await targetsOf(hub, 'books')).toEqual(['books']);
});

/** Recording two_operator_groups. */
test('one of two OperatorGroups is selected, the other deleted, and the Operator installs', async ({
  page,
  hub,
}) => {
  await aProject(hub, 'books');
  await hub.api('POST', GROUPS, {
    apiVersion: 'operators.coreos.com/v1',
    kind: 'OperatorGroup',
    metadata: { name: 'second', namespace: 'books' },
    spec: { targetNamespaces: ['books'] },
  });
  await aSubscription(hub, {
    namespace: 'books',
    packageName: 'pocket-wiki',
  });
  await openOperator(hub, 'books', POCKET_WIKI);
  await expectStuck(page, { at: 'Resolve', state: 'Failed', title: 'Multiple OperatorGroups' });
  await remedy(page, 'Select the OperatorGroup to keep').click();
  await page.getByRole('dialog').getByRole('radio', { name: 'books-og' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete 1 OperatorGroup' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Close', exact: true })
    .last()
    .click(SOON);
  await expectWell(page);
  expect(await targetsOf(hub, 'books')).toEqual(['books']);
});

/** Recording unsupported_install_mode. */
test('an OperatorGroup of an unsupported install mode is edited, and the Operator runs', async ({
  page,
  hub,
}) => {
  await aProject(hub, 'books');
  await aSubscription(hub, {
    namespace: 'books',
    packageName: 'plain-label',
  });
  await openOperator(hub, 'books', /^Plain Label$/);
  await expectStuck(page, { at: 'Install', state: 'Failed', title: 'Install mode not supported' });
  await expectWords(page, /OwnNamespace InstallModeType not supported/);
  await carryOut(page, {
    button: 'Edit OperatorGroup books-og',
    action: 'Edit OperatorGroup',
    done: 'OperatorGroup books-og updated',
  });
  await expectWell(page);
  expect(await listed(hub, GROUPS)).toHaveLength(1);
  expect(await targetsOf(hub, 'books')).toBeUndefined();
});

/** The same message with a shared OperatorGroup: other Operators are named before it is edited. */
test('changing an OperatorGroup names the Operators that share it', async ({ page, hub }) => {
  await aNamespace(hub, 'books');
  await anOperatorGroup(hub, 'books', []);
  for (const packageName of ['sparrow-dashboards', 'pocket-wiki']) {
    await aSubscription(hub, { namespace: 'books', packageName });
  }
  await openOperator(hub, 'books', POCKET_WIKI);
  await expectStuck(page, { at: 'Install', state: 'Failed', title: 'Install mode not supported' });
  await remedy(page, /^Edit OperatorGroup/).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/sparrow-dashboards/)
      .first(),
  ).toBeVisible(SOON);
});
