import { aSubscription, csvPath, exists, phaseOf } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { cleanUp, leftover, openLeftovers, previewCleanUp } from '../fixtures/leftovers';
import { SOON } from '../fixtures/operator';

const NAMESPACE = 'version-without-subscription';
const CSV = 'drift-nets.v1.0.0';

test.use({ state: 'leftovers', situations: [NAMESPACE] });

onlyLocally('it knows what is in the demo packages');

test('a CSV without Subscription is cleaned up, and its package is reinstalled', async ({
  page,
  hub,
}) => {
  test.setTimeout(180_000);
  await openLeftovers(hub, [CSV], { scope: `ns/${NAMESPACE}` });
  const row = leftover(page, CSV);
  await expect(row).toContainText(`No Subscription references ${CSV}`);
  await expect(row.getByRole('checkbox')).not.toBeChecked();

  const dialog = await previewCleanUp(page, CSV);
  await expect(
    dialog.getByText(/^Deployments, services, and permissions of the CSV/),
  ).toBeVisible();
  await cleanUp(page, dialog);
  await expect(leftover(page, CSV)).toHaveCount(0, SOON);
  expect(await exists(hub, csvPath(NAMESPACE, CSV))).toBe(false);

  await aSubscription(hub, { namespace: NAMESPACE, packageName: 'drift-nets' });
  await expect.poll(() => phaseOf(hub, NAMESPACE, CSV), SOON).toBe('Succeeded');
});
