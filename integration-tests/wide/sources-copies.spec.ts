import { csvPath, exists, namesIn } from '../fixtures/cluster';
import { expect, type Hub, onlyLocally, test } from '../fixtures/hub';
import { install, openInstall } from '../fixtures/install';
import { SOON } from '../fixtures/operator';
import { ALL_NAMESPACES } from '../fixtures/packages';
import { close } from '../fixtures/sources';

onlyLocally('it changes OLM for the whole cluster');
test.setTimeout(120_000);

/** CSV-019 … CSV-023 */
test('copied CSVs are disabled with their impact shown, and enabled again', async ({
  page,
  hub,
}) => {
  await openInstall(hub, { packageName: ALL_NAMESPACES });
  await install(page);
  const [csv = ''] = await namesIn(hub, csvPath('openshift-operators', '').replace(/\/$/u, ''));
  expect(await exists(hub, csvPath('team-b', csv))).toBe(true);

  await openCopiedCsvs(hub);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Disable', exact: true }).click();
  await expect(dialog.getByText(/Copied CSVs disabled/)).toBeVisible(SOON);
  await expect.poll(() => exists(hub, csvPath('team-b', csv)), SOON).toBe(false);
  // The console delivers watch events with a delay; only then the dialog offers the opposite.
  await expect(dialog.getByText(/OLM message: Copied CSVs are disabled/)).toBeVisible(SOON);
  await close(dialog);

  await openCopiedCsvs(hub);
  await dialog.getByRole('button', { name: 'Enable', exact: true }).click();
  await expect.poll(() => exists(hub, csvPath('team-b', csv)), SOON).toBe(true);
  await close(dialog);
});

async function openCopiedCsvs({ open, page }: Hub): Promise<void> {
  await open('/operator-hub-installed/all-namespaces');
  await page.getByRole('button', { name: 'Actions for Installed Operators' }).click();
  await page.getByRole('menuitem', { name: 'Copied CSVs', exact: true }).click(SOON);
}
