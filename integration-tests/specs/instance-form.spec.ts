import { clusterPath, clustersPage, expectStaged } from '../fixtures/instances';
import { pressUntil } from '../fixtures/catalog';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { expectFocused, tabAndPress } from '../fixtures/keyboard';
import type { Page } from '@playwright/test';

onlyLocally('it knows what is staged');

test.use({ state: 'instances' });

async function openForm(page: Page, hub: Hub): Promise<void> {
  await expectStaged(hub);
  await hub.open(`${clustersPage('team-a')}/~new?from=example-2`);
  await expect(page.getByRole('radio', { name: 'Form view' })).toBeChecked(SOON);
}

test('the form creates an instance and keeps a comment typed in the YAML', async ({
  page,
  hub,
}) => {
  await openForm(page, hub);
  const editor = page.getByRole('textbox', { name: 'YAML' });
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue('single-for-tests');
  await name.fill('by-form');
  await page.getByRole('combobox', { name: 'Engine version' }).selectOption('16');

  await test.step('switch to YAML and back', async () => {
    await page.getByRole('radio', { name: 'YAML view' }).check();
    await expect(editor).toContainText('name: by-form', SOON);
    await editor.click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.insertText('# made for a test\n');
    await page.getByRole('radio', { name: 'Form view' }).check();
    await expect(name).toHaveValue('by-form');
    await expect(page).toHaveURL(/as=form/);
  });

  await test.step('add a field that is not shown, and an item of its list', async () => {
    await expect(page.getByRole('button', { name: 'Resources' })).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Find a field' }).fill('parameters');
    await page.getByRole('button', { name: /spec\.parameters/ }).click();
    await page.getByRole('button', { name: 'Add to Parameters' }).click();
    const item = page.getByRole('textbox', { name: 'Item 1' });
    await expect(item).toBeFocused();
    await item.fill('max_connections=200');
    await page.getByRole('button', { name: 'Add to Parameters' }).click();
    await page.getByRole('textbox', { name: 'Item 2' }).fill('work_mem=8MB');
    await page
      .getByRole('button', { name: 'Move work_mem=8MB up' })
      .or(page.getByRole('button', { name: 'Move Item 2 up' }))
      .click();
    await expect(page.getByRole('textbox', { name: 'Item 1' })).toHaveValue('work_mem=8MB');
  });

  await test.step('errors of the browser and of the server are shown at the field', async () => {
    const instances = page.getByRole('textbox', { name: 'Instances' });
    await instances.fill('99');
    await expect(instances).toHaveAccessibleDescription(/must be ≤ 9, but is 99/, SOON);
    await instances.fill('1');
    const size = page.getByRole('textbox', { name: 'Size' });
    await size.fill('many');
    await expect(size).toHaveAccessibleDescription(
      /spec\.storage\.size in body should match/,
      SOON,
    );
    await size.fill('2Gi');
    await expect(size).not.toHaveAccessibleDescription(/should match/, SOON);
  });

  await expect(page.getByText('Server dry run succeeded')).toBeVisible(SOON);
  await page.getByRole('radio', { name: 'YAML view' }).check();
  await expect(editor).toContainText('# made for a test', SOON);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'by-form' })).toBeVisible(SOON);
  expect(await hub.api('GET', clusterPath('team-a', 'by-form'))).toMatchObject({
    spec: {
      version: '16',
      instances: 1,
      storage: { size: '2Gi' },
      parameters: ['work_mem=8MB', 'max_connections=200'],
    },
  });
});

test('invalid YAML keeps the YAML view open; nothing is lost', async ({ page, hub }) => {
  await openForm(page, hub);
  await page.getByRole('radio', { name: 'YAML view' }).check();
  const editor = page.getByRole('textbox', { name: 'YAML' });
  await editor.click(SOON);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('a: [\n');
  await page.getByRole('radio', { name: 'Form view' }).check();
  await expect(page.getByText('The form is not available')).toBeVisible(SOON);
  await page.getByRole('button', { name: 'YAML view' }).click();
  await expect(editor).toContainText('a: [', SOON);
});

test('the form creates and edits with the keyboard alone', async ({ page, hub }) => {
  await openForm(page, hub);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await pressUntil(page, 'Tab', name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('by-keyboard');
  const search = page.getByRole('textbox', { name: 'Find a field' });
  await pressUntil(page, 'Shift+Tab', search);
  await page.keyboard.type('archive');
  const result = page.getByRole('button', { name: /spec\.backup\.enabled/ });
  await expect(result).toBeVisible();
  await page.keyboard.press('ArrowDown');
  // Results of the typed text can still replace earlier ones.
  await expectFocused(result);
  await page.keyboard.press('Enter');
  const archive = page.getByRole('switch', { name: 'Archive continuously' });
  await expectFocused(archive);
  await page.keyboard.press('Space');
  await expect(archive).toBeChecked();
  await expect(page.getByText('Server dry run succeeded')).toBeVisible(SOON);
  await tabAndPress(page, page.getByRole('button', { name: 'Create', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'by-keyboard' })).toBeVisible(SOON);

  await hub.open(`${clustersPage('team-a')}/by-keyboard/~edit`);
  await expect(archive).toBeChecked(SOON);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveCount(0);
  await pressUntil(page, 'Tab', page.getByRole('button', { name: 'Remove Backup' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 field changed')).toBeVisible(SOON);
  await tabAndPress(page, page.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('heading', { level: 1, name: 'by-keyboard' })).toBeVisible(SOON);
  expect(await hub.api('GET', clusterPath('team-a', 'by-keyboard'))).not.toHaveProperty(
    'spec.backup',
  );
});

test('a project user, who cannot read the CRD, creates by the same form', async ({ page, hub }) => {
  await expectStaged(hub);
  await hub.signIn('project-editor');
  const read = page.waitForResponse(/\/openapi\/v3\/apis\/heron\.example\.com\/v1$/);
  await hub.open(`${clustersPage('team-a')}/~new?from=example-2`);
  expect((await read).ok()).toBe(true);
  await expect(page.getByRole('radio', { name: 'Form view' })).toBeChecked(SOON);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('by-project-user');
  await page.getByRole('textbox', { name: 'Size', exact: true }).fill('3Gi');
  await expect(page.getByText('Server dry run succeeded')).toBeVisible(SOON);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'by-project-user' })).toBeVisible(SOON);
  expect(await hub.api('GET', clusterPath('team-a', 'by-project-user'))).toMatchObject({
    spec: { storage: { size: '3Gi' } },
  });
});
