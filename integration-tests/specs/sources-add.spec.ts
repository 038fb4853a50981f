import { SPARE_IMAGES } from '../../local/catalogs/spare';
import { exists, subscriptionPath } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { install, openInstall } from '../fixtures/install';
import {
  MARKETPLACE,
  expectRead,
  fillSource,
  openSource,
  openSources,
  sourceRow,
} from '../fixtures/sources';

onlyLocally('it adds a catalog whose image only the demo has');

test('a catalog is added by the form, and an Operator is installed from it', async ({
  page,
  hub,
}) => {
  test.setTimeout(120_000);
  await openSources(hub);
  await page.getByRole('link', { name: 'Add catalog', exact: true }).click();
  await fillSource(page, 'Name', 'boathouse');
  await page.getByRole('radio', { name: 'All namespaces' }).check();
  await fillSource(page, 'Image', SPARE_IMAGES.boathouse);
  await fillSource(page, 'Display name', 'Boathouse');
  await expect(page.getByText(/server dry run succeeded/i)).toBeVisible();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boathouse' })).toBeVisible();
  await expectRead(page);

  await test.step('its packages are in the catalog', async () => {
    await page.getByRole('tab', { name: 'Packages' }).click();
    await expect(page.getByRole('link', { name: 'Oar Rack' })).toBeVisible();
    await openSources(hub);
    await expect(sourceRow(page, 'boathouse')).toContainText('Healthy');
  });

  await test.step('install an Operator from it', async () => {
    await openInstall(hub, {
      packageName: 'oar-rack',
      catalog: 'boathouse',
      scope: 'ns/team-a',
    });
    await install(page);
    expect(await exists(hub, subscriptionPath('team-a', 'oar-rack'))).toBe(true);
  });
});

/** CS-031, CS-033 */
test('an image resolved from the cluster version is previewed', async ({ page, hub }) => {
  await hub.open('/operator-hub-sources/all-namespaces/~new');
  await fillSource(page, 'Name', 'by-version');
  await page.getByRole('radio', { name: 'All namespaces' }).check();
  await fillSource(page, 'Image', SPARE_IMAGES.boathouse);
  await page.getByRole('button', { name: 'Use an image template' }).click();
  await expect(page.getByText(SPARE_IMAGES.versionedBoathouse).first()).toBeVisible();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expectRead(page);
  expect(await hub.api('GET', sourcePath('by-version'))).toMatchObject({
    spec: { image: SPARE_IMAGES.versionedBoathouse },
  });
});

/** CS-021: a default catalog is duplicated instead of edited. */
test('a default catalog is duplicated for its mirror', async ({ page, hub }) => {
  await openSource(hub, 'redhat-operators');
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate', exact: true }).click();
  await fillSource(page, 'Name', 'redhat-mirror');
  await fillSource(page, 'Image', SPARE_IMAGES.mirror);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expectRead(page);
  expect(await hub.api('GET', sourcePath('redhat-mirror'))).toMatchObject({
    spec: { image: SPARE_IMAGES.mirror, priority: -100 },
  });
});

function sourcePath(name: string): string {
  return `/apis/operators.coreos.com/v1alpha1/namespaces/${MARKETPLACE}/catalogsources/${name}`;
}
