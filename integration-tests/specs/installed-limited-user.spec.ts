import type { Locator, Page } from '@playwright/test';
import { crashCatalog } from '../fixtures/catalogPods';
import { aNamespace, aProject, aSubscription, anOperatorGroup, namesIn } from '../fixtures/cluster';
import { type Hub, expect, onlyLocally, test, WIDE } from '../fixtures/hub';
import { SOON, openOperator, openTab, remedy } from '../fixtures/operator';
import { POCKET_WIKI } from '../fixtures/packages';
import { changesBy, lookInto, maySeeOperatorHub } from '../fixtures/permissions';
import { goWithin } from '../fixtures/within';

const OLM = '/apis/operators.coreos.com';
const LANTERN = 'lantern-observability.v1.1.0';
const ALL = '/operator-hub-installed/all-namespaces';

onlyLocally('it needs other users, and what is installed in the local cluster');

test.describe('an Operator that watches a project from another namespace', () => {
  test.use({ state: 'busy' });

  test('is known from OLM’s only copied CSV if copies are disabled', async ({ page, hub }) => {
    test.setTimeout(120_000);
    const copies = `${OLM}/v1alpha1/namespaces/team-a/clusterserviceversions?labelSelector=olm.copiedFrom`;
    const feature = { spec: { features: { disableCopiedCSVs: true } } };
    await hub.merge(`${OLM}/v1/olmconfigs/cluster`, feature);
    await expect.poll(() => namesIn(hub, copies), SOON).toHaveLength(0);
    await hub.signIn('project-admin');
    await hub.open('/operator-hub-installed/ns/team-a');
    await page.getByRole('link', { name: 'Lantern Observability' }).click(SOON);
    await expect(page).toHaveURL(new RegExp(`/operator-hub-installed/ns/openshift/${LANTERN}`));
    await expectCopyOnly(page, 'openshift');
    await test.step('the breadcrumb links to a page that the user can view', async () => {
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
      await expect(page.getByRole('link', { name: 'Lantern Observability' })).toBeVisible(SOON);
    });
  });

  test('is known from the copied CSV in the project', WIDE, async ({ page, hub }) => {
    await hub.signIn('project-admin');
    await hub.open(`/operator-hub-installed/ns/team-a/${LANTERN}`);
    await expectCopyOnly(page, 'team-a');
    const objects = await openTab(page, 'Resources');
    await expect(objects.getByRole('row', { name: /^Deployment/ }).last()).toContainText(
      'openshift-operators',
      SOON,
    );
  });

  test('an open page sends no further requests', WIDE, async ({ page, hub }) => {
    test.setTimeout(60_000);
    await page.clock.install();
    await hub.signIn('project-admin');
    const requested = requestsOf(page);
    const shown = page.getByText('Lantern Observability').first();
    await hub.open('/operator-hub-installed/ns/team-a');
    for (const path of ['ns/team-a', 'all-namespaces', `ns/team-a/${LANTERN}`]) {
      await test.step(path, async () => {
        await goWithin(page, `/operator-hub-installed/${path}`);
        await expect(shown).toBeVisible(SOON);
        await aMinuteLater(page, requested);
        const before = requested.length;
        await aMinuteLater(page, requested);
        const [own, ours] = parted(requested.slice(before));
        expect(ours).toEqual([]);
        // The console's heartbeat proves that the minute has passed.
        expect(own.length).toBeGreaterThan(0);
      });
    }
  });

  test('many namespaces are loaded one by one, and those with Operators are watched', async ({
    page,
    hub,
  }) => {
    test.setTimeout(180_000);
    const squads = Array.from({ length: 32 }, (_, index) => `squad-${String(index + 1)}`);
    for (const squad of squads) await aNamespace(hub, squad);
    await lookInto(hub, squads);
    await subscribed(hub, 'squad-31');
    await hub.signIn('viewer');
    await hub.open(ALL);
    const note = page.getByText('Operators in your 33 namespaces').locator('..').locator('..');
    await expect(note).toContainText('Live updates: squad-31', { timeout: 60_000 });
    await expect(note).toContainText(/Last updated: ?Just now/);
    await expect(rowIn(page, 'squad-31')).toBeVisible(SOON);
    await expect(rows(page).filter({ hasText: 'Lantern' })).toHaveCount(1, SOON);
    await expect(rows(page).filter({ hasText: 'Lantern' })).toContainText(
      'Copied from openshift-operators',
    );
    await hub.signIn('cluster-admin');
    await subscribed(hub, 'squad-5');
    await hub.signIn('viewer');
    await expect(rowIn(page, 'squad-5')).toHaveCount(0);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(rowIn(page, 'squad-5')).toBeVisible({ timeout: 60_000 });
    await expect(note).toContainText(/Live updates: squad-31, squad-5/, SOON);
  });
});

