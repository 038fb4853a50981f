import { MARKETPLACE_CATALOGS, MARKETPLACE_PODS, crashCatalog } from '../fixtures/catalogPods';
import {
  anUnavailableCatalog,
  aProject,
  aSubscription,
  exists,
  namesIn,
} from '../fixtures/cluster';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import {
  SOON,
  carryOut,
  expectWell,
  expectWords,
  openOperator,
  statusOf,
} from '../fixtures/operator';
import { POCKET_WIKI } from '../fixtures/packages';

onlyLocally('it knows what is in the demo packages');

test.beforeEach(async ({ hub }) => {
  await aProject(hub, 'books');
});

/** Recording catalog_unhealthy: a catalog that the Subscription does not use blocks its resolution. */
test('a dead catalog blocks all Subscriptions: it is deleted, and OLM continues', async ({
  page,
  hub,
}) => {
  await anUnavailableCatalog(hub, 'dead-letters');
  await subscribe(hub);
  await openOperator(hub, 'books', POCKET_WIKI);
  await expect(
    statusOf(page)
      .getByText(/Catalog dead-letters in namespace \S+ is unavailable/)
      .first(),
  ).toBeVisible(SOON);
  await expectWords(page, /error using catalogsource openshift-marketplace\/dead-letters/);
  await carryOut(page, {
    button: 'Remove CatalogSource dead-letters',
    action: 'Delete',
    done: 'CatalogSource dead-letters deleted',
  });
  await expectWell(page);
  expect(await exists(hub, `${MARKETPLACE_CATALOGS}/dead-letters`)).toBe(false);
});

test('a default catalog whose pod crashes is restarted, and OLM continues', async ({
  page,
  hub,
}) => {
  const pod = await crashCatalog(hub, 'community-operators');
  await subscribe(hub);
  await openOperator(hub, 'books', POCKET_WIKI);
  await carryOut(page, {
    button: 'Restart CatalogSource community-operators',
    action: 'Restart',
    done: 'CatalogSource community-operators is restarting',
  });
  await expectWell(page);
  expect(await namesIn(hub, MARKETPLACE_PODS)).not.toContain(pod);
});

test('an unused default catalog is disabled for the cluster and stays disabled', async ({
  page,
  hub,
}) => {
  await crashCatalog(hub, 'certified-operators');
  await subscribe(hub);
  await openOperator(hub, 'books', POCKET_WIKI);
  await carryOut(page, {
    button: 'Remove CatalogSource certified-operators',
    action: 'Disable',
    done: 'CatalogSource certified-operators disabled',
  });
  await expectWell(page);
  expect(await exists(hub, `${MARKETPLACE_CATALOGS}/certified-operators`)).toBe(false);
  expect(await hub.api('GET', '/apis/config.openshift.io/v1/operatorhubs/cluster')).toMatchObject({
    spec: { sources: [{ name: 'certified-operators', disabled: true }] },
  });
});

function subscribe(hub: Hub): Promise<void> {
  const packageName = 'pocket-wiki';
  const catalog = { name: 'community-operators', namespace: 'openshift-marketplace' };
  return aSubscription(hub, {
    namespace: 'books',
    packageName,
    channel: 'alpha',
    catalog,
  });
}
