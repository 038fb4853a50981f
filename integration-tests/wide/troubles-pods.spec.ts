import { aNamespace, aProject, aSubscription, anOperatorGroup } from '../fixtures/cluster';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import {
  SOON,
  expectStuck,
  expectWords,
  openOperator,
  remedy,
  stage,
  statusOf,
} from '../fixtures/operator';

onlyLocally('it knows what is in the demo packages');

/** Recording csv_never_ready. */
test('pods that never become ready: one click shows the end of the log and the events', async ({
  page,
  hub,
}) => {
  await subscribe(hub, 'foghorn-alerts');
  await page.clock.install();
  await openOperator(hub, 'books', /^Foghorn Alerts$/);
  await expect(stage(page, 'Ready')).toContainText('In progress', SOON);
  // The state counts as normal for half a minute.
  await page.clock.fastForward('01:00');
  await expect(stage(page, 'Ready')).toContainText('Degraded', SOON);
  await remedy(page, /^View log of pod/)
    .first()
    .click(SOON);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/healthz check failed/)).toBeVisible(SOON);
  await expect(dialog.getByRole('grid', { name: 'Pod events' })).toContainText('Scheduled');
});

test('pods that crash: the log of the previous run is shown', async ({ page, hub }) => {
  await subscribe(hub, 'tumbleweed-tests');
  await openOperator(hub, 'books', /^Tumbleweed/);
  await remedy(page, /^View log of pod/)
    .first()
    .click(SOON);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Previous run' }).check(SOON);
  await expect(dialog.getByText(/configuration is missing/)).toBeVisible(SOON);
  await page.keyboard.press('Escape');
  await expect(remedy(page, /^View log of pod/).first()).toBeFocused();
});

test('an Operator whose image cannot be pulled: the page says that no log exists, and retries failed requests for events', async ({
  page,
  hub,
}) => {
  await subscribe(hub, 'driftwood-archive');
  await openOperator(hub, 'books', /^Driftwood Archive$/);
  await page.route('**/events?fieldSelector=*', (route) => route.fulfill({ status: 500 }));
  await remedy(page, /^View log of pod/)
    .first()
    .click(SOON);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No log available')).toBeVisible(SOON);
  await expect(dialog.getByText('Pod events: An error occurred')).toBeVisible();
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText(/Back-off pulling image/).first()).toBeVisible();
});

/** Recording min_kube_version. */
test('a Kubernetes version that is too old: required and actual version are shown', async ({
  page,
  hub,
}) => {
  await aNamespace(hub, 'books');
  await anOperatorGroup(hub, 'books', []);
  await aSubscription(hub, {
    namespace: 'books',
    packageName: 'halcyon-scheduler',
  });
  await openOperator(hub, 'books', /^Halcyon Scheduler$/);
  await expectStuck(page, { at: 'Install', state: 'Degraded', title: 'Requirements not met' });
  await expect(
    statusOf(page)
      .getByText(/requires Kubernetes .*1\.99\.0/)
      .first(),
  ).toBeVisible();
  await expectWords(page, /minKubeVersion/);
});

/** Recording deprecated. */
test('deprecations of the catalog are marked, with the alternative', async ({ page, hub }) => {
  await aProject(hub, 'books');
  await aSubscription(hub, {
    namespace: 'books',
    packageName: 'old-mill',
    channel: 'legacy',
  });
  await openOperator(hub, 'books', /^Old Mill Pipelines$/);
  for (const level of ['package', 'channel', 'version']) {
    await expect(page.getByText(`Deprecated ${level}`).first()).toBeVisible(SOON);
  }
  await expect(page.getByText(/Switch to stable/).first()).toBeVisible();
});

async function subscribe(hub: Hub, packageName: string): Promise<void> {
  await aProject(hub, 'books');
  await aSubscription(hub, { namespace: 'books', packageName });
}
