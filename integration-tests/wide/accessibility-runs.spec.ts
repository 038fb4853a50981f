import type { Page } from '@playwright/test';
import { expectAccessibleInThemes } from '../fixtures/accessible';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { installButton } from '../fixtures/install';
import { expectFocusKept } from '../fixtures/keyboard';
import { openLeftovers } from '../fixtures/leftovers';
import { RUNS } from '../fixtures/accessiblePages';
import { SOON } from '../fixtures/operator';
import { openDialog } from '../fixtures/checkedPages';
import { fillSource, openSources } from '../fixtures/sources';
import { goWithin } from '../fixtures/within';

onlyLocally('it knows what is in the demo packages');

const CATALOG = '/operator-hub-catalog/all-namespaces/openshift-marketplace~redhat-operators';

test.describe('long-running pages are legible in every theme, and keep the focus:', () => {
  test.describe.configure({ timeout: 240_000 });

  test.describe(() => {
    test.use({ state: 'busy' });
    test('an installation, a new catalog', async ({ hub }) => {
      await hub.open('/operator-hub-catalog/all-namespaces');
      await test.step('an installation that is undone', () => installation(hub));
      await test.step('a new catalog', () => newCatalog(hub));
    });

    test('an uninstallation', async ({ hub }) => {
      await hub.open('/operator-hub-installed/all-namespaces');
      await uninstallation(hub);
    });
  });

  test.describe(() => {
    test.use({ state: 'updates', situations: ['wants-every-secret'] });
    test('install plans that are approved in order', async ({ page, hub }) => {
      await hub.open('/operator-hub-updates/all-namespaces');
      const release = await held(page, 'PATCH', /\/installplans\//);
      const { dialog } = await openDialog(page, RUNS.order);
      await dialog
        .getByRole('button', { name: 'Approve 1 install plan', exact: true })
        .press('Enter');
      await expectSaid(hub, 'approving');
      release();
      await expectSaid(hub, 'done');
      await leave(page);
    });
  });

  test.describe(() => {
    test.use({ state: 'extensions' });
    test('updates of extensions', async ({ page, hub }) => {
      await hub.open('/operator-hub-updates/all-namespaces');
      await openDialog(page, RUNS.extensions);
      await expectAccessibleInThemes(page, hub);
    });
  });

  test.describe(() => {
    test.use({ state: 'leftovers', situations: ['version-without-subscription'] });
    test('a clean-up', async ({ page, hub }) => {
      await openLeftovers(hub, ['drift-nets.v1.0.0']);
      const release = await held(page, 'DELETE', /\/clusterserviceversions\//);
      const { dialog } = await openDialog(page, RUNS.cleanUp);
      await dialog.getByRole('button', { name: 'Clean up', exact: true }).press('Enter', SOON);
      await expectSaid(hub, /^Pause$/);
      release();
      await expect(dialog.getByRole('button', { name: 'Pause' })).toHaveCount(0, SOON);
      await expectSaid(hub, /^Delete leftovers:/);
      await leave(page);
    });
  });

  test.describe(() => {
    test.use({ state: 'sources', situations: ['boathouse-pinned'] });
    test('a default catalog that is disabled and enabled', async ({ page, hub }) => {
      const name = 'certified-operators';
      await openSources(hub);
      const off = { ...RUNS.switchOn, named: /^Disable CatalogSource/, press: 'Disable' };
      const { dialog } = await openDialog(page, off);
      await dialog.getByRole('button', { name: 'Disable', exact: true }).press('Enter');
      await expectSaid(hub, `CatalogSource ${name} disabled`);
      await leave(page);
      await openDialog(page, RUNS.switchOn);
      await expectSaid(hub, 'OpenShift re-creates the CatalogSource and its pod.');
    });
  });
});

async function installation(hub: Hub): Promise<void> {
  const { page } = hub;
  await hub.broken({
    kind: 'error',
    code: 503,
    path: '*/subscriptions',
    verbs: ['create'],
    dryRun: false,
  });
  await goWithin(page, `${CATALOG}~ledger-logging/install?mode=OwnNamespace&namespace=books`);
  await expect(installButton(page)).toBeEnabled(SOON);
  await installButton(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Retry', exact: true })).toBeEnabled(SOON);
  await expectAccessibleInThemes(page, hub);
  await hub.mended();
  const release = await held(page, 'DELETE', /\/operatorgroups\//);
  const { dialog } = await openDialog(page, RUNS.backOut);
  const remove = dialog.getByRole('button', { name: /Remove$/ });
  await expect(remove).toBeEnabled(SOON);
  await expectAccessibleInThemes(page, hub);
  await remove.press('Enter');
  await expect(remove).toBeDisabled();
  await expectAccessibleInThemes(page, hub);
  release();
  await expectSaid(hub, 'Installation undone');
  await leave(page);
}

async function newCatalog(hub: Hub): Promise<void> {
  const { page } = hub;
  await goWithin(page, '/operator-hub-sources/all-namespaces/~new');
  await fillSource(page, 'Name', 'nobody-makes-it');
  await page.getByRole('radio', { name: 'All namespaces' }).check();
  await fillSource(page, 'Image', 'registry.example.com/nobody/index:v1');
  await expect(page.getByText(/server dry run succeeded/i)).toBeVisible(SOON);
  await hub.broken({
    kind: 'admission-denied',
    path: '*/catalogsources',
    verbs: ['create'],
    dryRun: false,
    webhook: 'freeze.example.com',
    message: 'nothing comes on a Friday',
  });
  await page.getByRole('button', { name: 'Create', exact: true }).press('Enter');
  await expect(page.getByText(/nothing comes on a Friday/).first()).toBeVisible(SOON);
  await expectAccessibleInThemes(page, hub);
  await expectFocusKept(page);
  await hub.mended();
}

async function uninstallation(hub: Hub): Promise<void> {
  const { page } = hub;
  const release = await held(page, 'DELETE', /\/subscriptions\//);
  const { dialog } = await openDialog(page, RUNS.uninstallation);
  const button = (name: string | RegExp) => dialog.getByRole('button', { name }).last();
  await button(/^Uninstall/).press('Enter', SOON);
  await expectSaid(hub, /^Pause$/);
  await hub.broken({
    kind: 'admission-denied',
    path: '*/clusterserviceversions/*',
    verbs: ['delete'],
    webhook: 'freeze.example.com',
    message: 'nothing goes on a Friday',
  });
  await button(/^Pause$/).press('Enter');
  release();
  await expectSaid(hub, 'Uninstall paused');
  await button('Resume').press('Enter');
  await expectSaid(hub, 'Uninstall stopped at a failed step');
  await hub.mended();
  // One for each version that could not be deleted.
  for (const again of (await dialog.getByRole('button', { name: /^Retry/ }).all()).toReversed())
    await again.press('Enter');
  await expectSaid(hub, / uninstalled$/);
  await leave(page);
}

/** Waits for a text in the dialog, and checks the dialog. */
async function expectSaid(hub: Hub, text: string | RegExp): Promise<void> {
  const { page } = hub;
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(text).first()).toBeVisible(SOON);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expectAccessibleInThemes(page, hub);
}

/** Closes the dialog by its last button. */
async function leave(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().press('Enter');
  await expect(dialog).toHaveCount(0);
  await expectFocusKept(page);
}

/** Delays requests of the page, so that operations in progress can be checked. @returns a function that continues them */
async function held(page: Page, method: string, path: RegExp): Promise<() => void> {
  const made = { release: (): void => undefined };
  const isReleased = new Promise<void>((resolve) => {
    made.release = resolve;
  });
  await page.route(path, async (route) => {
    if (route.request().method() === method) await isReleased;
    await route.fallback();
  });
  return () => {
    made.release();
  };
}
