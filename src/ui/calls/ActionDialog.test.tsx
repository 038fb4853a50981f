import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { operatorGroupModel } from '~/kube/models/olm';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { useAction } from '~/olm/read/useAction';
import { answering } from '~/test/consoleSdk';
import { aCluster, changes, press } from '~/test/remedyScreen';
import { renderAt } from '~/test/render';
import type { Action, Input, Unavailable } from './action';
import { ActionDialog } from './ActionDialog';

const titles = { question: 'Do it?', action: 'Do', done: 'It is done' };

const deletionOf = (name: string): ClusterCall => ({
  kind: 'delete',
  model: operatorGroupModel,
  object: { name, namespace: 'team-a' },
  uid: null,
});

const EDIT: ClusterCall = {
  kind: 'patch',
  model: operatorGroupModel,
  object: { name: 'own', namespace: 'team-a' },
  steps: [{ op: 'add', path: '/spec', value: {} }],
};

function Shown({ action }: { readonly action: (input: Input) => Action | Unavailable }) {
  return <ActionDialog {...useAction(action)} onClose={() => undefined} />;
}

async function open(action: Parameters<typeof Shown>[0]['action']) {
  renderAt('/', <Shown action={action} />);
  return within(await screen.findByRole('dialog'));
}

describe('the dialog of an action', () => {
  it('shows what applies, the calls, their commands and the answer to a dry run', async () => {
    aCluster();
    const dialog = await open(() => ({
      titles,
      calls: [EDIT],
      text: ['First.', false],
      losses: [false, 'Lost.'],
      notices: [false, { variant: 'warning', title: 'Careful', list: ['one'] }],
    }));
    for (const text of ['First.', 'Lost.', 'Careful', 'one']) {
      expect(dialog.getByText(text)).toBeVisible();
    }
    expect(await dialog.findByText(/^oc patch operatorgroup/)).toBeVisible();
    expect(await dialog.findByText('Server dry run succeeded')).toBeVisible();
    await press(dialog, 'Do');
    expect(await dialog.findByText('It is done')).toBeVisible();
    expect(dialog.queryByText('Lost.')).toBeNull();
    expect(changes()).toHaveLength(1);
  });

  it('names the missing permission, and who can run the commands', async () => {
    aCluster({ forbidden: ['operatorgroups'] });
    const dialog = await open(() => ({ titles, calls: [deletionOf('one')] }));
    expect(await dialog.findByText(/delete operatorgroups\.operators/)).toBeVisible();
    expect(dialog.getByText(/cluster administrator can run the following commands/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Do' })).toBeDisabled();
  });

  it('continues after a failure where it stopped', async () => {
    let refusals = 1;
    answering(({ method, url }) => {
      if (method !== 'DELETE' || !url.endsWith('/two') || refusals === 0) return undefined;
      refusals -= 1;
      throw Object.assign(new Error('busy'), { code: 500, json: {} });
    });
    aCluster();
    const dialog = await open(() => ({ titles, calls: ['one', 'two'].map(deletionOf) }));
    await press(dialog, 'Do');
    await press(dialog, 'Try again');
    expect(await dialog.findByText('It is done')).toBeVisible();
    expect(changes()).toEqual(
      ['one', 'two', 'two'].map((name) => `DELETE team-a/operatorgroups/${name}`),
    );
  });

  it('tells that another user has updated the object', async () => {
    answering(({ method }) => {
      if (method !== 'PATCH') return undefined;
      throw Object.assign(new Error('the server rejected our request'), { code: 422, json: {} });
    });
    aCluster();
    const dialog = await open(() => ({ titles, calls: [EDIT] }));
    await press(dialog, 'Do');
    expect(await dialog.findByText('This resource has been updated')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('warns if a tool manages the object in Git', async () => {
    const tracking = 'infra:operators.coreos.com/OperatorGroup:team-a/own';
    answering(({ method, url }) =>
      method === 'GET' && url.endsWith('/own')
        ? { metadata: { name: 'own', annotations: { 'argocd.argoproj.io/tracking-id': tracking } } }
        : undefined,
    );
    aCluster();
    const dialog = await open(() => ({ titles, calls: [EDIT] }));
    expect(await dialog.findByText('Managed by Argo CD (Application infra)')).toBeVisible();
  });

  it('gets the calls of the input, which is fixed once one was sent', async () => {
    answering(({ method, url }) => {
      if (method !== 'DELETE' || !url.endsWith('/last')) return undefined;
      throw Object.assign(new Error('busy'), { code: 500, json: {} });
    });
    aCluster();
    const options = ['one', 'two'].map((name) => ({ name, label: name }));
    const dialog = await open(({ which = '' }) => ({
      titles,
      fields: [{ id: 'which', label: 'Which', value: which, options }],
      calls: which === '' ? [] : [which, 'last'].map(deletionOf),
    }));
    expect(dialog.getByRole('button', { name: 'Do' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'two' }));
    await press(dialog, 'Do');
    expect(await dialog.findByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(dialog.getByRole('radio', { name: 'one' })).toBeDisabled();
    expect(changes()).toContain('DELETE team-a/operatorgroups/two');
  });

  it('tells why an action is not available, with the page that helps', async () => {
    const dialog = await open(() => ({
      title: 'Do it?',
      text: 'Nothing to do.',
      link: { text: 'Elsewhere', to: '/elsewhere' },
      calls: [],
    }));
    expect(dialog.getByText('Nothing to do.')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('href', '/elsewhere');
    expect(dialog.queryByRole('button', { name: 'Do' })).toBeNull();
  });
});
