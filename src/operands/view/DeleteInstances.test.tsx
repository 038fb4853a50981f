import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '~/kube/queryClient';
import { answering, requests } from '~/test/consoleSdk';
import { anOperandApi, aPen, aPenCluster } from '~/test/operandBuilders';
import { renderAt } from '~/test/render';
import { instanceRow } from '~/operands/rules/instanceRow';
import { DeleteInstances } from './DeleteInstances';

beforeEach(() => {
  queryClient.clear();
});

function open(names: readonly string[], finalizers: readonly string[] = []) {
  const api = anOperandApi();
  const rows = names.map((name) => instanceRow(api, aPen(name, { finalizers })));
  renderAt('/', <DeleteInstances rows={rows} onClose={vi.fn()} />);
  return screen.findByRole('dialog', { name: /instances?\?$/ });
}

describe('the deletion of several instances', () => {
  it('continues after a failure, which can be retried; each is deleted as displayed', async () => {
    aPenCluster([]);
    const broken = new Set(['blue']);
    answering(({ method, url }) => {
      if (method !== 'DELETE') return undefined;
      if (broken.has(url.split('/').at(-1) ?? '')) {
        throw Object.assign(new Error('etcd has no leader'), { code: 500, json: {} });
      }
      return {};
    });
    const dialog = within(await open(['blue', 'red']));
    await waitFor(() => {
      expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('etcd has no leader', { exact: false })).toBeVisible();
    expect(within(dialog.getByRole('row', { name: /red/ })).getByText(/Done/)).toBeVisible();
    broken.clear();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
    });
    const sent = requests().filter(({ method }) => method === 'DELETE');
    expect(sent.map(({ body }) => body)).toMatchObject(
      ['uid-blue', 'uid-red', 'uid-blue'].map((uid) => ({ preconditions: { uid } })),
    );
  });

  it('names the finalizers once, and who removes them', async () => {
    aPenCluster([]);
    const dialog = within(await open(['blue', 'red'], ['ink.example.com/refill']));
    expect(dialog.getByText('ink.example.com/refill')).toBeVisible();
    expect(dialog.getByText(/when Quill removes the finalizers/)).toBeVisible();
  });

  it('excludes instances without permission to delete them, and names it', async () => {
    aPenCluster([], ['delete']);
    const dialog = within(await open(['blue', 'red']));
    expect((await dialog.findAllByText(/delete pens\.ink\.example\.com/)).length).toBe(2);
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  });
});
