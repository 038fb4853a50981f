import { aNamespace, aSubscription, exists, listed, subscriptionPath } from '../fixtures/cluster';
import { expectAccessible } from '../fixtures/accessible';
import { type Hub, expect, onlyLocally, test, WIDE } from '../fixtures/hub';
import { expectFollowed, installButton, openInstall, planned } from '../fixtures/install';

const BOOKS = { mode: 'OwnNamespace', namespace: 'books' } as const;
const GROUPS = '/apis/operators.coreos.com/v1/namespaces/books/operatorgroups';
const SUBSCRIPTIONS = '/apis/operators.coreos.com/v1alpha1/namespaces/books/subscriptions';

onlyLocally('it makes the API server fail');

test('a double click creates nothing twice', WIDE, async ({ page, hub }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'POST' && !search.includes('dryRun')) posts.push(pathname);
  });
  await openInstall(hub, { packageName: 'ledger-logging', choices: BOOKS });
  await expect(installButton(page)).toBeEnabled();
  await hub.broken({ kind: 'latency', milliseconds: 300, path: '/ap*', verbs: ['create'] });
  await installButton(page).dblclick();
  await expectFollowed(page);
  for (const path of ['/api/v1/namespaces', GROUPS, SUBSCRIPTIONS]) {
    expect(posts.filter((post) => post.endsWith(path))).toHaveLength(1);
  }
});

test('after a reload, the installation continues with the missing steps', async ({ page, hub }) => {
  await stopBeforeSubscription(hub);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Continue installation' })).toBeEnabled();
  await expect(planned(page, 'Subscription').getByText('Create', { exact: true })).toBeVisible();
  await hub.mended();
  await page.getByRole('button', { name: 'Continue installation' }).click();
  await expectFollowed(page);
  expect(await listed(hub, GROUPS)).toHaveLength(1);
});

test('a lost response does not create a second resource', async ({ page, hub }) => {
  await openInstall(hub, { packageName: 'ledger-logging', choices: BOOKS });
  await expect(installButton(page)).toBeEnabled();
  await hub.broken({
    kind: 'disconnected',
    carriesOut: true,
    path: GROUPS,
    verbs: ['create'],
    dryRun: false,
    times: 1,
  });
  await installButton(page).click();
  await expect(async () => {
    if (!page.url().includes('following=')) {
      await page.getByRole('button', { name: 'Retry' }).click({ timeout: 1_000 });
    }
    await expectFollowed(page, 1_000);
  }).toPass({ timeout: 20_000 });
  expect(await listed(hub, GROUPS)).toHaveLength(1);
  expect(await exists(hub, subscriptionPath('books', 'ledger-logging'))).toBe(true);
});

test(
  'after a network failure, the installation continues',
  WIDE,
  async ({ page, hub, context }) => {
    await openInstall(hub, { packageName: 'ledger-logging', choices: BOOKS });
    await expect(installButton(page)).toBeEnabled();
    await page.route(`**${GROUPS}`, async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await installButton(page).click();
    await expect(page.getByText('OperatorGroup: Cluster not reachable')).toBeVisible();
    await expect(planned(page, 'Namespace').getByText('Created', { exact: true })).toBeVisible();
    await page.unroute(`**${GROUPS}`);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectFollowed(page);
    expect(await listed(hub, GROUPS)).toHaveLength(1);
  },
);

test(
  'another user’s earlier Subscription is recognized, and canceling keeps it',
  WIDE,
  async ({ page, hub }) => {
    await openInstall(hub, { packageName: 'ledger-logging', choices: BOOKS });
    await expect(installButton(page)).toBeEnabled();
    let isFirst = true;
    await page.route(`**${SUBSCRIPTIONS}`, async (route) => {
      if (isFirst && route.request().method() === 'POST') {
        isFirst = false;
        await aSubscription(hub, {
          namespace: 'books',
          packageName: 'ledger-logging',
          approval: 'Manual',
        });
      }
      await route.continue();
    });
    await installButton(page).click();
    await expect(
      planned(page, 'Subscription').getByText('Subscription: Already exists'),
    ).toBeVisible();
    await expect(
      planned(page, 'Subscription').getByText('spec.installPlanApproval').first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('OperatorGroup').first()).toBeVisible();
    await expect(dialog.getByTestId('removals')).toHaveCount(0);
    expect(await exists(hub, subscriptionPath('books', 'ledger-logging'))).toBe(true);
  },
);

test('canceling deletes only what this installation created', async ({ page, hub }) => {
  await aNamespace(hub, 'books');
  await stopBeforeSubscription(hub);
  await hub.mended();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Continue installation' })).toBeEnabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByTestId('removals')).toContainText('OperatorGroup');
  await expect(dialog.getByTestId('removals')).not.toContainText('Namespace books');
  await expectAccessible(page, hub);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(dialog.getByText('Installation undone')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  expect(await listed(hub, GROUPS)).toHaveLength(0);
  expect(await exists(hub, '/api/v1/namespaces/books')).toBe(true);
});

test(
  'canceling an installation also deletes the namespace it created',
  WIDE,
  async ({ page, hub }) => {
    await stopBeforeSubscription(hub);
    await hub.mended();
    await page.getByRole('button', { name: 'Cancel' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByTestId('removals')).toContainText('Namespace');
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(dialog.getByText('Installation undone')).toBeVisible();
    await expect.poll(() => exists(hub, '/api/v1/namespaces/books')).toBe(false);
  },
);

/** Submits, with a Subscription that cannot be created. */
async function stopBeforeSubscription(hub: Hub): Promise<void> {
  const { page } = hub;
  await openInstall(hub, { packageName: 'ledger-logging', choices: BOOKS });
  await expect(installButton(page)).toBeEnabled();
  await hub.broken({
    kind: 'disconnected',
    carriesOut: false,
    path: SUBSCRIPTIONS,
    verbs: ['create'],
    dryRun: false,
  });
  await installButton(page).click();
  await expect(planned(page, 'Subscription').getByText('Failed', { exact: true })).toBeVisible();
}
