import { listed, partOf, phaseOf } from '../fixtures/cluster';
import { expect, type Hub, onlyLocally, test } from '../fixtures/hub';
import { scanAgain } from '../fixtures/leftovers';
import { SOON } from '../fixtures/operator';

const REMOVED = 'one-of-three-removed';
const STAYING = ['first-of-two', 'second-of-two'] as const;

test.use({ state: 'leftovers', situations: [REMOVED, ...STAYING] });

onlyLocally('it knows what is in the demo packages');

test('leftovers of one namespace exclude what other installations of the package need', async ({
  page,
  hub,
}) => {
  test.setTimeout(180_000);
  await hub.open('/operator-hub-installed/all-namespaces/~leftovers');
  for (const namespace of STAYING) {
    await expect.poll(() => phaseOf(hub, namespace, 'twin-lamps.v1.0.0'), SOON).toBe('Succeeded');
  }
  await expect.poll(() => csvsIn(hub, REMOVED), SOON).toEqual([]);
  await scanAgain(page);
  const offered = await page
    .getByTestId('leftover')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-name') ?? ''));
  expect(offered).not.toContain('lamps.lamps.example.com');
  for (const namespace of STAYING) {
    expect(offered.filter((name) => name.includes(namespace))).toEqual([]);
  }
});

async function csvsIn(hub: Hub, namespace: string): Promise<readonly unknown[]> {
  const path = `/apis/operators.coreos.com/v1alpha1/namespaces/${namespace}`;
  const subscriptions = await listed(hub, `${path}/subscriptions`);
  const csvs = await listed(hub, `${path}/clusterserviceversions`);
  return [...subscriptions, ...csvs].map((one) => partOf(one, 'metadata')['name']);
}
