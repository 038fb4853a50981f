import { aDeadCatalog } from '../fixtures/cluster';
import { expect, test } from '../fixtures/hub';

test('a catalog that is down is named, the others go on', async ({ page, hub }) => {
  await aDeadCatalog(hub, 'dead-letters');
  await hub.open('/operator-hub/all-namespaces/catalog');
  await expect(page.getByText(/Dead letters/).first()).toBeVisible();
  await expect(page.getByTestId('operator-tile').first()).toBeVisible();
});
