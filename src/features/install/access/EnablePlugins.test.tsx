import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { answering, requests, watched } from '~/test/consoleSdk';
import { aFollowedInstall, openFollowed } from '~/test/followedInstall';

const CONSOLE = { metadata: { name: 'cluster' }, spec: { plugins: ['others'] } };
const patches = () =>
  requests().filter(({ method, url }) => method === 'PATCH' && url.endsWith('/consoles/cluster'));

beforeEach(() => {
  watched('Console', { data: [CONSOLE] });
});

function anOperatorWithPlugins(isAllowed: boolean, answer: () => unknown = () => ({})) {
  answering(({ method, url, body }) => {
    const isAboutConsoles = JSON.stringify(body ?? '').includes('"resource":"consoles"');
    if (isAboutConsoles) return { status: { allowed: isAllowed } };
    if (!url.endsWith('/consoles/cluster')) return undefined;
    return method === 'GET' ? CONSOLE : answer();
  });
  aFollowedInstall();
  const annotations = { 'console.openshift.io/plugins': '["pens"]' };
  const spec = {
    customresourcedefinitions: {
      owned: [{ name: 'pens.ink.example.com', kind: 'Pen', version: 'v1' }],
    },
  };
  watched('ClusterServiceVersion', { data: [aCsv({ spec, annotations })] });
  openFollowed();
}

const next = async () => within(await screen.findByRole('region', { name: 'What next' }));

describe('console plugins that an installation has not enabled', () => {
  it('are enabled on demand, once', async () => {
    anOperatorWithPlugins(true);
    const button = await (await next()).findByRole('button', { name: 'Enable pens' });
    await userEvent.dblClick(button);
    expect(patches().map(({ body }) => body)).toEqual([
      [
        { op: 'test', path: '/spec/plugins', value: ['others'] },
        { op: 'add', path: '/spec/plugins/-', value: 'pens' },
      ],
    ]);
    expect(button).toBeDisabled();
  });

  it('can be tried again when the server refuses', async () => {
    anOperatorWithPlugins(true, () => {
      throw Object.assign(new Error('not today'), { code: 403, json: {} });
    });
    const button = await (await next()).findByRole('button', { name: 'Enable pens' });
    await userEvent.click(button);
    expect((await next()).getByText(/patch consoles\.operator\.openshift\.io/)).toBeVisible();
    expect(button).toBeEnabled();
  });

  it('are not offered to who may not enable them', async () => {
    anOperatorWithPlugins(false);
    expect(await (await next()).findByRole('link', { name: 'Create Pen' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enable pens' })).toBeNull();
  });
});
