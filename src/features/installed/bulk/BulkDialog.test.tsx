import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anInstallPlan } from '~/test/builders';
import { answering, requests, watched } from '~/test/consoleSdk';
import { aClusterOfTwo, foundRows, openInstalled, quill } from '~/test/installedScreen';

describe('several Operators at once', () => {
  const dialog = () => within(screen.getByRole('dialog'));
  const open = async (action: RegExp) => {
    openInstalled();
    await foundRows();
    await userEvent.click(screen.getByRole('checkbox', { name: /Select all/ }));
    await userEvent.click(screen.getByRole('button', { name: '2 selected' }));
    await userEvent.click(screen.getByRole('menuitem', { name: action }));
  };
  const deleted = () =>
    requests()
      .filter(({ method }) => method === 'DELETE')
      .map(({ url }) => url.split('/').pop());

  it('are uninstalled one by one; one that fails does not stop the rest, and can be tried again', async () => {
    aClusterOfTwo();
    let refuse = true;
    answering(({ method, url }) => {
      if (method !== 'DELETE') return undefined;
      if (refuse && url.endsWith('basalt.v2.0.0')) {
        throw Object.assign(new Error('busy'), { code: 500 });
      }
      return {};
    });
    await open(/Uninstall/);
    await userEvent.click(dialog().getByRole('button', { name: /^Uninstall/ }));
    expect(await dialog().findByText('busy')).toBeVisible();
    expect(deleted()).toEqual(['quill', 'quill.v1.0.0', 'basalt.v2.0.0']);
    refuse = false;
    await userEvent.click(dialog().getByRole('button', { name: 'Try again' }));
    expect(await dialog().findByText(/All done/)).toBeVisible();
    expect(deleted().at(-1)).toBe('basalt.v2.0.0');
    expect(deleted()).toHaveLength(4);
  });

  it('are approved, and who has no plan is skipped', async () => {
    aClusterOfTwo();
    const status = { ...quill.status, currentCSV: 'quill.v2.0.0', state: 'UpgradePending' };
    watched('Subscription', { data: [{ ...quill, status }] });
    watched('InstallPlan', {
      data: [
        anInstallPlan({ spec: { clusterServiceVersionNames: ['quill.v2.0.0', 'onyx.v1.0.0'] } }),
      ],
    });
    answering(({ method }) => (method === 'PATCH' ? {} : undefined));
    await open(/Approve/);
    expect(dialog().getByText('Skipped: no plan waits for approval')).toBeVisible();
    expect(dialog().getByTestId('alongside')).toHaveTextContent('onyx');
    await userEvent.click(dialog().getByRole('button', { name: /^Approve/ }));
    expect(await dialog().findByText(/All done/)).toBeVisible();
    expect(requests().filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it('are left alone where the right is missing, with its name', async () => {
    aClusterOfTwo(({ verb }) => verb === 'list');
    await open(/Uninstall/);
    expect(await dialog().findAllByText(/Skipped: you need the right to delete/)).toHaveLength(2);
    expect(dialog().queryByRole('button', { name: /^Uninstall/ })).toBeNull();
  });
});
