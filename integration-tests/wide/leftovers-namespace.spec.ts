import { expectAccessible } from '../fixtures/accessible';
import { exists } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { endCleanUp, leftover, openLeftovers } from '../fixtures/leftovers';
import { SOON } from '../fixtures/operator';

const NAMESPACE = 'namespace-never-ends';

test.use({ state: 'leftovers', situations: [NAMESPACE] });

onlyLocally('it knows what is in the demo packages');

test('a namespace stuck in Terminating shows what blocks it, and is deleted once that is cleared', async ({
  page,
  hub,
}) => {
  test.setTimeout(240_000);
  // A namespace counts as a leftover only after a minute in Terminating.
  await openLeftovers(hub, [NAMESPACE], {
    query: '?kind=terminating-namespace',
    patience: 120_000,
  });
  const row = leftover(page, NAMESPACE);
  await expect(row).toContainText('Blocked by 1 of buckets.barnacle.example.com');
  await expect(row.getByRole('checkbox')).toBeDisabled();

  await row.getByRole('button', { name: /^Details/ }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByText('Bucket first')).toBeVisible(SOON);
  await expect(details.getByText('barnacle.example.com/empty-bucket').first()).toBeVisible();
  await expectAccessible(page, hub);
  await details.getByRole('button', { name: /^Remove finalizers/ }).click();

  const step = page.getByTestId('removal-step').filter({ hasText: 'first' });
  await step.getByRole('button', { name: /^Remove finalizer/ }).click(SOON);
  await expect(step.getByText(/resources outside the cluster/)).toBeVisible();
  await step.getByRole('textbox').fill('first');
  await expectAccessible(page, hub);
  await step.getByRole('textbox').press('Enter');
  await endCleanUp(page);
  await expect.poll(() => exists(hub, `/api/v1/namespaces/${NAMESPACE}`), SOON).toBe(false);
  await expect(row).toHaveCount(0, SOON);
});
