import { expectAccessible } from '../fixtures/accessible';
import { csvPath, exists, anOperatorGroup, aSubscription } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { ONE_NAMESPACE } from '../fixtures/packages';
import { changesBy } from '../fixtures/rights';
import {
  beginUninstall,
  expectUninstalled,
  installedCsv,
  openUninstall,
} from '../fixtures/uninstall';

onlyLocally('it needs other users');

const NAMESPACE = 'team-a';

test.beforeEach(async ({ hub }) => {
  await anOperatorGroup(hub, NAMESPACE);
  await aSubscription(hub, { namespace: NAMESPACE, packageName: ONE_NAMESPACE });
  await installedCsv(hub, NAMESPACE);
});

test('who may only look is told which rights are missing, and changes nothing (UN-002)', async ({
  page,
  hub,
}) => {
  await hub.signIn('viewer');
  const changes = changesBy(page);
  const dialog = await openUninstall(hub, NAMESPACE);
  await expect(
    dialog.getByText(/delete subscriptions\.operators\.coreos\.com .*in namespace team-a/),
  ).toBeVisible(SOON);
  await expect(dialog.getByRole('button', { name: /^Uninstall/ })).toBeDisabled();
  await expectAccessible(page, hub);
  expect(changes).toEqual([]);
});

test('a project administrator uninstalls what is in the project', async ({ hub }) => {
  test.setTimeout(120_000);
  const csv = await installedCsv(hub, NAMESPACE);
  await hub.signIn('project-admin');
  const dialog = await openUninstall(hub, NAMESPACE);
  await beginUninstall(dialog);
  await expectUninstalled(dialog);
  expect(await exists(hub, csvPath(NAMESPACE, csv))).toBe(false);
});
