import axe from 'axe-core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { podModel } from '~/kube/models/workloads';
import { aCsv } from '~/test/builders';
import { answering } from '~/test/consoleSdk';
import { aCluster, changes } from '~/test/remedyScreen';
import { renderAt } from '~/test/render';
import { DialogProvider } from '~/ui/DialogProvider';
import { PullSecretHelp } from './PullSecretHelp';

const template = { spec: { serviceAccountName: 'quill' } };
const deployments = [{ name: 'quill', spec: { template } }];
const csv = aCsv({
  spec: { customresourcedefinitions: {}, ...{ install: { spec: { deployments } } } },
});

const object = { model: podModel, namespace: 'team-a', name: 'quill-1' };
const backOff = { object, reason: 'ImagePullBackOff', container: 'main', exitCode: null };

function anAccount() {
  const metadata = { name: 'quill', namespace: 'team-a', resourceVersion: '5' };
  const account = { metadata, imagePullSecrets: [] };
  answering(({ url, method }) => {
    if (method !== 'GET') return undefined;
    if (url.endsWith('/serviceaccounts')) return { items: [account] };
    return url.endsWith('/serviceaccounts/quill') ? account : undefined;
  });
  const pod = { metadata: { name: 'quill-1', namespace: 'team-a' } };
  answering(({ url, method }) =>
    method === 'GET' && url.endsWith('/pods/quill-1') ? pod : undefined,
  );
}

/** @param cause in the event of the pod, not in its status */
function show(cause: string) {
  answering(({ url }) =>
    url.includes('/events') ? { items: [{ reason: 'Failed', message: cause }] } : undefined,
  );
  const hindrances = [{ ...backOff, message: 'Back-off pulling image "quay.io/a/b"' }];
  renderAt(
    '/',
    <DialogProvider>
      <PullSecretHelp csv={csv} hindrances={hindrances} />
    </DialogProvider>,
  );
}

// jsdom has no layout.
const options = { rules: { 'color-contrast': { enabled: false } } };

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Link pull secret' }));
  return within(await screen.findByRole('dialog', { name: 'Link pull secret' }));
}

describe('an image whose registry requires a login', () => {
  it('gets a pull secret, and its pod is replaced', async () => {
    anAccount();
    aCluster();
    show('unauthorized: access is not authorized');
    const dialog = await openDialog();
    const name = await dialog.findByRole('textbox', { name: 'Secret name' });
    await userEvent.type(name, 'My');
    expect(dialog.getByText(/Use lowercase letters/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Link pull secret' })).toBeDisabled();
    const { violations } = await axe.run(screen.getByRole('dialog'), options);
    expect(violations.map(({ id }) => id)).toEqual([]);
    await userEvent.clear(name);
    await userEvent.type(name, 'mine');
    await userEvent.click(dialog.getByRole('button', { name: 'Link pull secret' }));
    expect(await dialog.findByText('Pull secret linked')).toBeVisible();
    expect(changes()).toEqual([
      [
        'PATCH team-a/serviceaccounts/quill',
        [
          { op: 'test', path: '/metadata/resourceVersion', value: '5' },
          { op: 'add', path: '/imagePullSecrets', value: [{ name: 'mine' }] },
        ],
      ],
      'DELETE team-a/pods/quill-1',
    ]);
  });

  it('names the permission to list ServiceAccounts', async () => {
    aCluster({ forbidden: ['serviceaccounts'] });
    show('unauthorized: access is not authorized');
    const dialog = await openDialog();
    expect(await dialog.findByText(/list serviceaccounts in namespace team-a/)).toBeVisible();
    expect(dialog.queryByRole('textbox')).toBeNull();
  });
});
