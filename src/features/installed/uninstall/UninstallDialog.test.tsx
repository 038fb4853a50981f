import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answering, requests } from '~/test/consoleSdk';
import { aClusterOfTwo, openInstalled } from '~/test/installedScreen';

describe('Uninstall dialog', () => {
  const found = async () => within(await screen.findByRole('dialog'));
  const deleted = () =>
    requests()
      .filter(({ method }) => method === 'DELETE')
      .map(({ url }) => url.split('/').pop());

  it('says what is deleted and what stays, then deletes the Subscription before the CSV', async () => {
    aClusterOfTwo();
    answering(({ method }) => (method === 'DELETE' ? {} : undefined));
    openInstalled('?uninstall=team-a/quill');
    const dialog = await found();
    expect(dialog.getByText(/The APIs Quill with all their objects/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Uninstall' }));
    expect(await dialog.findByText('Quill is uninstalled')).toBeVisible();
    expect(deleted()).toEqual(['quill', 'quill.v1.0.0']);
  });

  it('goes on at the step that failed', async () => {
    aClusterOfTwo();
    let refuse = true;
    answering(({ method, url }) => {
      if (method !== 'DELETE') return undefined;
      if (refuse && url.endsWith('v1.0.0')) throw Object.assign(new Error('busy'), { code: 500 });
      return {};
    });
    openInstalled('?uninstall=team-a/quill');
    const dialog = await found();
    await userEvent.click(dialog.getByRole('button', { name: 'Uninstall' }));
    expect(await dialog.findByText('busy')).toBeVisible();
    refuse = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Quill is uninstalled')).toBeVisible();
    expect(deleted()).toEqual(['quill', 'quill.v1.0.0', 'quill.v1.0.0']);
  });

  it('names the right that is missing, and offers nothing', async () => {
    aClusterOfTwo(({ verb }) => verb === 'list');
    openInstalled('?uninstall=team-a/quill');
    const dialog = await found();
    expect(
      await dialog.findByText(/delete subscriptions\.operators\.coreos\.com in .* team-a/),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Uninstall' })).toBeDisabled();
  });

  it('says when there is nothing of that name', async () => {
    aClusterOfTwo();
    openInstalled('?uninstall=team-a/ghost');
    expect((await found()).getByText('Nothing to uninstall')).toBeVisible();
  });
});
