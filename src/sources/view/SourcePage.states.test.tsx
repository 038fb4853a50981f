import axe from 'axe-core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watched } from '~/test/consoleSdk';
import { aRegistryPod, aSource, waiting } from '~/test/registryBuilders';
import {
  anUnavailableInk,
  aHealthyInk,
  openSourceAt,
  sourceStatus as status,
} from '~/test/sourcePage';
import SourcePage from './SourcePage';

const open = (tab?: string, name?: string) => openSourceAt(<SourcePage />, tab, name);

beforeEach(aHealthyInk);

describe('a catalog in a special state', () => {
  it('does not exist', async () => {
    await open(undefined, 'ghost');
    expect(screen.getByRole('heading', { name: 'CatalogSource ghost not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View all catalog sources' })).toBeVisible();
  });

  it('is a disabled default catalog (CS-041)', async () => {
    watched('CatalogSource', { data: [] });
    const sources = [{ name: 'ink', disabled: true }];
    const hub = { metadata: { name: 'cluster' }, spec: { sources }, status: { sources } };
    watched('OperatorHub', { data: [hub] });
    await open();
    expect(screen.getByText('Default catalog disabled')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enable' })).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(await screen.findByText(/Subscriptions? uses? ink/)).toBeVisible();
  });

  it('is in deletion with a finalizer', async () => {
    const source = aSource();
    const metadata = {
      ...source.metadata,
      deletionTimestamp: '2026-01-01T00:10:00Z',
      finalizers: ['example.com/keep'],
    };
    watched('CatalogSource', { data: [{ ...source, metadata }] });
    await open();
    expect(screen.getByText(/This CatalogSource is being deleted/)).toBeVisible();
    expect(screen.getByText(/example.com\/keep/)).toBeVisible();
  });

  it('is rejected by Pod Security, so that its namespace can be labeled', async () => {
    const message = 'pods "ink-x" is forbidden: violates PodSecurity "restricted:latest": root';
    const source = aSource({ status: { reason: 'RegistryServerError', message } });
    watched('CatalogSource', { data: [source] });
    await open();
    await userEvent.click(await status().findByRole('button', { name: 'Label namespace' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/^Label namespace .*\?/);
    expect(dialog).toHaveTextContent('OpenShift no longer sets the level.');
    expect(screen.getByText(/^Edit cluster-scoped/)).toHaveTextContent('Namespace');
  });

  it('requires a permission, which is named', async () => {
    const error = Object.assign(new Error('forbidden'), { code: 403 });
    watched('CatalogSource', { data: undefined, loaded: false, error });
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'ink' })).toBeVisible();
    expect(
      screen.getByText(/list catalogsources\.operators\.coreos\.com in namespace/),
    ).toBeVisible();
  });
});

describe.each(['details', 'pod', 'subscriptions', 'yaml'])('the tab %s', (tab) => {
  it('has no axe violation', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    anUnavailableInk(aRegistryPod(waiting('ErrImagePull', 'no such host')));
    await open(tab);
    await status().findByText(/Unable to pull catalog image/);
    const options = { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } };
    const { violations } = await axe.run(document.body, options);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
