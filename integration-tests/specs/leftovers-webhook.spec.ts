import { expectAccessible } from '../fixtures/accessible';
import { expect, type Hub, onlyLocally, test } from '../fixtures/hub';
import { cleanUp, leftover, openLeftovers, previewCleanUp } from '../fixtures/leftovers';
import { SOON } from '../fixtures/operator';

const OWN = 'webhook-without-service';
const OLMS = 'finalizers-taken-off';

test.use({ state: 'leftovers', situations: [OWN, OLMS] });

onlyLocally('it knows what is in the demo packages');

test('webhooks without a Service are found and deleted, and blocked requests succeed again', async ({
  page,
  hub,
}) => {
  test.setTimeout(180_000);
  const query = '?kind=broken-webhook';
  await openLeftovers(hub, ['meadow-gate', 'check.thistle', 'mark.thistle'], { query });
  const breaks = page.getByRole('region', { name: /^Critical: breaks API requests/ });

  await test.step('the page shows the harm of the webhooks', async () => {
    expect(JSON.stringify(await deployment(hub))).toContain(
      'service \\"meadow-gate-webhook\\" not found',
    );
    await expect(leftover(page, 'meadow-gate')).toContainText(
      'Service meadow-gate-webhook in namespace webhook-without-service does not exist.',
    );
    await expect(breaks.getByTestId('leftover')).toHaveCount(3);
    await expectAccessible(page, hub);
  });

  await test.step('only webhooks created by OLM are selected', async () => {
    await expect(leftover(page, 'check.thistle').getByRole('checkbox')).toBeChecked();
    await expect(leftover(page, 'meadow-gate').getByRole('checkbox')).not.toBeChecked();
    await expect(leftover(page, 'meadow-gate')).toContainText('Origin unknown');
  });

  await test.step('the preview shows the requests, and that one webhook is of unknown origin', async () => {
    const dialog = await previewCleanUp(page, 'meadow-gate');
    await expect(dialog.getByTestId('clean-up-row')).toHaveCount(3);
    await expect(dialog.getByText(/Some resources have an unknown origin/)).toBeVisible();
    await expect(
      dialog.getByText(/oc delete validatingwebhookconfiguration\S* meadow-gate/),
    ).toBeVisible(SOON);
    await expectAccessible(page, hub);
    await cleanUp(page, dialog);
  });

  await test.step('the webhooks do not exist after a new scan, and Deployments are admitted', async () => {
    await expect(leftover(page, 'meadow-gate')).toHaveCount(0, SOON);
    await expect(breaks).toHaveCount(0);
    expect(await deployment(hub)).toMatchObject({ kind: 'Deployment' });
  });
});

/** Tries to create one. @returns the resource or the error */
async function deployment(hub: Hub): Promise<unknown> {
  const labels = { app: 'shop' };
  return hub.api('POST', `/apis/apps/v1/namespaces/${OWN}/deployments`, {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'shop', namespace: OWN },
    spec: {
      selector: { matchLabels: labels },
      template: {
        metadata: { labels },
        spec: { containers: [{ name: 'shop', image: 'local.operator-hub/shop:1' }] },
      },
    },
  });
}
