import { SPARE_IMAGES } from '../../local/catalogs/spare';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { close, expectConnection, expectRead, fromPage, openSource } from '../fixtures/sources';

onlyLocally('it pushes another image');

/** CS-010 */
test('a catalog is refreshed immediately, and its changes are shown', async ({ page, hub }) => {
  const image = SPARE_IMAGES.boathouse;
  await hub.api(
    'POST',
    '/apis/operators.coreos.com/v1alpha1/namespaces/openshift-marketplace/catalogsources',
    {
      apiVersion: 'operators.coreos.com/v1alpha1',
      kind: 'CatalogSource',
      metadata: { name: 'boathouse', namespace: 'openshift-marketplace' },
      spec: { sourceType: 'grpc', image, displayName: 'Boathouse' },
    },
  );
  await expectConnection(hub, 'boathouse', 'READY');
  await openSource(hub, 'boathouse');
  await expectRead(page);
  await hub.broken({ kind: 'pushed', image, content: SPARE_IMAGES.laterBoathouse });
  const dialog = await fromPage(page, 'Restart');
  await expect(dialog.getByText(/The image is pulled when the catalog pod starts/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Restart', exact: true }).click();
  await expect(dialog.getByText('Current image')).toBeVisible(SOON);
  await expect(dialog.getByText('(unchanged)')).toHaveCount(0);
  await expect(dialog.getByText(/keel-inspector/)).toBeVisible(SOON);
  await close(dialog);
  await expectRead(page);
});
