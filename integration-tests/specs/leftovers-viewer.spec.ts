import { expectAccessible } from '../fixtures/accessible';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { leftover, openLeftovers, previewCleanUp } from '../fixtures/leftovers';
import { SOON } from '../fixtures/operator';
import { changesBy } from '../fixtures/permissions';

const NAMESPACE = 'team-a';
const CSV = 'drift-nets.v1.0.0';

test.use({ state: 'leftovers', situations: [NAMESPACE] });

onlyLocally('it needs other users');

test('a viewer sees leftover resources, what could not be loaded, and the missing permission', async ({
  page,
  hub,
}) => {
  test.setTimeout(180_000);
  await openLeftovers(hub, [CSV]);
  await hub.signIn('viewer');
  const changes = changesBy(page);
  await openLeftovers(hub, [CSV], { scope: `ns/${NAMESPACE}` });
  await expect(leftover(page, CSV)).toContainText(`No Subscription references ${CSV}`);
  await page.getByRole('button', { name: 'Resource types not checked' }).click(SOON);
  await expect(
    page.getByText(/list validatingwebhookconfigurations\.admissionregistration\.k8s\.io/),
  ).toBeVisible();
  await expectAccessible(page, hub);

  const dialog = await previewCleanUp(page, CSV);
  await expect(
    dialog.getByText('delete clusterserviceversions.operators.coreos.com in namespace team-a'),
  ).toBeVisible(SOON);
  await expect(dialog.getByRole('button', { name: 'Clean up', exact: true })).toBeDisabled();
  await expectAccessible(page, hub);
  expect(changes).toEqual([]);
});
