import { drawer, nameLink, openCatalog, pressUntil, search } from '../fixtures/catalog';
import { expect, test } from '../fixtures/hub';
import { installButton } from '../fixtures/install';
import { expectFocused, expectAnnounced, tabAndPress } from '../fixtures/keyboard';

const NAME = 'Heron Database';

test('an Operator is found, installed, viewed and uninstalled with the keyboard alone', async ({
  page,
  hub,
}) => {
  test.skip(hub.isRemote, 'it expects the demo packages');
  test.setTimeout(180_000);
  await openCatalog(hub);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

  await test.step('search, details, install', async () => {
    await page.keyboard.press('/');
    await expectFocused(search(page));
    await page.keyboard.type('failover');
    await expectAnnounced(page, /^\d+ of \d+/);
    await tabAndPress(page, nameLink(page, 'heron-database'));
    await expect(drawer(page)).toBeVisible();
    await expectFocused(drawer(page).getByRole('heading', { level: 2, name: NAME }));
    await tabAndPress(page, drawer(page).getByRole('link', { name: 'Install', exact: true }));
    await expectFocused(heading(`Install ${NAME}`));
    await expect(heading(`Install ${NAME}`)).toHaveCSS('outline-style', 'none');
  });

  await test.step('select channel and approval', async () => {
    const channel = page.getByRole('combobox', { name: 'Channel' });
    await tabAndPress(page, channel, 'ArrowDown');
    await expect(channel).toHaveValue('candidate');
    await expectFocused(channel);
    const automatic = page.getByRole('radio', { name: /^Automatic/ });
    const manual = page.getByRole('radio', { name: /^Manual/ });
    await tabAndPress(page, automatic, 'ArrowDown');
    await expect(manual).toBeChecked();
    await expectFocused(manual);
    await page.keyboard.press('ArrowUp');
    await expect(automatic).toBeChecked();
    await expectFocused(automatic);
  });

  await test.step('install, and wait until it completes', async () => {
    await tabAndPress(page, installButton(page));
    await expectAnnounced(page, 'Installed and ready');
    await expectFocused(heading(`Install ${NAME}`));
    await tabAndPress(page, page.getByRole('link', { name: 'View Operator' }));
    await expectFocused(heading(NAME));
  });

  const dialog = page.getByRole('dialog', { name: `Uninstall ${NAME}?` });
  const actions = page.getByRole('button', { name: 'Actions', exact: true });
  await test.step('open the uninstall dialog, and cancel', async () => {
    await tabAndPress(page, actions);
    await askToUninstall();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectFocused(actions);
  });

  await test.step('uninstall', async () => {
    await page.keyboard.press('Enter');
    await askToUninstall();
    await tabAndPress(page, dialog.getByRole('button', { name: 'Uninstall', exact: true }));
    await expectAnnounced(page, 'Selected resources deleted');
    const done = page.getByRole('dialog', { name: `${NAME} uninstalled` });
    await expect(done.locator(':focus')).toHaveCount(1);
    await tabAndPress(page, done.getByRole('button', { name: 'Close', exact: true }).last());
    await expect(done).toHaveCount(0);
    await expectFocused(heading('Installed Operators'));
    await expect(page.getByText('No Operators installed')).toBeVisible();
  });

  /** From the open menu. */
  async function askToUninstall(): Promise<void> {
    const item = page.getByRole('menuitem', { name: 'Uninstall Operator' });
    await pressUntil(page, 'ArrowUp', item);
    await page.keyboard.press('Enter');
    await expectFocused(dialog.getByRole('button', { name: 'Close', exact: true }).first());
  }
});
