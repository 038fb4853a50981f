import {
  aProject,
  aSubscription,
  csvPath,
  exists,
  namesIn,
  partOf,
  subscriptionPath,
} from '../fixtures/cluster';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { deleteForGood, expectInstalled } from '../fixtures/olm';
import { SOON } from '../fixtures/operator';
import { ALL_NAMESPACES, ONE_NAMESPACE } from '../fixtures/packages';
import {
  anInstalledOperator,
  beginUninstall,
  clearFinalizers,
  countOf,
  expectUninstalled,
  openUninstall,
  removalStep,
} from '../fixtures/uninstall';

onlyLocally('it knows what is in the demo packages');

/** Waits until a namespace has no resources of OLM. */
async function expectNothingLeft(hub: Hub, namespace: string): Promise<void> {
  expect(await countOf(hub, namespace, 'subscriptions')).toBe(0);
  expect(await countOf(hub, namespace, 'clusterserviceversions')).toBe(0);
}

/** A resource without server-side fields, to be created again. */
function withoutStatus(
  object: unknown,
  metadata: { readonly name: string; readonly namespace: string },
) {
  return {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'ClusterServiceVersion',
    metadata,
    spec: partOf(object, 'spec'),
  };
}

test('a CSV that failed (recording unsupported_install_mode)', async ({ page, hub }) => {
  const namespace = 'failed-csv';
  await aProject(hub, namespace);
  await aSubscription(hub, { namespace, packageName: ALL_NAMESPACES });
  await hub.open(`/operator-hub-installed/ns/${namespace}`);
  await expect(page.getByTestId('operator-row')).toContainText('Install mode not supported', SOON);
  const dialog = await openUninstall(hub, namespace);
  await beginUninstall(dialog);
  await expectUninstalled(dialog);
  await expectNothingLeft(hub, namespace);
});

test('a Subscription that never got a CSV (recording no_such_channel)', async ({ hub }) => {
  const namespace = 'no-csv';
  await aProject(hub, namespace);
  const catalog = { name: 'community-operators', namespace: 'openshift-marketplace' };
  await aSubscription(hub, { namespace, packageName: ONE_NAMESPACE, channel: 'ghost', catalog });
  const dialog = await openUninstall(hub, namespace);
  await beginUninstall(dialog);
  await expectUninstalled(dialog);
  await expectNothingLeft(hub, namespace);
});

test('a CSV without Subscription (CSV-026) is uninstalled, and the namespace can be used again', async ({
  hub,
}) => {
  test.setTimeout(120_000);
  const namespace = 'orphan';
  const csv = await anInstalledOperator(hub, namespace);
  await deleteForGood(hub, subscriptionPath(namespace, ONE_NAMESPACE));
  expect(await exists(hub, csvPath(namespace, csv))).toBe(true);
  const dialog = await openUninstall(hub, namespace);
  await beginUninstall(dialog);
  await expectUninstalled(dialog);
  await expectNothingLeft(hub, namespace);
  await aSubscription(hub, { namespace, packageName: ONE_NAMESPACE });
  await expectInstalled(hub, namespace, csv);
});

test('resources that OLM re-creates are detected and deleted again (recording install_automatic)', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  const namespace = 'comes-back';
  const csv = await anInstalledOperator(hub, namespace);
  const path = csvPath(namespace, csv);
  const copy = withoutStatus(await hub.api('GET', path), { name: csv, namespace });
  const dialog = await openUninstall(hub, namespace);
  await beginUninstall(dialog);
  await expect.poll(() => exists(hub, path), SOON).toBe(false);
  // OLM does this when it applies the steps of an install plan again.
  await hub.api('POST', path.slice(0, path.lastIndexOf('/')), copy);
  await expect(removalStep(page, csv)).toContainText('deleted again after it was re-created', SOON);
  await expectUninstalled(dialog);
  await expectNothingLeft(hub, namespace);
});

test('a dialog opened by the name of a CSV finds its unfinished uninstall after a reload', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  const namespace = 'by-its-csv';
  const csv = await anInstalledOperator(hub, namespace);
  await hub.open(`/operator-hub-installed/ns/${namespace}?uninstall=${namespace}/${csv}`);
  const dialog = page.getByRole('dialog');
  // The CSV is stuck after the Subscription is deleted.
  await hub.merge(csvPath(namespace, csv), { metadata: { finalizers: ['example.org/hold'] } });
  await beginUninstall(dialog);
  await expect(removalStep(page, csv)).toContainText('example.org/hold', SOON);
  expect(await countOf(hub, namespace, 'subscriptions')).toBe(0);

  await page.reload();
  await expect(dialog.getByText('Uninstall not complete')).toBeVisible(SOON);
  await expect(removalStep(page, csv)).toContainText('example.org/hold', SOON);
  await clearFinalizers(hub, csvPath(namespace, csv));
  await expectUninstalled(dialog);
  await expectNothingLeft(hub, namespace);
});

test('an Operator that OLM is about to install: resources re-created within seconds are deleted, too', async ({
  hub,
}) => {
  test.setTimeout(120_000);
  const namespace = 'half-way';
  await aProject(hub, namespace);
  await aSubscription(hub, { namespace, packageName: ONE_NAMESPACE, approval: 'Manual' });
  const plans = `/apis/operators.coreos.com/v1alpha1/namespaces/${namespace}/installplans`;
  await expect.poll(async () => (await namesIn(hub, plans)).length, SOON).toBe(1);
  const dialog = await openUninstall(hub, namespace);
  await expect(dialog.getByRole('button', { name: /^Uninstall/ })).toBeEnabled(SOON);
  const [plan = ''] = await namesIn(hub, plans);
  await hub.merge(`${plans}/${plan}`, { spec: { approved: true } });
  await expect(dialog.getByTestId('goes')).toContainText('ClusterServiceVersion', SOON);
  await beginUninstall(dialog);
  await expectUninstalled(dialog);
  await expectNothingLeft(hub, namespace);
});
