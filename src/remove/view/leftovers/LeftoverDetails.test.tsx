import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { setRun } from '~/remove/read/removalStore';
import { aHeldNamespace } from '~/test/leftoverObjects';
import { aClusterOf, foundLeftovers, inDialog, openLeftovers, writes } from '~/test/leftoverScreen';
import { aServedApi, anOperand } from '~/test/uninstallCluster';

const API = { name: 'quills.example.com', kind: 'Quill', version: 'v1' };
const CLUSTER = {
  namespaces: [
    aHeldNamespace({
      NamespaceContentRemaining:
        'Some resources are remaining: quills.example.com has 1 resource instances',
    }),
  ],
};

/** Opens the details of the namespace. @returns the button that starts to delete the blocking objects */
async function openHeld(): Promise<HTMLElement> {
  openLeftovers();
  await foundLeftovers();
  await userEvent.click(screen.getByRole('button', { name: /^Details of Namespace/ }));
  const dialog = await inDialog();
  return dialog.findByRole('button', { name: /^Remove finalizers of quills/ });
}

beforeEach(() => {
  setRun('leftovers', null);
  aServedApi(API, [anOperand('first', { finalizers: ['example.com/hold'] })]);
});

describe('resources that block a namespace', () => {
  it('are deleted one by one', async () => {
    aClusterOf(CLUSTER);
    const clear = await openHeld();
    await expect.poll(() => clear.hasAttribute('disabled')).toBe(false);
    await userEvent.click(clear);
    expect(await screen.findByRole('list', { name: 'Uninstall steps' })).toBeVisible();
    await expect.poll(writes).toEqual(['DELETE quills/first']);
  });

  it('are not deleted without permission, which is named', async () => {
    aClusterOf(CLUSTER, ({ verb }) => verb !== 'delete');
    const clear = await openHeld();
    expect(await screen.findByText('delete quills.example.com in namespace team-a')).toBeVisible();
    expect(clear).toBeDisabled();
    expect(writes()).toEqual([]);
  });
});
