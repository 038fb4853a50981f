import {
  aProject,
  aSubscription,
  csvPath,
  exists,
  subscriptionPath,
  subscriptionSpec,
} from '../fixtures/cluster';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { deleteForGood, expectInstalled } from '../fixtures/olm';
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

const UNRESOLVED = { at: 'Resolve', state: 'Failed' } as const;

onlyLocally('it knows what is in the demo packages');

test.beforeEach(async ({ hub }) => {
  await aProject(hub, 'books');
});

/** Recording no_such_channel. */
test('a channel that does not exist is replaced by an existing one', async ({ page, hub }) => {
  await subscribe(hub, { packageName: 'pocket-wiki', channel: 'nightly' });
  await openOperator(hub, 'books', POCKET_WIKI);
  await expectStuck(page, { ...UNRESOLVED, title: 'No channel nightly' });
  await expect(
    statusOf(page).getByText('Package pocket-wiki has no channel nightly.'),
  ).toBeVisible();
  await expectWords(page, /no operators found in channel nightly of package pocket-wiki/);
  await statusOf(page).getByRole('button', { name: 'Change channel' }).first().click();
  await saveChoice(hub, /^alpha/);
  await expectWell(page);
  expect((await subscriptionSpec(hub, 'books', 'pocket-wiki'))['channel']).toBe('alpha');
});

/** Recording no_such_catalog. */
test('a catalog that does not exist is replaced by one that offers the package', async ({
  page,
  hub,
}) => {
  const catalog = { name: 'ghost-catalog', namespace: 'openshift-marketplace' };
  await subscribe(hub, { packageName: 'pocket-wiki', catalog });
  await openOperator(hub, 'books', POCKET_WIKI);
  await expect(statusOf(page).getByText('Catalog deleted').first()).toBeVisible(SOON);
  await statusOf(page).getByRole('button', { name: 'Change catalog' }).first().click();
  await saveChoice(hub, 'Community Operators');
  await expectWell(page);
  expect((await subscriptionSpec(hub, 'books', 'pocket-wiki'))['source']).toBe(
    'community-operators',
  );
});

/** Recording resolution_failed. */
test('an API without provider is shown with the Operator that requires it', async ({
  page,
  hub,
}) => {
  await subscribe(hub, { packageName: 'kestrel-analytics' });
  await openOperator(hub, 'books', /^Kestrel Analytics$/);
  await expectStuck(page, { ...UNRESOLVED, title: 'Dependency not found' });
  await expect(
    statusOf(page).getByText(
      /requires an Operator that provides Engine \(engine\.kestrel\.example\.com/,
    ),
  ).toBeVisible();
  await expectWords(page, /requires an operator providing an API/);
  await remedy(page, 'Find providers of Engine').first().click();
  await expect(page.getByRole('dialog').getByText('Not found in available catalogs')).toBeVisible(
    SOON,
  );
});

/** Recording api_conflict, before an install plan exists: the conflict also blocks the running Operator. */
test('two Operators that provide the same API are named, and the one that does not run is uninstalled', async ({
  page,
  hub,
}) => {
  await subscribe(hub, { packageName: 'heron-database' });
  await expectInstalled(hub, 'books', 'heron-database.v2.2.1');
  await subscribe(hub, { packageName: 'heron-community' });
  await openOperator(hub, 'books', /^Heron Database/);
  await expect(statusOf(page).getByText('Conflicting Operators').first()).toBeVisible(SOON);
  await openOperator(hub, 'books', /^Heron Community Edition$/);
  await expectStuck(page, { ...UNRESOLVED, title: 'Conflicting Operators' });
  await expect(
    statusOf(page)
      .getByText(/both provide HeronCluster/)
      .first(),
  ).toBeVisible();
  await statusOf(page).getByRole('link', { name: 'Uninstall heron-community' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Uninstall', exact: true }).click(SOON);
  await expect(dialog.getByText(/ uninstalled$/)).toBeVisible(SOON);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  // OLM keeps the messages of both until it resolves again.
  await openOperator(hub, 'books', /^Heron Database/);
  await expect(
    statusOf(page).getByText('Subscriptions that no longer exist: heron-community'),
  ).toBeVisible(SOON);
  await carryOut(page, {
    button: 'Resolve again',
    action: 'Resolve again',
    done: 'Resolution of namespace books triggered',
  });
  await expectWell(page);
});

test('an orphaned CSV is deleted, and the new Subscription installs', async ({ page, hub }) => {
  await subscribe(hub, { packageName: 'pocket-wiki' });
  await expectInstalled(hub, 'books', 'pocket-wiki.v0.5.0');
  await hub.api('DELETE', subscriptionPath('books', 'pocket-wiki'));
  await subscribe(hub, { packageName: 'pocket-wiki' });
  await openOperator(hub, 'books', POCKET_WIKI);
  await expectStuck(page, { ...UNRESOLVED, title: 'CSV without Subscription' });
  await expectWords(
    page,
    'clusterserviceversion pocket-wiki.v0.5.0 exists and is not referenced by a subscription',
  );
  await carryOut(page, {
    button: 'Delete CSV pocket-wiki.v0.5.0',
    action: 'Delete',
    done: 'pocket-wiki.v0.5.0 deleted',
  });
  await expectWell(page);
});

/** OLM does not re-create a deleted CSV. The page is left between the deletion and the creation. */
test('a deleted CSV: the Operator is reinstalled with its settings, although interrupted', async ({
  page,
  hub,
}) => {
  await subscribe(hub, { packageName: 'pocket-wiki' });
  await expectInstalled(hub, 'books', 'pocket-wiki.v0.5.0');
  await hub.merge(subscriptionPath('books', 'pocket-wiki'), {
    spec: { config: { env: [{ name: 'LEVEL', value: 'debug' }] } },
  });
  await deleteForGood(hub, csvPath('books', 'pocket-wiki.v0.5.0'));
  await openOperator(hub, 'books', POCKET_WIKI);
  await expect(statusOf(page).getByText('CSV deleted').first()).toBeVisible(SOON);
  await hub.broken({ kind: 'error', code: 503, path: '*/subscriptions', verbs: ['create'] });
  await remedy(page, 'Re-create Subscription').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Re-create Subscription', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled(SOON);
  expect(await exists(hub, subscriptionPath('books', 'pocket-wiki'))).toBe(false);

  await page.reload();
  await expect(page.getByText('Subscription of pocket-wiki not re-created')).toBeVisible(SOON);
  await hub.mended();
  await page.getByRole('button', { name: 'Resume' }).click();
  await dialog.getByRole('button', { name: 'Re-create Subscription', exact: true }).click(SOON);
  await expect(dialog.getByText(/Subscription of \S+ re-created/)).toBeVisible(SOON);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expectWell(page);
  expect(await exists(hub, csvPath('books', 'pocket-wiki.v0.5.0'))).toBe(true);
  expect((await subscriptionSpec(hub, 'books', 'pocket-wiki'))['config']).toEqual({
    env: [{ name: 'LEVEL', value: 'debug' }],
  });
});

type Wanted = Omit<Parameters<typeof aSubscription>[1], 'namespace' | 'approval'>;

function subscribe(hub: Hub, wanted: Wanted): Promise<void> {
  return aSubscription(hub, { ...wanted, namespace: 'books' });
}

/** Selects a setting on the Updates tab and saves it. */
async function saveChoice({ page }: Hub, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name }).check(SOON);
  await dialog.getByRole('button', { name: 'Save 1 change' }).click(SOON);
  await expect(dialog).toHaveCount(0, SOON);
}
