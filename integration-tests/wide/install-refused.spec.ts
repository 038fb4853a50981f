import { type Effect, expect, onlyLocally, test } from '../fixtures/hub';
import {
  aConfinedProject,
  aNamespace,
  anOperatorGroup,
  aQuota,
  exists,
  subscriptionPath,
} from '../fixtures/cluster';
import { expectFollowed, installButton, openInstall, planned } from '../fixtures/install';

const SUBSCRIPTIONS = '/apis/operators.coreos.com/v1alpha1/namespaces/*/subscriptions';

onlyLocally('it makes the API server refuse');

type Refusal = {
  readonly what: string;
  readonly fault: Effect;
  readonly title: string;
  /** Part of the server's message. */
  readonly words: string;
};

const REFUSALS: readonly Refusal[] = [
  {
    what: 'an admission webhook denies',
    fault: { kind: 'admission-denied', webhook: 'names.policy.io', message: 'not on Fridays' },
    title: 'Subscription: Denied by a cluster policy',
    words: 'denied the request: not on Fridays',
  },
  {
    what: 'a webhook that does not answer',
    fault: { kind: 'webhook-failed', webhook: 'names.policy.io' },
    title: 'Subscription: Admission webhook not responding',
    words: 'context deadline exceeded',
  },
  {
    what: 'a right that is gone meanwhile',
    fault: {
      kind: 'refused',
      code: 403,
      reason: 'Forbidden',
      message:
        'subscriptions.operators.coreos.com is forbidden: User "kubeadmin" cannot create resource "subscriptions" in API group "operators.coreos.com" in the namespace "books"',
    },
    title: 'Subscription: Insufficient permissions',
    words: 'User "kubeadmin" cannot create resource "subscriptions"',
  },
  {
    what: 'a field that the server refuses',
    fault: {
      kind: 'refused',
      code: 422,
      reason: 'Invalid',
      message: 'Subscription.operators.coreos.com "ledger-logging" is invalid',
      details: {
        causes: [
          { reason: 'FieldValueInvalid', message: 'no such channel', field: 'spec.channel' },
        ],
      },
    },
    title: 'Subscription: Rejected by the API server',
    words: 'no such channel',
  },
  {
    what: 'a server that is busy',
    fault: { kind: 'error', code: 429 },
    title: 'Subscription: API server busy',
    words: 'Too many requests',
  },
  {
    what: 'a connection that breaks off',
    fault: { kind: 'disconnected', carriesOut: false },
    title: 'Subscription: Cluster not reachable',
    words: 'Cluster not reachable',
  },
];

test('the cause of a rejected step is shown, created resources remain, and the installation continues from there', async ({
  page,
  hub,
}) => {
  await openInstall(hub, {
    packageName: 'ledger-logging',
    choices: { mode: 'OwnNamespace', namespace: 'books' },
  });
  await expect(installButton(page)).toBeEnabled();
  for (const [index, { what, fault, title, words }] of REFUSALS.entries()) {
    await test.step(what, async () => {
      await hub.broken({ path: SUBSCRIPTIONS, verbs: ['create'], dryRun: false, ...fault });
      await page
        .getByRole('button', { name: index === 0 ? 'Install' : 'Retry', exact: true })
        .click();
      const step = planned(page, 'Subscription');
      await expect(step.getByText(title)).toBeVisible();
      await expect(step.getByText(words).first()).toBeVisible();
      await expect(
        planned(page, 'OperatorGroup').getByText('Created', { exact: true }),
      ).toBeVisible();
      await hub.mended();
    });
  }
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectFollowed(page);
  expect(await exists(hub, subscriptionPath('books', 'ledger-logging'))).toBe(true);
});

test('an exhausted quota is reported before anything is created', async ({ page, hub }) => {
  await aNamespace(hub, 'full');
  await anOperatorGroup(hub, 'full');
  await aQuota(hub, 'full', { 'count/subscriptions.operators.coreos.com': '0' });
  await openInstall(hub, {
    packageName: 'ledger-logging',
    choices: { mode: 'OwnNamespace', namespace: 'full' },
  });
  await expect(page.getByText(/quota/i).first()).toBeVisible();
  await expect(installButton(page)).toBeDisabled();
});

test('the denial of an admission webhook is reported before anything is created', async ({
  page,
  hub,
}) => {
  await hub.broken({
    path: SUBSCRIPTIONS,
    verbs: ['create'],
    kind: 'admission-denied',
    webhook: 'names.policy.io',
    message: 'not on Fridays',
  });
  await openInstall(hub, {
    packageName: 'wax-seal',
  });
  const step = planned(page, 'Subscription');
  await expect(step.getByText('denied the request: not on Fridays')).toBeVisible();
  await expect(page.getByText('The server dry run rejected 1 resource.')).toBeVisible();
});

test('a service account without sufficient permissions fails the plan, and the page names the missing ones', async ({
  page,
  hub,
}) => {
  await aConfinedProject(hub, 'confined', 'installer');
  await openInstall(hub, {
    packageName: 'ledger-logging',
    choices: { mode: 'OwnNamespace', namespace: 'confined' },
  });
  await installButton(page).click();
  await expectFollowed(page);
  const cause =
    'Service account installer, which OLM uses here, does not have permission to create clusterserviceversions.';
  await expect(page.getByText(cause)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'OLM message' }).click();
  const words = /User "system:serviceaccount:confined:installer" cannot create resource/;
  await expect(page.getByText(words).first()).toBeVisible();
});
