import type { Locator, Page } from '@playwright/test';
import { aConfinedProject, aProject, aSubscription } from '../fixtures/cluster';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { approvePlan, expectInstalled } from '../fixtures/olm';
import {
  SOON,
  carryOut,
  expectStuck,
  expectWell,
  expectWords,
  openOperator,
  openTab,
  stage,
  statusOf,
} from '../fixtures/operator';

const CONDITION =
  '/apis/operators.coreos.com/v2/namespaces/books/operatorconditions/stepping-stones.v1.0.0';
const STONES = /^(stepping-stones|Stepping Stones)$/;

onlyLocally('it knows what is in the demo packages');

/** Recording install_manual_then_upgrade. */
test('an install plan that requires approval is approved, and the Operator becomes ready', async ({
  page,
  hub,
}) => {
  await aProject(hub, 'books');
  await subscribeManually(hub);
  await openOperator(hub, 'books', STONES);
  await expectStuck(page, {
    at: 'Plan',
    state: 'Requires approval',
    title: 'Requires approval',
  });
  await page.getByRole('link', { name: 'Review installation' }).first().click();
  await page.getByRole('button', { name: /^Approve install/ }).click(SOON);
  await expect(page.getByText('Install plan complete')).toBeVisible(SOON);
  await openOperator(hub, 'books', STONES);
  await expect(page.getByRole('list', { name: 'Summary' })).toContainText('Update available', SOON);
});

/** Recording shared_installplan: a Manual Subscription blocks an Automatic one in its namespace. */
test('an Automatic Operator blocked by the approval of another shows why', async ({
  page,
  hub,
}) => {
  await aProject(hub, 'books');
  await subscribeManually(hub);
  await approvePlan(hub, { namespace: 'books', csv: 'stepping-stones.v1.0.0' });
  await aSubscription(hub, {
    namespace: 'books',
    packageName: 'pocket-wiki',
  });
  await openOperator(hub, 'books', /^(pocket-wiki|Pocket Wiki)$/);
  await expect(stage(page, 'Plan')).toContainText('Requires approval', SOON);
  await expect(
    statusOf(page)
      .getByText(/stepping-stones/i)
      .first(),
  ).toBeVisible();
});

/** Recording not_upgradeable. */
test('an administrator overrides an Upgradeable condition that blocks an update', async ({
  page,
  hub,
}) => {
  await aProject(hub, 'books');
  await subscribeManually(hub);
  await approvePlan(hub, { namespace: 'books', csv: 'stepping-stones.v1.0.0' });
  await hub.merge(CONDITION, {
    spec: {
      conditions: [
        {
          type: 'Upgradeable',
          status: 'False',
          reason: 'CrossingUnderWay',
          message: 'a crossing is half done',
          lastTransitionTime: new Date().toISOString(),
        },
      ],
    },
  });
  await approvePlan(hub, { namespace: 'books', csv: 'stepping-stones.v1.1.0', phase: 'Pending' });
  await openOperator(hub, 'books', STONES);
  await expect(statusOf(page).getByText('Update blocked').first()).toBeVisible(SOON);
  await expectWords(page, /operator is not upgradeable/i);
  await expectHeldBack(page, { version: '1.0.0', to: '1.1.0' });
  await carryOut(page, {
    button: 'Override condition Upgradeable',
    action: 'Override',
    done: 'Override applied',
  });
  await expectInstalled(hub, 'books', 'stepping-stones.v1.1.0');
  await expect(statusOf(page).getByText('Update blocked')).toHaveCount(0, SOON);
});

/** Recording approve_invalid: OLM installs as a ServiceAccount without permissions. */
test('an installer without permissions: the missing permission is named', async ({ page, hub }) => {
  await aConfinedProject(hub, 'books', 'weak');
  await aSubscription(hub, {
    namespace: 'books',
    packageName: 'pocket-wiki',
  });
  await openOperator(hub, 'books', /^(pocket-wiki|Pocket Wiki)$/);
  await expect(stage(page, 'Install')).toContainText(/Degraded|Failed/, SOON);
  await expect(
    statusOf(page)
      .getByText(/Service account weak, which OLM uses here/)
      .first(),
  ).toBeVisible();
});

/** Recording install_automatic. */
test('a healthy Operator shows no installation progress', async ({ page, hub }) => {
  await aProject(hub, 'books');
  await aSubscription(hub, {
    namespace: 'books',
    packageName: 'pocket-wiki',
  });
  await openOperator(hub, 'books', /^Pocket Wiki$/);
  await expectWell(page);
  await expect(statusOf(page).getByRole('button', { name: /Create|Delete|Restart/ })).toHaveCount(
    0,
  );
});

function subscribeManually(hub: Hub): Promise<void> {
  return aSubscription(hub, {
    namespace: 'books',
    packageName: 'stepping-stones',
    approval: 'Manual',
    startingCSV: 'stepping-stones.v1.0.0',
  });
}

/** OLM already reports the new version as installed, but the page shows the running one. */
async function expectHeldBack(
  page: Page,
  { version, to }: { readonly version: string; readonly to: string },
): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(page.locator('header').filter({ has: title })).toContainText(version);
  const overview = await openTab(page, 'Overview');
  await expect(factOf(overview, 'Installed version')).toContainText(`.v${version}`);
  const updates = await openTab(page, 'Updates');
  await expect(
    updates.getByText(`Update from ${version} to ${to} blocked`, { exact: true }),
  ).toBeVisible(SOON);
  const steps = updates.getByRole('list', { name: /^Versions from installed/ });
  await expect(steps.getByRole('listitem').filter({ hasText: version })).toContainText('Installed');
  await expect(steps.getByRole('listitem').filter({ hasText: to })).toContainText('Next');
}

function factOf(panel: Locator, term: string): Locator {
  return panel.locator('dl > div').filter({ hasText: new RegExp(`^${term}`) });
}
