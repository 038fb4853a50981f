import { expect, onlyLocally, test } from '../fixtures/hub';
import { listed, partOf } from '../fixtures/cluster';
import { SOON } from '../fixtures/operator';
import { effort, openUpdates, planPath, planRow } from '../fixtures/updates';

const NAMESPACE = 'first-in-line';
const PLANS = 200;

test.use({ state: 'updates', situations: [NAMESPACE] });

onlyLocally('it knows what is in the demo packages');

test('two hundred install plans are listed, found, selected and ordered without delay', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  await openUpdates(hub, [NAMESPACE]);
  const plans = await listed(hub, planPath(NAMESPACE));
  const waiting = plans.find((plan) => partOf(plan, 'spec')['approved'] === false) ?? {};
  await page.route(/\/v1alpha1\/installplans\?/, async (route) => {
    const items = Array.from({ length: PLANS }, (_, index) => ({
      ...waiting,
      metadata: {
        ...partOf(waiting, 'metadata'),
        name: `install-${index}`,
        namespace: `copy-${index}`,
        uid: `copy-${index}`,
      },
    }));
    const answer = await route.fetch();
    const list: object = await answer.json();
    await route.fulfill({ response: answer, json: { ...list, items } });
  });

  await page.reload();
  await expect(page.getByText(`${PLANS} install plans`)).toBeVisible(SOON);
  await expect(planRow(page, 'copy-0').first()).toBeVisible();
  const spent = await effort(page);
  await page.getByRole('textbox', { name: /^Find by/ }).pressSequentially('copy-19');
  await expect(planRow(page, 'copy-19')).toHaveCount(11);
  await page.getByRole('textbox', { name: /^Find by/ }).fill('');
  // Select all applies only to rows in view.
  await expect(planRow(page, 'copy-0').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: new RegExp(`^Approve ${PLANS}`) }).click();
  await expect(page.getByRole('dialog').getByTestId('approval-order')).toHaveCount(PLANS);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Measured: 8 to 12. `bench:review` measures the delays.
  expect(await spent()).toBeLessThan(40);
});

test('on narrow pages, a row has its checkbox first, and nothing in it overlaps', async ({
  page,
  hub,
}) => {
  await openUpdates(hub, [NAMESPACE]);
  const cells = planRow(page, NAMESPACE).first().locator('td');
  for (const width of [800, 720, 400]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(cells.first()).toBeVisible(SOON);
    const boxes = await cells.evaluateAll((all) =>
      all.map((cell) => {
        const { left, right, top, bottom } = cell.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        expect(other.left, String(width)).toBeGreaterThan(boxes[0]?.left ?? Infinity);
        const isApart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        expect(isApart, `${String(width)} px: ${JSON.stringify([one, other])}`).toBe(true);
      }
    }
  }
});
