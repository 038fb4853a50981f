import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '~/kube/queryClient';
import { answering, requests } from '~/test/consoleSdk';
import { anOperandApi, aPen, aPenCluster } from '~/test/operandBuilders';
import { renderAt } from '~/test/render';
import { DeleteInstance } from './DeleteInstance';

beforeEach(() => {
  queryClient.clear();
});

function open(api = anOperandApi()) {
  const onDeleted = vi.fn();
  renderAt(
    '/',
    <DeleteInstance
      api={api}
      namespace="team-a"
      name="blue"
      onClose={vi.fn()}
      onDeleted={onDeleted}
    />,
  );
  return onDeleted;
}

const button = async () =>
  within(await screen.findByRole('dialog')).findByRole('button', { name: 'Delete' });

describe('the deletion of an instance', () => {
  it('deletes exactly this object', async () => {
    aPenCluster([aPen('blue')]);
    answering(({ method }) => (method === 'DELETE' ? {} : undefined));
    const onDeleted = open();
    await userEvent.click(await button());
    await waitFor(() => {
      expect(onDeleted).toHaveBeenCalled();
    });
    expect(requests().find(({ method }) => method === 'DELETE')?.body).toMatchObject({
      preconditions: { uid: 'uid-blue' },
    });
  });

  it('names its finalizers, and who removes them', async () => {
    aPenCluster([aPen('blue', { finalizers: ['ink.example.com/refill'] })]);
    open();
    expect(await screen.findByText('ink.example.com/refill')).toBeVisible();
    expect(screen.getByText(/deleted when Quill removes the finalizers/)).toBeVisible();
  });

  it('warns if no controller removes them', async () => {
    aPenCluster([aPen('blue', { finalizers: ['ink.example.com/refill'] })]);
    open({ ...anOperandApi(), providers: [] });
    expect(await screen.findByText(/might remain in Terminating/)).toBeVisible();
  });

  it('is disabled without permission, which is named', async () => {
    aPenCluster([aPen('blue')], ['delete']);
    open();
    expect(await screen.findByText(/delete pens\.ink\.example\.com/)).toBeVisible();
    expect(await button()).toBeDisabled();
  });
});
