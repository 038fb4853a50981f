import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { csvPath, exists, subscriptionPath } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import {
  changesAmong,
  impersonate,
  stopImpersonating,
  watchRequests,
} from '../fixtures/impersonation';
import { SOON } from '../fixtures/operator';
import { fillSource } from '../fixtures/sources';
import { clearFinalizers, removalStep } from '../fixtures/uninstall';
import { approvedIn, openUpdates, planRow } from '../fixtures/updates';
import { goWithin } from '../fixtures/within';

const LINE = ['first-in-line', 'third-in-line'] as const;
const [FIRST, SECOND] = LINE;
const OPERATOR = 'river-gateway';
const CSV = 'river-gateway.v7.0.0';

/** A user who can view everything and change nothing. */
const READER = { user: 'clara' } as const;

test.use({ state: 'updates', situations: LINE });

onlyLocally('it knows who may see what in the local cluster');

test('an uninstall pauses during impersonation and continues afterward', async ({ page, hub }) => {
  const requested = await watchRequests(page);
  const subscription = subscriptionPath(SECOND, OPERATOR);
  await hub.merge(subscription, { metadata: { finalizers: ['example.org/hold'] } });
  await test.step('start it, and leave', async () => {
    await hub.open(`/operator-hub-installed/ns/${SECOND}?uninstall=${SECOND}/${OPERATOR}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Uninstall/ }).click(SOON);
    await expect(removalStep(page, OPERATOR).first()).toContainText('finalizer', SOON);
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  });

  await impersonate(page, READER);
  const before = requested().length;
  await test.step('the list offers nothing to another user', async () => {
    await goWithin(page, `/operator-hub-installed/ns/${SECOND}`);
    await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible(SOON);
    await expect(page.getByRole('link', { name: /^Resume / })).toHaveCount(0);
    await expectAccessible(page, hub);
  });
  await test.step('the dialog does not continue it either, although nothing blocks it', async () => {
    await clearFinalizers(hub, subscription);
    await expect.poll(() => exists(hub, subscription)).toBe(false);
    await goWithin(page, `/operator-hub-installed/ns/${SECOND}?uninstall=${SECOND}/${CSV}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/delete clusterserviceversions/).first()).toBeVisible(SOON);
    await expect(dialog.getByTestId('removal-step')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(changesAmong(requested().slice(before))).toEqual([]);
    expect(await exists(hub, csvPath(SECOND, CSV))).toBe(true);
  });

  await stopImpersonating(page);
  await goWithin(page, `/operator-hub-installed/ns/${SECOND}`);
  await page.getByRole('link', { name: /^Resume / }).click(SOON);
  await page.getByRole('dialog').getByRole('button', { name: 'Resume', exact: true }).click(SOON);
  await expect(removalStep(page, CSV)).toContainText('deleted', SOON);
  expect(await exists(hub, csvPath(SECOND, CSV))).toBe(false);
  expect(changesAmong(requested()).filter(({ as }) => as !== '')).toEqual([]);
});

test('approvals in progress pause during impersonation', async ({ page, hub }) => {
  const requested = await watchRequests(page);
  await openUpdates(hub, LINE, { query: '?sort=namespace' });
  for (const namespace of LINE) {
    await planRow(page, namespace)
      .getByRole('checkbox', { name: /^Select install plan/ })
      .check();
  }
  await page.getByRole('button', { name: /^Approve 2 install plans? in order$/ }).click();
  const release = await holdingApprovals(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Approve 2 install plans?$/ }).click();
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText(/Approving in order: 0 of 2 completed/)).toBeVisible();

  await impersonate(page, READER);
  const before = requested().length;
  await test.step('the inbox offers nothing to another user', async () => {
    await goWithin(page, '/operator-hub-updates/all-namespaces?sort=namespace');
    await expect(planRow(page, SECOND)).toBeVisible(SOON);
  });
  await test.step('the first was sent before; no other follows', async () => {
    release();
    await expect.poll(() => approvedIn(hub, FIRST), SOON).toHaveLength(2);
    await expect(planRow(page, FIRST)).toHaveCount(0, SOON);
    await expect(page.getByRole('button', { name: 'Show approvals' })).toHaveCount(0);
    expect(await approvedIn(hub, SECOND)).toHaveLength(1);
    expect(changesAmong(requested().slice(before))).toEqual([]);
  });

  await stopImpersonating(page);
  await page.unroute('**/installplans/**');
  await goWithin(page, '/operator-hub-updates/all-namespaces');
  await page.getByRole('button', { name: 'Show approvals' }).click(SOON);
  await dialog.getByRole('button', { name: /^Continue \(\d+ remaining\)/ }).click();
  await expect.poll(() => approvedIn(hub, SECOND), SOON).toHaveLength(2);
  expect(changesAmong(requested()).filter(({ as }) => as !== '')).toEqual([]);
});

test('a draft is restored only for the user who typed it', async ({ page, hub }) => {
  const image = page.getByRole('textbox', { name: 'Image', exact: true });
  const account = page.getByRole('textbox', { name: 'Service account' });
  await hub.open(NEW_SOURCE);
  await fillSource(page, 'Name', 'typed-as-oneself');
  await fillSource(page, 'Image', 'registry.example.com/oneself:v1');
  await openInstallForm(page);
  await account.fill('typed-as-oneself');
  await account.blur();
  await expect(page.getByText(/Unsaved changes are kept in this browser tab/)).toBeVisible();

  await test.step('another user finds both forms empty, and types their own draft', async () => {
    await impersonate(page, READER);
    await goWithin(page, NEW_SOURCE);
    await expect(image).toHaveValue('', SOON);
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
    await fillSource(page, 'Image', 'registry.example.com/clara:v1');
    await openInstallForm(page);
    await expect(account).toHaveValue('');
    await expect(page.getByText(/Unsaved settings found/)).toHaveCount(0);
    await account.fill('typed-as-clara');
    await account.blur();
    await expect(page.getByText(/Unsaved changes are kept in this browser tab/)).toBeVisible();
  });
  await test.step('the first user finds their draft again', async () => {
    await stopImpersonating(page);
    await goWithin(page, NEW_SOURCE);
    await expect(image).toHaveValue('registry.example.com/oneself:v1', SOON);
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
      'typed-as-oneself',
    );
    await openInstallForm(page);
    await expect(account).toHaveValue('typed-as-oneself');
  });
});

/** Delays approvals until they are released. */
async function holdingApprovals(page: Page): Promise<() => void> {
  const held: (() => void)[] = [];
  await page.route('**/installplans/**', async (route) => {
    if (route.request().method() === 'PATCH') await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  return () => {
    for (const go of held.splice(0)) go();
  };
}

const NEW_SOURCE = '/operator-hub-sources/all-namespaces/~new';
const INSTALL =
  '/operator-hub-catalog/all-namespaces/openshift-marketplace~release-train~brook-cache/install?mode=OwnNamespace&namespace=books';

/** Includes rarely used fields. */
async function openInstallForm(page: Page): Promise<void> {
  await goWithin(page, INSTALL);
  const advanced = page.getByRole('button', { name: 'Advanced' });
  await expect(advanced).toBeVisible(SOON);
  // Already expanded if a field has a value.
  if ((await advanced.getAttribute('aria-expanded')) !== 'true') await advanced.click();
}
