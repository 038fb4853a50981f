import { expectAccessible, expectAccessibleInThemes } from '../fixtures/accessible';
import { RUNS } from '../fixtures/accessiblePages';
import { openDialog } from '../fixtures/checkedPages';
import { expect, onlyLocally, test, WIDE } from '../fixtures/hub';
import { remedy, SOON } from '../fixtures/operator';
import {
  approveReviewed,
  attention,
  openPart,
  openUpdates,
  planRow,
  reviewPlan,
} from '../fixtures/updates';

const BREAKS = 'stored-objects-break';
const VERSION_GOES = 'stored-version-goes';
const MANY = 'many-stored-objects';

test.use({ state: 'updates', situations: [BREAKS, VERSION_GOES, MANY] });

onlyLocally('it knows what is in the demo packages');

test('an update that existing resources would fail shows them with the reason before approval', async ({
  page,
  hub,
}) => {
  test.setTimeout(150_000);
  await openUpdates(hub, [BREAKS, VERSION_GOES]);
  await expect(planRow(page, BREAKS)).toContainText('High-risk CRD change', SOON);
  await expect(planRow(page, VERSION_GOES)).toContainText('High-risk CRD change', SOON);
  await expectAccessible(page, hub);
  await reviewPlan(hub, BREAKS);

  await test.step('each violated rule', async () => {
    await expect(attention(page)).toContainText(
      /sites\.orchard\.example\.com: v1 spec\.owner: Field is now required/,
    );
    const apis = await openPart(page, 'APIs');
    await expect(apis.getByText('Risky', { exact: true })).toBeVisible();
    const changes = apis.getByRole('grid', { name: 'Changes of Site' });
    for (const [path, title] of [
      ['spec.size', 'Values removed'],
      ['spec.trees', 'minimum raised'],
      ['spec.owner', 'Field is now required'],
      ['spec.code', 'pattern added'],
    ] as const) {
      await expect(changes.getByRole('row').filter({ hasText: path })).toContainText(title);
    }
  });

  await test.step('each invalid resource', async () => {
    await expect(page.getByText(/3 of 12 stored Site resources? would be invalid$/)).toBeVisible(
      SOON,
    );
    await expect(page.getByText(/The install plan fails until they are corrected/)).toBeVisible();
    const offenders = page.getByRole('grid', { name: 'Invalid Site resources' });
    const reasons = (name: string) => offenders.getByRole('row').filter({ hasText: name });
    await expect(reasons('old-monastery')).toContainText(
      'spec.size must be one of "small", "medium", "large", but is "giant"',
    );
    await expect(reasons('new-planting')).toContainText('spec.owner is missing');
    await expect(reasons('new-planting')).toContainText('spec.trees must be ≥ 1, but is 0');
    await expect(reasons('beyond-the-river')).toContainText('but is "river 11"');
    await expectAccessible(page, hub);
  });

  await test.step('approved anyway, it fails as predicted', async () => {
    await approveReviewed(page);
    await expect(
      page.getByText(
        /^stored-objects-break\/beyond-the-river is not valid with the new version of CRD/,
      ),
    ).toBeVisible(SOON);
    await page.getByRole('button', { name: 'OLM message' }).click();
    await expect(
      page.getByText(/error validating existing CRs against new CRD's schema/).first(),
    ).toBeVisible();
  });

  await test.step('removing a stored version is rejected by the API server', async () => {
    await openUpdates(hub, [VERSION_GOES]);
    await reviewPlan(hub, VERSION_GOES);
    const apis = await openPart(page, 'APIs');
    await expect(
      apis.getByText(/The API server rejects this change, so the update fails/),
    ).toBeVisible();
    await expect(apis.getByRole('row').filter({ hasText: 'v1alpha1' }).first()).toContainText(
      'Stored version removed',
    );
    await expectAccessible(page, hub);
  });
});

test('some of hundreds of resources are checked, and all of them on request', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  await openUpdates(hub, [MANY]);
  await reviewPlan(hub, MANY);
  await openPart(page, 'APIs');
  await expect(page.getByText(/^500 of about 620 resources? validated\.$/)).toBeVisible(SOON);
  await expect(
    page.getByText(/3 of 500 validated Plot resources? would be invalid$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Validate all Plot resources' }).click();
  await expect(page.getByText(/^All 620 stored resources? validated\.$/)).toBeVisible(SOON);
  await expect(page.getByText(/4 of 620 stored Plot resources? would be invalid$/)).toBeVisible();
  await expectAccessible(page, hub);
});

test(
  'after a failed plan, OLM continues if the OperatorGroup allows it',
  WIDE,
  async ({ page, hub }) => {
    test.setTimeout(180_000);
    await openUpdates(hub, [BREAKS]);
    await reviewPlan(hub, BREAKS);
    await approveReviewed(page);
    await expect(page.getByText(/is not valid with the new version of CRD/)).toBeVisible(SOON);
    await hub.open(`/operator-hub-installed/ns/${BREAKS}/orchard-sites`);
    // OLM retries a plan for a minute before it fails.
    await expect(remedy(page, 'Enable fail forward')).toBeVisible({ timeout: 90_000 });
    const { dialog } = await openDialog(page, RUNS.failForward);
    await expectAccessibleInThemes(page, hub);
    await expect(dialog.getByText(/^The channel contains no later version/)).toBeVisible(SOON);
  },
);
