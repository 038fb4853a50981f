import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { answering, requests, watched } from '~/test/consoleSdk';
import { anInstalledQuill, openAt } from '~/test/operatorPage';
import { OperatorWithInstances as OperatorPage } from '~/start/OperatorWithInstances';

const CONSOLE = '/api/kubernetes/apis/operator.openshift.io/v1/consoles/cluster';

const PLUGIN = { 'console.openshift.io/plugins': '["quill-console"]' };

const open = () => openAt(<OperatorPage />);

const card = () => within(screen.getByRole('region', { name: 'Console plugins' }));

const sent = () =>
  requests().filter(({ method, url }) => method === 'PATCH' && !url.includes('dryRun'));

function aConsole(...plugins: readonly string[]) {
  const config = { metadata: { name: 'cluster' }, spec: { plugins } };
  watched('Console', { data: [config] });
  answering(({ url }) => (url.startsWith(CONSOLE) ? config : undefined));
}

beforeEach(() => {
  anInstalledQuill();
  watched('ClusterServiceVersion', { data: [aCsv({ annotations: PLUGIN })] });
});

describe('the console plugins of an Operator', () => {
  it('are disabled without touching those of others', async () => {
    aConsole('one', 'quill-console', 'two');
    await open();
    expect(await card().findByText('Enabled')).toBeVisible();
    await userEvent.click(card().getByRole('button', { name: 'Disable quill-console' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Disable' }));
    expect(await dialog.findByText('Console plugins disabled: quill-console')).toBeVisible();
    expect(sent()).toMatchObject([
      {
        url: CONSOLE,
        body: [
          { op: 'test', path: '/spec/plugins', value: ['one', 'quill-console', 'two'] },
          { op: 'remove', path: '/spec/plugins/1' },
        ],
      },
    ]);
    await userEvent.keyboard('{Escape}');
    expect(card().getByRole('button', { name: 'Reload the console' })).toBeVisible();
  });

  it('are enabled', async () => {
    aConsole('one');
    await open();
    expect(await card().findByText('Not enabled')).toBeVisible();
    await userEvent.click(card().getByRole('button', { name: 'Enable quill-console' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Enable' }));
    expect(await dialog.findByText('Console plugins enabled: quill-console')).toBeVisible();
    expect(sent()).toMatchObject([
      { body: [{ op: 'test' }, { op: 'add', path: '/spec/plugins/-', value: 'quill-console' }] },
    ]);
  });

  it('are not mentioned without an OpenShift console', async () => {
    watched('Console', { data: [] });
    await open();
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Console plugins' })).toBeNull();
    });
  });

  it('name the permission to read whether they are enabled', async () => {
    watched('Console', { loaded: false, error: { code: 403, message: 'no' } });
    await open();
    expect(await card().findByText(/list consoles\.operator\.openshift\.io/)).toBeVisible();
  });
});
