import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInThemes } from '../fixtures/accessible';
import { aNamespace, anOperatorGroup } from '../fixtures/cluster';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { RUNS } from '../fixtures/accessiblePages';
import { SOON } from '../fixtures/operator';
import { openDialog } from '../fixtures/checkedPages';
import { showTheme } from '../fixtures/theme';

const LIST = '/operator-hub-installed/ns/weavers';
const KINDS = ['Loom', 'Shuttle', 'Spindle', 'WarpBeam', 'WeftYarnSupplierPolicy', 'Dyeworks'];
const ROW_HEIGHT = 60;

/** Wide and light, narrow and dark: the expanded content of a row fits. */
const LOOKS = [
  { width: 1440, isDark: false },
  { width: 800, isDark: true },
] as const;

onlyLocally('it installs what no catalog has');

test.beforeEach(async ({ hub }) => {
  await aNamespace(hub, 'weavers');
  await aNamespace(hub, 'looms');
  await anOperatorGroup(hub, 'weavers', ['weavers', 'looms']);
  await aWeaversCsv(hub);
});

for (const { width, isDark } of LOOKS) {
  test(`${String(width)} px: all APIs of an Operator open beside the row, which offers its plugin`, async ({
    page,
    hub,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await hub.open(LIST);
    const row = page.getByTestId('operator-row');
    await expect(row.getByRole('link', { name: 'Plugin available' })).toBeVisible(SOON);
    await showOnly(page, 'Provided APIs');
    await showTheme(page, { isDark, contrast: 'default' });
    const more = row.getByRole('button', { name: RUNS.apis.press });
    await expect(more).toBeVisible();
    expect((await row.boundingBox())?.height).toBe(ROW_HEIGHT);
    // In one line.
    expect((await more.boundingBox())?.height).toBeLessThan(ROW_HEIGHT / 2);
    await more.click();
    const popover = page.getByRole('dialog', { name: RUNS.apis.named });
    await expect(popover.getByRole('listitem')).toHaveText(KINDS);
    await expectAccessibleInThemes(page, hub);
    await popover.getByRole('link', { name: 'Provided APIs' }).click();
    await expect(page).toHaveURL(/operator-hub-installed\/.*\/weavers-guild\.v1\.0\.0\/apis/);
    await expect(page.getByRole('heading', { level: 1, name: 'Weavers’ Guild' })).toBeVisible(SOON);
  });
}

test('the namespaces that an Operator manages open beside the row', async ({ page, hub }) => {
  await hub.open(LIST);
  await expect(page.getByTestId('operator-row')).toBeVisible(SOON);
  await showOnly(page, 'Managed namespaces');
  const { dialog, button } = await openDialog(page, RUNS.namespaces);
  await expect(dialog.getByRole('listitem')).toHaveText(['looms', 'weavers']);
  await expectAccessibleInThemes(page, hub);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('unfinished operations are shown in the list', async ({ page, hub }) => {
  const manifest = {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'Subscription',
    metadata: { name: 'weavers-guild', namespace: 'weavers' },
    spec: { name: 'weavers-guild', source: 'fair', sourceNamespace: 'openshift-marketplace' },
  };
  await hub.open(LIST);
  await page.evaluate(
    ([key, text]) => {
      sessionStorage.setItem(key, text);
    },
    [
      '["kubeadmin"] operator-hub/resubscription/weavers/weavers-guild',
      JSON.stringify({ manifest }),
    ] as const,
  );
  await hub.open(LIST);
  await expect(page.getByText('Subscription of weavers-guild not re-created')).toBeVisible(SOON);
  await page.setViewportSize({ width: 800, height: 900 });
  await showTheme(page, { isDark: true, contrast: 'default' });
  await expectAccessible(page, hub);
  await page.getByRole('link', { name: 'Resume weavers-guild' }).click();
  await expect(page).toHaveURL(/operator-hub-installed\/ns\/weavers\/weavers-guild/);
  await expect(
    page.getByRole('heading', { name: /^Operator weavers-guild not found/ }),
  ).toBeVisible(SOON);
});

async function showOnly(page: Page, column: string): Promise<void> {
  await page.getByRole('button', { name: 'Manage columns' }).click();
  const dialog = page.getByRole('dialog');
  const all = dialog.getByRole('checkbox', { name: 'All columns' });
  await all.check();
  await all.uncheck();
  await dialog.getByRole('checkbox', { name: column }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
}

/** Six APIs, a console plugin, and no Deployments. */
async function aWeaversCsv(hub: Hub): Promise<void> {
  const metadata = {
    name: 'weavers-guild.v1.0.0',
    namespace: 'weavers',
    annotations: { 'console.openshift.io/plugins': '["weavers-guild-plugin"]' },
  };
  const owned = KINDS.map((kind) => ({
    kind,
    name: `${kind.toLowerCase()}s.loom.example.com`,
    version: 'v1',
  }));
  await hub.api(
    'POST',
    '/apis/operators.coreos.com/v1alpha1/namespaces/weavers/clusterserviceversions',
    {
      apiVersion: 'operators.coreos.com/v1alpha1',
      kind: 'ClusterServiceVersion',
      metadata,
      spec: {
        displayName: 'Weavers’ Guild',
        version: '1.0.0',
        provider: { name: 'Weavers’ Guild' },
        installModes: ['OwnNamespace', 'MultiNamespace'].map((type) => ({ type, supported: true })),
        install: { strategy: 'deployment', spec: { deployments: [] } },
        customresourcedefinitions: { owned },
      },
    },
  );
}
