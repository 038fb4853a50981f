import { aProject, aSubscription } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { instanceRow } from '../fixtures/instances';
import { SOON } from '../fixtures/operator';

// The console discovers a new kind late or after a reload, and nothing here reloads the page.
onlyLocally('it creates a CustomResourceDefinition');

const GROUP = 'wind.example.com';
const KITES = `/apis/${GROUP}/v1/namespaces/team-a/kites`;
const LIST = `/operator-hub-instances/ns/team-a/kites.${GROUP}`;

test('instances of an API that is created while the page is open are listed, created, edited and deleted', async ({
  page,
  hub,
}) => {
  await hub.open(LIST);
  await expect(page.getByText('This cluster does not serve the API')).toBeVisible(SOON);
  await hub.api('POST', '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', definition());
  await expect(page.getByText('No Kite instances found')).toBeVisible(SOON);

  await page.getByRole('link', { name: 'Create Kite' }).click();
  await page.getByRole('radio', { name: 'YAML view' }).check(SOON);
  const editor = page.getByRole('textbox', { name: 'YAML' });
  await expect(editor).toContainText('kind: Kite', SOON);
  await replaceAll('first', 'red');
  await page.getByRole('button', { name: 'Create', exact: true }).click(SOON);
  await expect(page.getByRole('heading', { level: 1, name: 'first' })).toBeVisible(SOON);

  await test.step('the list follows the cluster', async () => {
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Kite', exact: true })
      .click();
    await expect(instanceRow(page, 'first')).toBeVisible(SOON);
    await hub.api('POST', KITES, kite('second'));
    await expect(instanceRow(page, 'second')).toBeVisible(SOON);
    await hub.api('DELETE', `${KITES}/second`);
    await expect(instanceRow(page, 'second')).toHaveCount(0, SOON);
  });

  await choose('Edit YAML');
  await expect(editor).toContainText('red', SOON);
  await replaceAll('first', 'blue');
  await page.getByRole('button', { name: 'Save' }).click(SOON);
  await expect(page.getByRole('heading', { level: 1, name: 'first' })).toBeVisible(SOON);
  expect(await hub.api('GET', `${KITES}/first`)).toMatchObject({ spec: { color: 'blue' } });

  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Kite', exact: true })
    .click();
  await choose('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click(SOON);
  await expect(page.getByText('No Kite instances found')).toBeVisible(SOON);

  async function choose(action: string): Promise<void> {
    await instanceRow(page, 'first')
      .getByRole('button', { name: /^Actions/ })
      .click(SOON);
    await page.getByRole('menuitem', { name: action }).click();
  }

  async function replaceAll(name: string, color: string): Promise<void> {
    await editor.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(JSON.stringify(kite(name, color)));
  }
});

function kite(name: string, color = 'red') {
  return {
    apiVersion: `${GROUP}/v1`,
    kind: 'Kite',
    metadata: { name, namespace: 'team-a' },
    spec: { color },
  };
}

function definition() {
  const spec = { type: 'object', properties: { color: { type: 'string' } } };
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: `kites.${GROUP}` },
    spec: {
      group: GROUP,
      scope: 'Namespaced',
      names: { kind: 'Kite', plural: 'kites', singular: 'kite', listKind: 'KiteList' },
      versions: [
        {
          name: 'v1',
          served: true,
          storage: true,
          schema: { openAPIV3Schema: { type: 'object', properties: { spec } } },
        },
      ],
    },
  };
}

test('manage instances of a cluster-scoped kind', async ({ page, hub }) => {
  const banners = `/apis/${GROUP}/v1/banners`;
  await hub.open('/operator-hub-instances/all-namespaces');
  const { spec } = definition();
  const names = { kind: 'Banner', plural: 'banners', singular: 'banner', listKind: 'BannerList' };
  await hub.api('POST', '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', {
    ...definition(),
    metadata: { name: `banners.${GROUP}` },
    spec: { ...spec, scope: 'Cluster', names },
  });
  // Cluster-scoped kinds ignore the selected project.
  await hub.open(`/operator-hub-instances/ns/team-a/banners.${GROUP}`);
  await page.getByRole('link', { name: 'Create Banner' }).click(SOON);
  await page.getByRole('radio', { name: 'YAML view' }).check(SOON);
  const editor = page.getByRole('textbox', { name: 'YAML' });
  await expect(editor).toContainText('kind: Banner', SOON);
  await expect(editor).not.toContainText('namespace');
  await write('red');
  await page.getByRole('button', { name: 'Create', exact: true }).click(SOON);
  await expect(page.getByRole('heading', { level: 1, name: 'wide', exact: true })).toBeVisible(
    SOON,
  );
  await expect(page).toHaveURL(/all-namespaces\/banners\.wind\.example\.com\/wide$/);

  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit YAML' }).click();
  await expect(editor).toContainText('red', SOON);
  await write('blue');
  await page.getByRole('button', { name: 'Save' }).click(SOON);
  await expect(page.getByRole('heading', { level: 1, name: 'wide', exact: true })).toBeVisible(
    SOON,
  );
  expect(await hub.api('GET', `${banners}/wide`)).toMatchObject({ spec: { color: 'blue' } });

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Banner').click();
  await page.getByRole('checkbox', { name: 'Select Banner wide' }).check(SOON);
  await page.getByRole('button', { name: '1 selected' }).click();
  await page.getByRole('menuitem', { name: 'Delete selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 1 instance?' });
  await dialog.getByRole('button', { name: 'Delete' }).click(SOON);
  await expect(dialog.getByRole('gridcell', { name: 'Done' })).toBeVisible(SOON);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('No Banner instances found')).toBeVisible(SOON);

  async function write(color: string): Promise<void> {
    await editor.click();
    await page.keyboard.press('ControlOrMeta+a');
    const banner = { ...kite('wide', color), kind: 'Banner', metadata: { name: 'wide' } };
    await page.keyboard.insertText(JSON.stringify(banner));
  }
});

test('an Operator is installed from an open page, and its instances are found', async ({
  page,
  hub,
}) => {
  await aProject(hub, 'flying');
  await hub.open('/operator-hub-instances/ns/flying');
  await expect(page.getByText('No APIs found')).toBeVisible(SOON);
  await aSubscription(hub, { namespace: 'flying', packageName: 'heron-database' });
  await expect(page.getByText('No instances found')).toBeVisible(SOON);
  await hub.api('POST', '/apis/heron.example.com/v1/namespaces/flying/heronclusters', {
    apiVersion: 'heron.example.com/v1',
    kind: 'HeronCluster',
    metadata: { name: 'nest', namespace: 'flying' },
    spec: { instances: 1, version: '18', storage: { size: '1Gi' } },
  });
  await page.getByRole('link', { name: 'Leftovers' }).click();
  await page.getByRole('link', { name: 'Instances', exact: true }).click();
  await expect(instanceRow(page, 'nest')).toContainText('HeronCluster', SOON);
});