test(
  'a user who cannot disable a default catalog sees the required permission',
  WIDE,
  async ({ page, hub }) => {
    test.setTimeout(120_000);
    const hubs = 'operatorhubs.config.openshift.io cluster-wide';
    await aProject(hub, 'books');
    await crashCatalog(hub, 'certified-operators');
    await aSubscription(hub, {
      namespace: 'books',
      packageName: 'pocket-wiki',
      channel: 'alpha',
      catalog: { name: 'community-operators', namespace: 'openshift-marketplace' },
    });
    await lookInto(hub, ['books']);
    await hub.signIn('viewer');
    const changes = changesBy(page);
    await test.step('without permission to view the catalog', async () => {
      const dialog = await takeAway(hub);
      await expect(
        dialog.getByText(/^Default catalogs are disabled\. Other CatalogSources are deleted/),
      ).toBeVisible(SOON);
      await expectRefused(dialog, [`list ${hubs}`]);
    });
    await test.step('with permission to view the catalog, but not the settings of the default catalogs', async () => {
      await hub.signIn('cluster-admin');
      await lookInto(hub, ['openshift-marketplace']);
      await hub.signIn('viewer');
      const dialog = await takeAway(hub);
      await expect(dialog.getByText('Disable CatalogSource certified-operators?')).toBeVisible(
        SOON,
      );
      await expectRefused(dialog, [`list ${hubs}`, `patch ${hubs}`]);
    });
    await test.step('with permission to view both', async () => {
      await hub.signIn('cluster-admin');
      await maySeeOperatorHub(hub);
      await hub.signIn('viewer');
      const dialog = await takeAway(hub);
      await expectRefused(dialog, [`patch ${hubs}`]);
      await expect(dialog.getByText(/patch operatorhub/).first()).toBeVisible();
    });
    expect(changes).toEqual([]);
  },
);

/** Text for a user who can view only a copied CSV. Missing permissions prove nothing about the original. */
async function expectCopyOnly(page: Page, namespace: string): Promise<void> {
  await expect(page.getByText(`You can view only a copied CSV in ${namespace}`)).toBeVisible(SOON);
  await expect(
    page.getByText('list deployments.apps in namespace openshift-operators'),
  ).toBeVisible(SOON);
  const facts = page.getByRole('region', { name: 'Installation' });
  await expect(facts).toContainText(/Subscription\s*Unknown/);
  const conditions = await openTab(page, 'Conditions');
  await expect(
    conditions.getByText(
      /list operatorconditions\.operators\.coreos\.com in namespace openshift-operators/,
    ),
  ).toBeVisible(SOON);
}

/** Opens the dialog that deletes the failing catalog. */
async function takeAway(hub: Hub): Promise<Locator> {
  await openOperator(hub, 'books', POCKET_WIKI);
  await remedy(hub.page, 'Remove CatalogSource certified-operators').first().click(SOON);
  return hub.page.getByRole('dialog');
}

async function expectRefused(dialog: Locator, permissions: readonly string[]): Promise<void> {
  for (const permission of permissions)
    await expect(dialog.getByText(permission, { exact: true })).toBeVisible(SOON);
  await expect(dialog.locator('footer').getByRole('button').first()).toBeDisabled();
}

/** Requests of the console (heartbeat and discovery), and others. */
function parted(requested: readonly string[]): readonly [own: string[], ours: string[]] {
  const isOwn = (one: string) =>
    /\/api\/kubernetes\/(version|api(\/v1)?|apis(\/[^/]+){0,2})$/.test(one);
  return [requested.filter(isOwn), requested.filter((one) => !isOwn(one))];
}

/** Requests of the page. */
function requestsOf(page: Page): readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    requested.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return requested;
}

/** Fires all timers that are due within a minute, and waits for their requests. */
async function aMinuteLater(page: Page, requested: readonly string[]): Promise<void> {
  await page.clock.runFor(60_000);
  for (let before = -1; before !== requested.length;) {
    before = requested.length;
    await page.waitForTimeout(1_000);
  }
}

async function subscribed(hub: Hub, namespace: string): Promise<void> {
  await anOperatorGroup(hub, namespace);
  await aSubscription(hub, { namespace, packageName: 'quilt-sync' });
}

function rows(page: Page): Locator {
  return page.getByTestId('operator-row');
}

function rowIn(page: Page, namespace: string): Locator {
  return page.locator(`[data-test="operator-row"][data-operator^="${namespace}/"]`).first();
}
