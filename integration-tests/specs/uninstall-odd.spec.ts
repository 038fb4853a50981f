import {
  aProject,
  aSubscription,
  csvPath,
  exists,
  namesIn,
  subscriptionPath,
} from '../fixtures/cluster';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { deleteForGood, expectInstalled } from '../fixtures/olm';
import { SOON } from '../fixtures/operator';
import { ALL_NAMESPACES, ONE_NAMESPACE } from '../fixtures/packages';
import {
  anInstalledOperator,
  beginUninstall,
  countOf,
  expectUninstalled,
  openUninstall,
} from '../fixtures/uninstall';

onlyLocally('it knows what is in the demo packages');

/** Nothing of OLM's is left in a namespace. */
async function expectNothingLeft(hub: Hub, namespace: string): Promise<void> {
  expect(await countOf(hub, namespace, 'subscriptions')).toBe(0);
  expect(await countOf(hub, namespace, 'clusterserviceversions')).toBe(0);
}

test('a CSV that failed (recording unsupported_install_mode)', async ({ page, hub }) => {
  const namespace = 'failed-csv';
  await aProject(hub, namespace);
  await aSubscription(hub, { namespace, packageName: ALL_NAMESPACES });
  await hub.open(`/operator-hub/ns/${namespace}/installed`);
  await expect(page.getByTestId('operator-row')).toContainText('Failed', SOON);
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

test('a CSV without Subscription (CSV-026), and the namespace is good for another try', async ({
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

test('an Operator that OLM is about to install: what it brings back within seconds goes, too', async ({
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
