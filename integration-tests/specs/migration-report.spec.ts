import { expectAccessible } from '../fixtures/accessible';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';

test.use({ state: 'busy', olmV1: '5.0' });

onlyLocally('it knows what is in the demo packages');

test('an Operator shows whether OLM v1 can take it over, and what it would become', async ({
  page,
  hub,
}) => {
  await hub.open('/operator-hub-installed/ns/team-a/heron-database/updates');
  await page.getByRole('button', { name: 'Requirements and result' }).click(SOON);
  const requirements = page.getByRole('grid', { name: 'Migration to OLM v1' });
  const row = (name: string) => requirements.getByRole('row', { name });
  await expect(row('The cluster serves ClusterObjectSets')).toContainText('Not met', SOON);
  await expect(row('The OperatorGroup selects all namespaces')).toContainText(
    '--acknowledge-watch-scope-change',
  );
  await expect(row('A ClusterCatalog contains the installed version')).toContainText('Met');
  await page.getByRole('button', { name: 'ClusterExtension' }).click();
  await expect(page.getByText(/version: 2\.\d\.0/)).toBeVisible(SOON);
  await expectAccessible(page, hub);
});
