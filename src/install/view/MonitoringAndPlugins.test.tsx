import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { patterns, routes } from '~/routes';
import { MONITORED, PLUGINS, aConsole, anAskingCluster, sent } from '~/test/accessCluster';
import { answering, requests, watched } from '~/test/consoleSdk';
import { QUILL, creating } from '~/test/installCluster';
import { renderAt } from '~/test/render';
import InstallPage from './InstallPage';

const open = (query = '') =>
  renderAt(`${routes.install(null, QUILL)}${query}`, <InstallPage />, patterns.install);
const step = async () => within(await screen.findByRole('region', { name: '4 Access' }));
const installButton = () => screen.findByRole('button', { name: 'Install' });

describe('monitoring', () => {
  it('is offered for a new platform namespace, with its impact (MON-001)', async () => {
    anAskingCluster(MONITORED);
    creating();
    open('?mode=OwnNamespace');
    const box = (await step()).getByRole('checkbox', {
      name: 'Enable cluster monitoring for openshift-quill',
    });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    expect(
      screen.getByText(/Monitoring openshift-quill is not supported by Red Hat/),
    ).toBeVisible();
    await userEvent.click(await installButton());
    expect(sent('namespaces')).toMatchObject({
      metadata: { labels: { 'openshift.io/cluster-monitoring': 'true' } },
    });
    expect(sent('roles')).toMatchObject({ metadata: { name: 'openshift-quill-prometheus' } });
    expect(sent('rolebindings')).toMatchObject({ subjects: [{ name: 'prometheus-k8s' }] });
  });

  it('is not offered elsewhere', async () => {
    anAskingCluster(MONITORED);
    open('?mode=OwnNamespace&namespace=team-a');
    await installButton();
    expect(screen.queryByRole('region', { name: '4 Access' })).toBeNull();
  });
});

describe('console plugins', () => {
  it('are off from an untrusted catalog, and enabled on demand, last of all', async () => {
    const patches: unknown[] = [];
    answering(({ method, url, body }) => {
      if (!url.endsWith('/consoles/cluster')) return undefined;
      if (method === 'PATCH') patches.push(body);
      return { metadata: { name: 'cluster' }, spec: { plugins: ['operator-hub'] } };
    });
    aConsole(['operator-hub']);
    anAskingCluster(PLUGINS);
    creating();
    open('?mode=OwnNamespace&namespace=team-a');
    const access = await step();
    const box = access.getByRole('checkbox', { name: 'Enable quill-console' });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    expect(access.getByRole('checkbox', { name: 'Enable quill-alerts' })).not.toBeChecked();
    expect(screen.getByText(/from community-operators will be enabled/)).toBeVisible();
    expect(screen.getByText('Adds to the enabled plugins: quill-console')).toBeVisible();
    await userEvent.click(await installButton());
    expect(patches).toEqual([
      [
        { op: 'test', path: '/spec/plugins', value: ['operator-hub'] },
        { op: 'add', path: '/spec/plugins/-', value: 'quill-console' },
      ],
    ]);
  });

  it('wait for the review, because undo would not disable them', async () => {
    aConsole(['operator-hub']);
    anAskingCluster(PLUGINS);
    creating();
    open('?mode=OwnNamespace&namespace=team-a&approval=Manual');
    await userEvent.click((await step()).getByRole('checkbox', { name: 'Enable quill-console' }));
    await userEvent.click(screen.getByRole('button', { name: 'Review before installing' }));
    expect(sent('subscriptions')).toBeDefined();
    expect(requests().some(({ method }) => method === 'PATCH')).toBe(false);
    expect(screen.queryByRole('region', { name: '4 Access' })).toBeNull();
  });

  it('are not asked about when all are enabled', async () => {
    aConsole(['quill-console', 'quill-alerts']);
    anAskingCluster(PLUGINS);
    open();
    await installButton();
    expect(screen.queryByRole('region', { name: '4 Access' })).toBeNull();
    expect(screen.queryByText(/console plugin/i)).toBeNull();
  });

  it('that the user cannot enable are mentioned without a field', async () => {
    aConsole([]);
    anAskingCluster(PLUGINS, {}, (resource) => resource !== 'consoles');
    open();
    expect(await screen.findByText('Console plugins not enabled')).toBeVisible();
    expect(screen.queryByRole('region', { name: '4 Access' })).toBeNull();
  });

  it('whose list cannot be read are also mentioned', async () => {
    const error = Object.assign(new Error('forbidden'), { code: 403 });
    watched('Console', { data: undefined, loaded: false, error });
    anAskingCluster(PLUGINS);
    open();
    expect(
      await screen.findByText(/permission to patch consoles\.operator\.openshift\.io cluster-wide/),
    ).toBeVisible();
  });
});
