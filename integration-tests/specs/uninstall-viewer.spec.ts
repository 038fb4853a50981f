import { expectAccessible } from '../fixtures/accessible';
import { csvPath, exists, anOperatorGroup, aSubscription } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { ONE_NAMESPACE } from '../fixtures/packages';
import { changesBy, mayRemoveNamespaces, mayRemoveWithoutListing } from '../fixtures/permissions';
import { here } from '../fixtures/permissionsRows';
import { refusalsOf, signInAfresh } from '../fixtures/permissionsWalk';
import {
  beginUninstall,
  clearFinalizers,
  expectUninstalled,
  installedCsv,
  openUninstall,
  removalStep,
} from '../fixtures/uninstall';

onlyLocally('it needs other users');

const NAMESPACE = 'team-a';

test.beforeEach(async ({ hub }) => {
  await anOperatorGroup(hub, NAMESPACE);
  await aSubscription(hub, { namespace: NAMESPACE, packageName: ONE_NAMESPACE });
  await installedCsv(hub, NAMESPACE);
});

test('a viewer sees the missing permissions, and changes nothing (UN-002)', async ({
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

test('a project administrator uninstalls an Operator of the project', async ({ hub }) => {
  test.setTimeout(120_000);
  const csv = await installedCsv(hub, NAMESPACE);
  await hub.signIn('project-admin');
  const dialog = await openUninstall(hub, NAMESPACE);
  await beginUninstall(dialog);
  await expectUninstalled(dialog);
  expect(await exists(hub, csvPath(NAMESPACE, csv))).toBe(false);
});

test('a user who can delete but not list reads the affected resources one by one', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  const definition = 'heronclusters.heron.example.com';
  const path = `/apis/apiextensions.k8s.io/v1/customresourcedefinitions/${definition}`;
  await mayRemoveWithoutListing(hub, 'heron.example.com');
  await hub.merge(path, { metadata: { finalizers: ['example.org/hold'] } });
  await hub.signIn('viewer');
  const lists: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/customresourcedefinitions')) lists.push(pathname);
  });
  const dialog = await openUninstall(hub, NAMESPACE);
  await dialog
    .getByRole('checkbox', { name: /^Delete \d+ CustomResourceDefinitions?$/ })
    .check(SOON);
  await beginUninstall(dialog);
  const step = removalStep(page, definition);
  await expect(step).toContainText(
    'Live updates are not available. You do not have permission to watch this resource.',
    SOON,
  );
  await expect(step).toContainText('waiting: finalizer example.org/hold');
  await expectAccessible(page, hub);
  await clearFinalizers(hub, path);
  await step.getByRole('button', { name: /^Refresh/ }).click();
  await expect(step).toContainText('deleted', SOON);
  await expectUninstalled(dialog);
  expect(await exists(hub, path)).toBe(false);
  expect(lists).toEqual([]);
});

test('a user who can delete the namespace but not list its content sees that, and no forbidden request is sent', async ({
  page,
  hub,
}) => {
  await mayRemoveNamespaces(hub, 'heron.example.com');
  await signInAfresh(hub, 'viewer');
  const changes = changesBy(page);
  const refused = refusalsOf(page);
  const dialog = await openUninstall(hub, NAMESPACE);
  await dialog.getByRole('checkbox', { name: /^Delete namespace/ }).check(SOON);
  const why = dialog.getByText(
    /might contain resources of \d+ types that you do not have permission to list/,
  );
  await expect(why).toContainText(here('list', 'secrets'), SOON);
  await expect(why).not.toContainText(here('list', 'pods'));
  await expect(dialog.getByRole('button', { name: /^Uninstall/ })).toBeDisabled();
  await expectAccessible(page, hub);
  expect(refused).toEqual([]);
  expect(changes).toEqual([]);
});
