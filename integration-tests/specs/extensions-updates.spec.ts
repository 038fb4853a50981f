import { expectAccessible } from '../fixtures/accessible';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';

onlyLocally('it needs the extensions of the demo');
test.setTimeout(120_000);

const INSTALLED = '/operator-hub-installed/all-namespaces';
const UPDATES = '/operator-hub-updates/all-namespaces';
const EXTENSIONS = '/apis/olm.operatorframework.io/v1/clusterextensions';

test.describe('the updates of extensions', () => {
  test.use({ state: 'extensions' });

  test('a paused extension is updated from its page, which shows what limits the version', async ({
    page,
    hub,
  }) => {
    await hub.open(`${INSTALLED}/~v1/held/updates`);
    await expect(page.getByText(/^Version 1\.1\.0 is available/)).toBeVisible(SOON);
    const why = page.getByRole('region', { name: 'Installation checks for 2.0.0' });
    await expect(why.getByText('Not requested')).toBeVisible();
    await expect(page.getByTestId('version-row')).toHaveCount(3);
    await expectAccessible(page, hub);
    await page.getByRole('button', { name: 'Update to 1.1.0' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Update to 1.1.0' }).click(SOON);
    await expect(dialog.getByText('ClusterExtension updated')).toBeVisible(SOON);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByText(/^Version 2\.0\.0 is available/)).toBeVisible(SOON);
    expect(await hub.api('GET', `${EXTENSIONS}/held`)).toMatchObject({
      spec: { source: { catalog: { version: '1.1.0' } } },
      status: { install: { bundle: { version: '1.1.0' } } },
    });

    await page.getByRole('tab', { name: 'Revisions' }).click();
    await page.getByRole('link', { name: 'Review version 1.0.0' }).click(SOON);
    await expect(page.getByText('Compared with an earlier revision that OLM applied.')).toBeVisible(
      SOON,
    );
    await expectAccessible(page, hub);
    await page.getByRole('button', { name: 'Downgrade to 1.0.0' }).click();
    await dialog.getByRole('checkbox', { name: /^Ignore update paths/ }).check(SOON);
    await dialog.getByRole('textbox', { name: /^Type held/ }).fill('held');
    await expectAccessible(page, hub);
    await dialog.getByRole('button', { name: 'Downgrade to 1.0.0' }).click(SOON);
    await expect(dialog.getByText('Update complete')).toBeVisible({ timeout: 60_000 });
    expect(await hub.api('GET', `${EXTENSIONS}/held`)).toMatchObject({
      spec: { source: { catalog: { upgradeConstraintPolicy: 'CatalogProvided' } } },
      status: { install: { bundle: { version: '1.0.0' } } },
    });
  });

  test('available updates are in the inbox and the list, and are installed in order', async ({
    page,
    hub,
  }) => {
    await hub.open(UPDATES);
    const held = page.locator('[data-extension="held"]');
    await expect(held.getByText('1.0.0 → 1.1.0')).toBeVisible(SOON);
    await expect(held.getByText('Updates paused at 1.0.0')).toBeVisible();
    await expectAccessible(page, hub);
    await expect(held.getByRole('link', { name: 'Review update of held' })).toHaveAttribute(
      'href',
      /\?extension=held&to=1\.1\.0$/,
    );
    await hub.open(`${INSTALLED}?q=held`);
    await expect(
      page
        .locator('[data-operator="~v1/held"]')
        .getByRole('link', { name: 'Review update to 1.1.0' }),
    ).toBeVisible(SOON);

    await hub.open(UPDATES);
    await page.getByRole('checkbox', { name: 'Select held', exact: true }).check(SOON);
    await page.getByRole('checkbox', { name: 'Select forced', exact: true }).check(SOON);
    await page.getByRole('button', { name: 'Update selected in order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Update 2 Operators in order?' });
    await dialog.getByRole('button', { name: 'Update', exact: true }).click(SOON);
    await expect(dialog.getByText('Update complete')).toBeVisible({ timeout: 60_000 });
    for (const name of ['held', 'forced']) {
      expect(await hub.api('GET', `${EXTENSIONS}/${name}`)).toMatchObject({
        status: { install: { bundle: { version: '1.1.0' } } },
      });
    }
  });

  test('a version without an update path requires confirmation, and the checks are enabled again afterward', async ({
    page,
    hub,
  }) => {
    await hub.open(`${INSTALLED}/~v1/followed`);
    await expect(page.getByText('1.2.0', { exact: true }).first()).toBeVisible(SOON);
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Edit version and catalog' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Version' }).fill('1.0.0');
    await dialog.getByRole('checkbox', { name: /^Ignore update paths/ }).check(SOON);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expectAccessible(page, hub);
    await dialog.getByRole('textbox', { name: /^Type followed/ }).fill('followed');
    await dialog.getByRole('button', { name: 'Save' }).click(SOON);
    await expect(dialog.getByText('ClusterExtension updated')).toBeVisible(SOON);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByText('Update path not enforced')).toBeVisible(SOON);

    await page.getByRole('button', { name: 'Enable safety checks' }).click(SOON);
    await dialog.getByRole('button', { name: 'Enable safety checks' }).click(SOON);
    await expect(dialog.getByText('ClusterExtension updated')).toBeVisible(SOON);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByText('Update path not enforced')).toHaveCount(0, SOON);
    await expect(page.getByText('Safety checks disabled')).toHaveCount(0);
    expect(await hub.api('GET', `${EXTENSIONS}/followed`)).toMatchObject({
      spec: { source: { catalog: { upgradeConstraintPolicy: 'CatalogProvided' } } },
      status: { install: { bundle: { version: '1.0.0' } } },
    });
  });
});

test.describe('the updates of a cluster without OLM v1', () => {
  test.use({ state: 'busy' });

  test('send no requests for extensions', async ({ page, hub }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const text = `${request.url()} ${request.postData() ?? ''}`;
      if (text.includes('clusterextension')) requested.push(text);
    });
    await hub.open(UPDATES);
    await expect(page.getByTestId('plan-row').first()).toBeVisible(SOON);
    await expect(page.getByText('OLM v1')).toHaveCount(0);
    expect(requested).toEqual([]);
  });
});
