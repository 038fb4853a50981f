import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answering, requests, watched } from '~/test/consoleSdk';
import { aCluster, changes, press } from '~/test/remedyScreen';
import { renderAt } from '~/test/render';
import { DialogProvider } from '~/ui/DialogProvider';
import { SourcesMenu } from '~/sources/view/SourcesPage';

const names = ['certified-operators', 'community-operators', 'redhat-operators'];

function aHub(spec: object) {
  const status = { sources: names.map((name) => ({ name })) };
  watched('OperatorHub', { data: [{ metadata: { name: 'cluster' }, spec, status }] });
}

async function open() {
  const { rerender } = renderAt(
    '/',
    <DialogProvider>
      <SourcesMenu />
    </DialogProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Default catalogs' }));
  return { dialog: within(await screen.findByRole('dialog')), rerender };
}

it('computes the state from the setting for all, and keeps entries (CS-040)', async () => {
  aCluster();
  const entry = { name: 'community-operators', disabled: false };
  aHub({ disableAllDefaultSources: true, sources: [entry] });
  watched('Subscription', { data: [] });
  const { dialog } = await open();
  expect(dialog.getByRole('switch', { name: 'community-operators' })).toBeChecked();
  expect(dialog.getByRole('switch', { name: 'redhat-operators' })).not.toBeChecked();
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('switch', { name: 'redhat-operators' }));
  expect(dialog.getByText(/CatalogSource redhat-operators enabled/)).toBeVisible();
  await press(dialog, 'Save');
  expect(await dialog.findByText('Default catalogs updated')).toBeVisible();
  expect(changes()).toMatchObject([
    [
      'PATCH apis/config.openshift.io/v1/operatorhubs/cluster',
      [
        { op: 'test', path: '/spec' },
        { path: '/spec/sources', value: [entry, { name: 'redhat-operators', disabled: false }] },
      ],
    ],
  ]);
});

it('keeps the selection and an earlier change of another user', async () => {
  let isRefused = true;
  const mine = { name: 'redhat-operators', disabled: true };
  const theirs = { name: 'certified-operators', disabled: true };
  answering(({ method, url }) => {
    if (method !== 'PATCH' || url.includes('dryRun') || !isRefused) return undefined;
    isRefused = false;
    aHub({ sources: [theirs] });
    throw Object.assign(new Error('the server rejected our request'), { code: 422, json: {} });
  });
  aCluster();
  aHub({});
  watched('Subscription', { data: [] });
  const { dialog } = await open();
  await userEvent.click(dialog.getByRole('switch', { name: 'redhat-operators' }));
  await press(dialog, 'Save');
  expect(
    await dialog.findByText(/The dialog shows the current state with your input/),
  ).toBeVisible();
  expect(await dialog.findByText('CatalogSource certified-operators disabled')).toBeVisible();
  expect(dialog.getByRole('switch', { name: 'redhat-operators' })).not.toBeChecked();
  await press(dialog, 'Try again');
  expect(await dialog.findByText('Default catalogs updated')).toBeVisible();
  const sent = requests().filter(
    ({ method, url }) => method === 'PATCH' && !url.includes('dryRun'),
  );
  expect(sent.at(-1)?.body).toMatchObject([
    { op: 'test', path: '/spec', value: { sources: [theirs] } },
    { op: 'add', path: '/spec/sources', value: [theirs, mine] },
  ]);
});

it('is absent without default catalogs of OpenShift (BR-057)', () => {
  aCluster();
  const error = Object.assign(new Error('Model does not exist'), { name: 'NoModelError' });
  watched('OperatorHub', { loaded: false, error });
  renderAt('/', <SourcesMenu />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('reports read-only access immediately', async () => {
  answering(({ url, body }) =>
    url.endsWith('/selfsubjectaccessreviews') && JSON.stringify(body).includes('"patch"')
      ? { status: { allowed: false } }
      : undefined,
  );
  aCluster();
  aHub({});
  watched('Subscription', { data: [] });
  const { dialog } = await open();
  expect(await dialog.findByText(/patch operatorhubs\.config\.openshift\.io/)).toBeVisible();
});

it('names the missing permission', async () => {
  aCluster({ forbidden: ['operatorhubs'] });
  renderAt('/', <SourcesMenu />);
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
  const item = await screen.findByRole('menuitem', { name: /^Default catalogs/ });
  expect(item).toHaveTextContent(/list operatorhubs\.config\.openshift\.io/);
});
