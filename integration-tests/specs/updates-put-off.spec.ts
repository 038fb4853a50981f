import { expectAccessible } from '../fixtures/accessible';
import { inUrl } from '../fixtures/catalog';
import { phaseOf } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { changesBy } from '../fixtures/permissions';
import { openUpdates, planRow } from '../fixtures/updates';

const [MAJOR, DEPRECATED, LIMITED] = [
  'major-version',
  'target-is-deprecated',
  'update-ends-with-openshift',
] as const;
const ALL = [MAJOR, DEPRECATED, LIMITED];

test.use({ state: 'updates', situations: ALL });

onlyLocally('it knows what is in the demo packages');

test('an important update is found and snoozed, and remains snoozed on the next visit', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  await openUpdates(hub, ALL);
  await test.step('the list shows findings', async () => {
    await expect(planRow(page, MAJOR)).toContainText('Major version', SOON);
    await expect(planRow(page, DEPRECATED)).toContainText('Deprecated', SOON);
    await expect(planRow(page, LIMITED)).toContainText('Blocks OpenShift update', SOON);
  });

  await test.step('the URL holds search and filters', async () => {
    await page.getByRole('textbox', { name: /^Find by Operator/ }).fill('tallow');
    await expect(planRow(page, DEPRECATED)).toBeVisible();
    await expect(planRow(page, MAJOR)).toHaveCount(0);
    await expect.poll(() => inUrl(page, 'q')).toBe('tallow');
    await openUpdates(hub, [LIMITED], { query: '?risk=blocks-openshift' });
    await expect(page.getByTestId('plan-row')).toHaveCount(1, SOON);
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(page.getByTestId('plan-row')).toHaveCount(3);
    await expect.poll(() => inUrl(page, 'risk')).toBeNull();
  });

  await test.step('snoozing hides the update, also on the next visit, and changes nothing else', async () => {
    const changes = changesBy(page);
    await planRow(page, MAJOR)
      .getByRole('button', { name: /^Snooze/ })
      .click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page, hub);
    await dialog.getByRole('radio', { name: 'Until a later version is available' }).check();
    await dialog.getByRole('button', { name: 'Snooze', exact: true }).click();
    await expect(planRow(page, MAJOR)).toHaveCount(0);
    await page.reload();
    await expect(page.getByTestId('plan-row')).toHaveCount(2, SOON);
    expect(changes.filter((change) => change.includes('operators.coreos.com'))).toEqual([]);
    expect(await phaseOf(hub, MAJOR, 'summit-search.v1.9.4')).toBe('Succeeded');
  });

  await test.step('end the snooze', async () => {
    await page.getByRole('button', { name: 'Snoozed (1)' }).click();
    await expect(page.getByTestId('put-off-row')).toContainText('Later version available');
    await expectAccessible(page, hub);
    await page.getByRole('button', { name: /^Stop snoozing install plan/ }).click();
    await expect(planRow(page, MAJOR)).toBeVisible();
  });
});

test('the date of an old plan also fits one line', async ({ page, hub }) => {
  await openUpdates(hub, [MAJOR]);
  const time = planRow(page, MAJOR).locator('.co-timestamp');
  await expect(time).toBeVisible(SOON);
  const young = await time.boundingBox();
  // The console shows a date for times older than ten minutes.
  await page.clock.setFixedTime(Date.now() + 60 * 60 * 1000);
  await expect(time).toContainText(/\d{4}/, SOON);
  expect((await time.boundingBox())?.height).toBe(young?.height);
});
