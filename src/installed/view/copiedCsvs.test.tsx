import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { watched } from '~/test/consoleSdk';
import { aCluster, changes, press } from '~/test/remedyScreen';
import { renderAt } from '~/test/render';
import { InstalledMenu } from './CopiedCsvs';

function aConfig(config: object | null) {
  watched('OLMConfig', { data: config === null ? [] : [config] });
}

async function open() {
  const { again } = renderAt('/', <InstalledMenu />);
  await userEvent.click(screen.getByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copied CSVs' }));
  return { ...within(await screen.findByRole('dialog')), again };
}

it('disables copied CSVs, and names affected users (CSV-022)', async () => {
  aCluster();
  aConfig({ metadata: { name: 'cluster' }, spec: { features: {} } });
  const dialog = await open();
  expect(await dialog.findByText(/no longer lists these Operators/)).toBeVisible();
  await press(dialog, 'Disable');
  expect(await dialog.findByText(/Copied CSVs disabled/)).toBeVisible();
  expect(changes()).toEqual([
    [
      'PATCH apis/operators.coreos.com/v1/olmconfigs/cluster',
      [{ op: 'add', path: '/spec/features/disableCopiedCSVs', value: true }],
    ],
  ]);
});

it('creates a missing OLMConfig', async () => {
  aCluster();
  aConfig(null);
  const dialog = await open();
  await press(dialog, 'Disable');
  expect(changes()).toMatchObject([['POST apis/operators.coreos.com/v1/olmconfigs', {}]]);
});

it.each([
  [
    'an old OLM',
    () => {
      oldOlm();
    },
    /This OLM version always copies CSVs/,
  ],
  [
    'a user without permission',
    () => {
      aCluster({ forbidden: ['olmconfigs'] });
    },
    /list olmconfigs\.operators/,
  ],
])('shows why the action is unavailable: %s', async (_, prepare, why) => {
  prepare();
  renderAt('/', <InstalledMenu />);
  await userEvent.click(screen.getByRole('button', { name: /^Actions for/ }));
  const item = await screen.findByRole('menuitem', { name: /^Copied CSVs/ });
  await waitFor(() => {
    expect(item).toHaveTextContent(why);
  });
  expect(item).toHaveAttribute('aria-disabled', 'true');
});

function oldOlm() {
  aCluster();
  const error = Object.assign(new Error('Model does not exist'), { name: 'NoModelError' });
  watched('OLMConfig', { loaded: false, error });
}

it('offers the opposite if the setting has already changed', async () => {
  const config = { metadata: { name: 'cluster' }, spec: { features: {} } };
  aCluster();
  aConfig(config);
  const dialog = await open();
  await dialog.findByRole('button', { name: 'Disable' });
  watched('OLMConfig', { data: [{ ...config, spec: { features: { disableCopiedCSVs: true } } }] });
  dialog.again();
  await press(dialog, 'Enable');
  await press(dialog, 'Enable');
  expect(await dialog.findByText(/Copied CSVs enabled/)).toBeVisible();
});
