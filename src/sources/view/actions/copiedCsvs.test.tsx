import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { answering, requests, watched } from '~/test/consoleSdk';
import { aCluster, changes, press } from '~/test/remedyScreen';
import { renderAt } from '~/test/render';
import { CopiedCsvsButton } from './CopiedCsvsButton';

const page = (rows: number, next?: string) => ({
  kind: 'Table',
  metadata: next === undefined ? {} : { continue: next },
  columnDefinitions: [{ name: 'Name' }],
  rows: Array.from({ length: rows }, () => ({ cells: ['quill.v1.0.0'] })),
});

function aBusyCluster(config: object | null) {
  answering(({ url }) => {
    if (!url.includes('/clusterserviceversions')) return undefined;
    return url.includes('continue=next') ? page(20) : page(500, 'next');
  });
  aCluster();
  watched('OLMConfig', { data: config === null ? [] : [config] });
  watched('ClusterServiceVersion', {
    data: [aCsv({ namespace: 'ops', annotations: { 'olm.targetNamespaces': '' } })],
  });
  watched('Project', {
    data: Array.from({ length: 521 }, (_, i) => ({ metadata: { name: `n${i}` } })),
  });
}

async function open() {
  renderAt('/', <CopiedCsvsButton />);
  await userEvent.click(await screen.findByRole('button', { name: 'Copied CSVs' }));
  return within(await screen.findByRole('dialog'));
}

it('counts the copies page by page without reading them, and says who notices (CSV-022)', async () => {
  aBusyCluster({ metadata: { name: 'cluster' }, spec: { features: {} } });
  const dialog = await open();
  expect(await dialog.findByText(/^520 cop.* now\./)).toBeVisible();
  expect(dialog.getByText(/^519 cop.* go(es)?\./)).toBeVisible();
  expect(dialog.getByText(/no longer lists them/)).toBeVisible();
  const lists = requests().filter(({ url }) => url.includes('/clusterserviceversions'));
  expect(lists).toHaveLength(2);
  expect(lists.every(({ url }) => url.includes('includeObject=None'))).toBe(true);
  await press(dialog, 'Stop copying');
  expect(await dialog.findByText(/OLM is told to copy no CSVs/)).toBeVisible();
  expect(changes()).toEqual([
    [
      'PATCH apis/operators.coreos.com/v1/olmconfigs/cluster',
      [{ op: 'add', path: '/spec/features/disableCopiedCSVs', value: true }],
    ],
  ]);
});

it('makes the OLMConfig where there is none', async () => {
  aBusyCluster(null);
  const dialog = await open();
  await press(dialog, 'Stop copying');
  expect(changes()).toMatchObject([['POST apis/operators.coreos.com/v1/olmconfigs', {}]]);
});

it('says what copying again brings', async () => {
  // The one in namespace openshift.
  answering(({ url }) => (url.includes('/clusterserviceversions') ? page(1) : undefined));
  aBusyCluster({ metadata: { name: 'cluster' }, spec: { features: { disableCopiedCSVs: true } } });
  const dialog = await open();
  expect(await dialog.findByText(/^519 cop.*: one in each other namespace/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Copy again' })).toBeEnabled();
});

it.each([
  [
    'an old OLM',
    () => {
      oldOlm();
    },
    /This version of OLM has no OLMConfig/,
  ],
  [
    'a user who may not',
    () => {
      aCluster({ forbidden: ['olmconfigs'] });
    },
    /list olmconfigs\.operators/,
  ],
])('says why it does nothing: %s', async (_, prepare, why) => {
  prepare();
  renderAt('/', <CopiedCsvsButton />);
  await userEvent.hover(await screen.findByRole('button', { name: 'Copied CSVs' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent(why);
});

function oldOlm() {
  aCluster();
  const error = Object.assign(new Error('Model does not exist'), { name: 'NoModelError' });
  watched('OLMConfig', { loaded: false, error });
}

it('lets who finds it done want the other way round', async () => {
  const config = { metadata: { name: 'cluster' }, spec: { features: {} } };
  aBusyCluster(config);
  const dialog = await open();
  await dialog.findByRole('button', { name: 'Stop copying' });
  act(() => {
    watched('OLMConfig', {
      data: [{ ...config, spec: { features: { disableCopiedCSVs: true } } }],
    });
  });
  await press(dialog, 'Copy CSVs again');
  await press(dialog, 'Copy again');
  expect(await dialog.findByText(/OLM is told to copy CSVs into every namespace/)).toBeVisible();
});
