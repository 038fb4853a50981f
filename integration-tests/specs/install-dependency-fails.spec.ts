/** An Operator whose dependency fails after OLM installs it, because another Operator provides the same API (OG-013). */
import {
  aNamespace,
  aProject,
  anOperatorGroup,
  aSubscription,
  exists,
  subscriptionPath,
} from '../fixtures/cluster';
import { expectAccessible, expectAccessibleInThemes } from '../fixtures/accessible';
import { type Hub, expect, onlyLocally, test, WIDE } from '../fixtures/hub';
import { expectFollowed, expectReady, installButton, openInstall } from '../fixtures/install';
import { RUNS } from '../fixtures/accessiblePages';
import { openDialog } from '../fixtures/checkedPages';
import { installedCsv } from '../fixtures/uninstall';

onlyLocally('it knows the dependencies of the demo packages');

const READY = { timeout: 60_000 };
const PREDICTED =
  /heron-database will fail because HeronCluster.* already provided in openshift-operators/;
const FAILED = /heron-database\.v\S+ failed$/;

/** Heron's community edition watches all namespaces. OLM does not count it when it installs into `books`. */
async function aClash(hub: Hub): Promise<void> {
  await aProject(hub, 'books');
  await aSubscription(hub, { namespace: 'openshift-operators', packageName: 'heron-community' });
  await installedCsv(hub, 'openshift-operators', 'heron-community');
}

async function openForm(hub: Hub, choices: Readonly<Record<string, string>> = {}): Promise<void> {
  await openInstall(hub, {
    packageName: 'saffron-search',
    catalog: 'certified-operators',
    choices: { mode: 'OwnNamespace', namespace: 'books', ...choices },
  });
}

test('a predicted failure is a finding, requires a second step, and occurs', async ({
  page,
  hub,
}) => {
  test.setTimeout(180_000);
  await aClash(hub);
  await openForm(hub);

  await test.step('the finding comes first and is repeated beside the button', async () => {
    const first = page.getByRole('list', { name: 'Validation' }).getByRole('listitem').first();
    await expect(first).toContainText(PREDICTED, READY);
    await expect(
      page.getByRole('button', { name: 'Install in openshift-operators' }),
    ).toBeVisible();
    await expect(page.getByText('No problems found.')).toHaveCount(0);
    await expect(installButton(page)).toHaveAccessibleDescription(/1 failure is predicted\./);
  });

  await test.step('the second step names the failure and can be canceled by keyboard', async () => {
    const { dialog } = await openDialog(page, RUNS.predicted);
    await expect(dialog).toContainText(PREDICTED);
    await expectAccessibleInThemes(page, hub);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(installButton(page)).toBeFocused();
    expect(await exists(hub, subscriptionPath('books', 'saffron-search'))).toBe(false);
    await installButton(page).click();
    await dialog.getByRole('button', { name: 'Install anyway' }).click();
    await expectFollowed(page);
  });

  await test.step('the outcome names the failure, its cause and a remedy, also after a reload', async () => {
    for (const isReloaded of [false, true]) {
      if (isReloaded) await page.reload();
      await expect(page.getByText(FAILED)).toBeVisible(READY);
      await expect(
        page.getByText(/Operator in another OperatorGroup provides the same APIs/),
      ).toBeVisible();
      await expect(page.getByText(/^Uninstall one of the Operators/)).toBeVisible();
      const operators = page.getByTestId('planned-operator');
      await expect(operators).toHaveText(
        [/^saffron-search\S+ Ready$/, /^heron-database\S+ Failed$/],
        READY,
      );
      await expect(page.getByText('Installed and ready')).toHaveCount(0);
    }
    await expectAccessible(page, hub);
    await page.getByRole('link', { name: /^Operator heron-database/ }).click();
    await expect(page.getByRole('region', { name: 'Status' })).toContainText('Failed', READY);
  });
});

test(
  'with manual approval, the outcome also counts the dependency',
  WIDE,
  async ({ page, hub }) => {
    test.setTimeout(180_000);
    await aClash(hub);
    await openForm(hub, { approval: 'Manual' });
    await installButton(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Install anyway' }).click();
    await page.getByRole('button', { name: 'Approve 2 installs' }).click(READY);
    await expect(page.getByText(FAILED)).toBeVisible(READY);
  },
);

test(
  'a copied CSV of the same version satisfies the dependency: no failure is predicted, and none occurs',
  WIDE,
  async ({ page, hub }) => {
    test.setTimeout(180_000);
    await aProject(hub, 'books');
    await aNamespace(hub, 'shelves');
    await anOperatorGroup(hub, 'shelves', ['shelves', 'books']);
    await aSubscription(hub, { namespace: 'shelves', packageName: 'heron-database' });
    await installedCsv(hub, 'shelves', 'heron-database');
    await openForm(hub);
    await expect(page.getByText('No problems found.')).toBeVisible(READY);
    await installButton(page).click();
    await expectReady(page);
  },
);
