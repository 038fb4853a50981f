import axe from 'axe-core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { aSubscription } from '~/test/builders';
import { answering, requests } from '~/test/consoleSdk';
import { renderAt } from '~/test/render';
import {
  INSTALLED,
  MANUAL,
  anUpdateCluster,
  pendingDetails,
  updateDetails,
} from '~/test/updateBuilders';
import UpdatesTab from '~/operator/view/tabs/UpdatesTab';

const AUTOMATIC = { ...MANUAL, installPlanApproval: 'Automatic' } as const;

async function openedFrom(details: OperatorDetails, button: string) {
  renderAt('/', <UpdatesTab details={details} />);
  await userEvent.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

/** The sent requests without dry runs. */
const written = () =>
  requests().filter(({ method, url }) => method === 'PATCH' && !url.includes('dryRun'));

function takingAll() {
  answering(({ method, body }) => (method === 'PATCH' ? { metadata: {}, body } : undefined));
}

describe('pausing updates of an Operator', () => {
  it('shows the consequences for it and others, and sets the approval', async () => {
    anUpdateCluster();
    takingAll();
    const own = aSubscription({ spec: AUTOMATIC, status: INSTALLED });
    const ink = aSubscription({ name: 'ink', spec: { ...AUTOMATIC, name: 'ink' } });
    const dialog = await openedFrom(
      updateDetails({ subscription: own, subscriptions: [own, ink] }),
      'Pause updates at 1.0.0',
    );
    expect(dialog.getByText(/Updates of ink then also require approval/)).toBeVisible();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Pause updates at 1.0.0' }));
    expect(await dialog.findByText('Updates paused at 1.0.0')).toBeVisible();
    expect(written()).toHaveLength(1);
    expect(JSON.stringify(written()[0]?.body)).toContain('"value":"Manual"');
  });

  it('requires a permission, which is named', async () => {
    anUpdateCluster(false);
    const own = aSubscription({ spec: AUTOMATIC, status: INSTALLED });
    const dialog = await openedFrom(updateDetails({ subscription: own }), 'Pause updates at 1.0.0');
    expect(await dialog.findByText('Insufficient permissions')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Pause updates at 1.0.0' })).toBeDisabled();
  });
});

describe('resuming updates', () => {
  it('does not approve the pending plan by default', async () => {
    anUpdateCluster();
    takingAll();
    const dialog = await openedFrom(pendingDetails(), 'Resume updates');
    expect(
      dialog.getByText(
        /Install plan install-abcde was created under manual approval and still requires approval/,
      ),
    ).toBeVisible();
    expect(
      dialog.getByRole('checkbox', { name: 'Also approve install plan install-abcde' }),
    ).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Resume updates' }));
    await waitFor(() => {
      expect(written()).toHaveLength(1);
    });
    expect(written()[0]?.url).toContain('/subscriptions/');
  });

  it('approves only that plan after the change if selected', async () => {
    anUpdateCluster();
    takingAll();
    const dialog = await openedFrom(pendingDetails(), 'Resume updates');
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Resume updates' }));
    await waitFor(() => {
      expect(written()).toHaveLength(2);
    });
    expect(written()[1]?.url).toContain('/installplans/install-abcde');
    expect(JSON.stringify(written()[1]?.body)).toContain('"path":"/spec/generation","value":2');
  });

  it('has no axe violation', async () => {
    anUpdateCluster();
    await openedFrom(pendingDetails(), 'Resume updates');
    const options = { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } };
    const { violations } = await axe.run(screen.getByRole('dialog'), options);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
