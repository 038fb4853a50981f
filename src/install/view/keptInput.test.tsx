import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { patterns, routes } from '~/routes';
import { QUILL, anInstallCluster } from '~/test/installCluster';
import { renderAt } from '~/test/render';
import InstallPage from './InstallPage';

const PLACE = '?mode=OwnNamespace&namespace=inkwell';

function open(query = '') {
  return renderAt(`${routes.install(null, QUILL)}${query}`, <InstallPage />, patterns.install);
}

async function account() {
  const advanced = await screen.findByRole('button', { name: 'Advanced' });
  // Already expanded if it has input.
  if (advanced.getAttribute('aria-expanded') !== 'true') await userEvent.click(advanced);
  return screen.getByRole('textbox', { name: 'Service account' });
}

/** Types into the form, and leaves it as with a link of the console. */
async function typeAndLeave() {
  const { unmount } = open(PLACE);
  await userEvent.type(await account(), 'installer');
  await userEvent.tab();
  expect(await screen.findByText('Unsaved changes are kept in this browser tab.')).toBeVisible();
  unmount();
}

beforeEach(() => {
  anInstallCluster();
});

describe('entered settings of a form that was left', () => {
  it('are restored at the same URL, as after a reload', async () => {
    await typeAndLeave();
    open(PLACE);
    expect(await account()).toHaveValue('installer');
    expect(screen.queryByText(/Unsaved settings found/)).toBeNull();
  });

  it('are offered if the URL opens another form, with a link to theirs', async () => {
    await typeAndLeave();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(screen.getByRole('combobox', { name: 'Installed Namespace' })).toHaveValue('inkwell');
    expect(await account()).toHaveValue('installer');
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });

  it('are offered until they are discarded', async () => {
    await typeAndLeave();
    open().unmount();
    const { unmount } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(sessionStorage).toHaveLength(0);
    unmount();
    open(PLACE);
    expect(await account()).toHaveValue('');
  });

  it('are replaced by new settings', async () => {
    await typeAndLeave();
    const { unmount } = open('?mode=OwnNamespace&namespace=other');
    await userEvent.type(await account(), 'second');
    await userEvent.tab();
    unmount();
    open('?mode=OwnNamespace&namespace=other');
    expect(await account()).toHaveValue('second');
  });

  it('do not exist for a form without input', async () => {
    const { unmount } = open(PLACE);
    await account();
    unmount();
    expect(sessionStorage).toHaveLength(0);
  });
});
