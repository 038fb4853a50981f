import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anInstallPlan } from '~/test/builders';
import { answering, requests, watched } from '~/test/consoleSdk';
import { aClusterOfTwo, foundRows, openInstalled, quill } from '~/test/installedScreen';

describe('install plans of several Operators', () => {
  const dialog = () => within(screen.getByRole('dialog'));
  const open = async () => {
    openInstalled();
    await foundRows();
    await userEvent.click(screen.getByRole('checkbox', { name: /Select all/ }));
    await userEvent.click(screen.getByRole('button', { name: '2 selected' }));
    await userEvent.click(screen.getByRole('menuitem', { name: /Approve/ }));
  };
  /** A pending plan for Quill, which also updates Onyx. */
  const aPlanWaits = () => {
    const status = { ...quill.status, currentCSV: 'quill.v2.0.0', state: 'UpgradePending' };
    watched('Subscription', { data: [{ ...quill, status }] });
    watched('InstallPlan', {
      data: [
        anInstallPlan({ spec: { clusterServiceVersionNames: ['quill.v2.0.0', 'onyx.v1.0.0'] } }),
      ],
    });
  };

  it('are approved, and Operators without a plan are skipped', async () => {
    aClusterOfTwo();
    aPlanWaits();
    answering(({ method }) => (method === 'PATCH' ? {} : undefined));
    await open();
    expect(dialog().getByText('Skipped: no install plan requires approval')).toBeVisible();
    expect(dialog().getByTestId('alongside')).toHaveTextContent('onyx');
    await userEvent.click(dialog().getByRole('button', { name: /^Approve/ }));
    expect(await dialog().findByText(/All completed/)).toBeVisible();
    expect(requests().filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  it('are not approved without permission, which is named', async () => {
    aClusterOfTwo(({ verb }) => verb === 'list');
    aPlanWaits();
    await open();
    expect(await dialog().findByText(/You do not have permission to patch/)).toBeVisible();
    expect(dialog().queryByRole('button', { name: /^Approve/ })).toBeNull();
  });
});
