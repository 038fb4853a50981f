import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { answering, requests, watched } from '~/test/consoleSdk';
import { aFollowedInstall, openFollowed } from '~/test/followedInstall';

const WHAT_IT_TAKES =
  'Enabling pens requires permission to patch consoles.operator.openshift.io cluster-wide.';
const CONSOLE = { metadata: { name: 'cluster' }, spec: { plugins: ['others'] } };
const patches = () =>
  requests().filter(({ method, url }) => method === 'PATCH' && url.endsWith('/consoles/cluster'));

beforeEach(() => {
  watched('Console', { data: [CONSOLE] });
});

function anOperatorWithPlugins(isAllowed: boolean, answer: () => unknown = () => ({})) {
  answering(({ method, url, body }) => {
    const requested = JSON.stringify(body ?? '');
    const isAboutChange =
      requested.includes('"resource":"consoles"') && requested.includes('"patch"');
    if (isAboutChange) return { status: { allowed: isAllowed } };
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

const next = async () => within(await screen.findByRole('region', { name: 'Next steps' }));

describe('console plugins that an installation did not enable', () => {
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

  it('can be retried if the server rejects the request', async () => {
    anOperatorWithPlugins(true, () => {
      throw Object.assign(new Error('not today'), { code: 403, json: {} });
    });
    const button = await (await next()).findByRole('button', { name: 'Enable pens' });
    await userEvent.click(button);
    expect((await next()).getByText(/patch consoles\.operator\.openshift\.io/)).toBeVisible();
    expect(button).toBeEnabled();
  });

  it('are not offered without permission to enable them', async () => {
    anOperatorWithPlugins(false);
    expect(await (await next()).findByRole('link', { name: 'Create Pen' })).toBeVisible();
    expect(await (await next()).findByText(WHAT_IT_TAKES)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enable pens' })).toBeNull();
  });

  it('are named without permission to read the enabled ones', async () => {
    const error = Object.assign(new Error('forbidden'), { code: 403 });
    watched('Console', { data: undefined, loaded: false, error });
    anOperatorWithPlugins(true);
    expect(await (await next()).findByText(WHAT_IT_TAKES)).toBeVisible();
  });

  it('are not mentioned if another user has enabled them', async () => {
    watched('Console', { data: [{ ...CONSOLE, spec: { plugins: ['pens'] } }] });
    anOperatorWithPlugins(false);
    expect(await (await next()).findByText('A console plugin was enabled')).toBeVisible();
    expect(screen.queryByText(WHAT_IT_TAKES)).toBeNull();
  });
});
