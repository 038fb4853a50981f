import { expectAccessible } from '../fixtures/accessible';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { expectInstalled } from '../fixtures/olm';
import { SOON } from '../fixtures/operator';
import { approveReviewed, attention, openUpdates, planRow, reviewPlan } from '../fixtures/updates';

const NAMESPACE = 'three-in-one-plan';

test.use({ state: 'updates', situations: [NAMESPACE] });

onlyLocally('it knows what is in the demo packages');

/** Recording shared_installplan: one Manual Subscription blocks all updates of its namespace. */
test('one install plan updates three Operators: affected and blocking Operators are shown first', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  await openUpdates(hub, [NAMESPACE]);
  await test.step('in the list', async () => {
    const row = planRow(page, NAMESPACE);
    for (const [, from, to, name] of UPDATES) {
      await expect(row.getByRole('listitem').filter({ hasText: name })).toContainText(
        `${from} → ${to}`,
      );
    }
    await expect(row).toContainText(/3 Operators? in one install plan/);
    await expect(row).toContainText(
      /pebble-metrics, willow-backup: manual approval is in effect because of copper-kettle/,
    );
    await expectAccessible(page, hub);
  });
  await reviewPlan(hub, NAMESPACE);
  await test.step('in the plan, per Operator', async () => {
    await expect(
      page.getByRole('heading', { name: '3 Operators in one install plan' }),
    ).toBeVisible();
    const changes = page.getByRole('list', { name: 'Changes' });
    await expect(changes).toHaveCSS('list-style-type', 'none');
    for (const [, from, to, name] of UPDATES) {
      await expect(changes).toContainText(`${name} ${from} → ${to}`);
    }
    await expect(
      page.getByRole('definition').filter({ hasText: 'of willow-backup.v2.4.0' }),
    ).toContainText('Can read passwords');
    await expect(attention(page)).toHaveCount(0);
    await expectAccessible(page, hub);
  });
  await approveReviewed(page, 'Approve 3 updates');
  const progress = page.getByRole('list', { name: 'Operators in the install plan' });
  for (const [name, , to] of UPDATES) {
    await expect(progress).toContainText(`${name} ${to}: Succeeded`, SOON);
    await expectInstalled(hub, NAMESPACE, `${name}.v${to}`);
  }
});

const UPDATES = [
  ['copper-kettle', '1.0.0', '1.1.0', 'Copper Kettle Jobs'],
  ['willow-backup', '2.3.0', '2.4.0', 'Willow Backup'],
  ['pebble-metrics', '0.7.0', '0.7.1', 'Pebble Metrics'],
] as const;
