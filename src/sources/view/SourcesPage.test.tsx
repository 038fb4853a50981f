import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCatalogSource } from '~/test/builders';
import { layOutWithin } from '~/test/cardGrid';
import { answering, requests, watched } from '~/test/consoleSdk';
import {
  aClusterOfCatalogs,
  unavailable,
  foundSources,
  openSources,
  rowOf,
} from '~/test/sourcesScreen';

const rows = () => screen.queryAllByTestId('source-row');
const refused = Object.assign(new Error('gone'), { code: 503 });

describe('Catalog sources', () => {
  beforeEach(() => {
    aClusterOfCatalogs();
  });

  it('shows every catalog, sorted by severity', async () => {
    openSources();
    const found = await foundSources();
    const names = found.map((row) => within(row).getAllByRole('link')[0]?.textContent);
    expect(names).toEqual(['Dead', 'Community Operators', 'Own', 'redhat-operators']);
  });

  it('shows origin, availability and update strategy of each', async () => {
    openSources();
    const row = await rowOf('Community Operators');
    for (const text of ['Default', 'Healthy', 'All namespaces', '-100', 'Every 10m']) {
      expect(row).toHaveTextContent(text);
    }
    expect(row).toHaveTextContent('community-operators:v4.20');
    expect(await within(row).findByRole('link', { name: '2 packages' })).toHaveAttribute(
      'href',
      '/operator-hub-sources/ns/openshift-marketplace/community-operators/packages',
    );
    expect(within(row).getByRole('link', { name: /^2 Subscription/ })).toHaveAttribute(
      'href',
      '/operator-hub-sources/ns/openshift-marketplace/community-operators/subscriptions',
    );
    expect(await rowOf('Own')).toHaveTextContent('Only team-a');
  });

  it('counts packages by their metadata', async () => {
    openSources();
    await foundSources();
    await waitFor(() => {
      expect(requests().some(({ url }) => url.endsWith('/packagemanifests'))).toBe(true);
    });
    expect(requests().filter(({ url }) => url.includes('/packagemanifests'))).toHaveLength(1);
  });

  it('shows why one is unavailable, and the blocked Subscriptions (CS-027, CS-029)', async () => {
    openSources();
    const row = await rowOf('Dead');
    expect(row).toHaveTextContent('Down');
    expect(row).not.toHaveTextContent('TRANSIENT_FAILURE');
    expect(row).toHaveTextContent(/Blocks 2 Subscription\S* in 2 namespace/);
    await userEvent.click(await within(row).findByRole('button', { name: /^ImagePullBackOff/ }));
    expect(await screen.findByText('manifest unknown')).toBeVisible();
  });

  it('shows why a pod fails, before OLM reports it (CS-027)', async () => {
    const lastConnect = new Date().toISOString();
    const connectionState = { lastObservedState: 'TRANSIENT_FAILURE', lastConnect };
    watched('CatalogSource', { data: [{ ...unavailable, status: { connectionState } }] });
    openSources();
    const row = await rowOf('Dead');
    expect(row).toHaveTextContent('Connecting');
    expect(row).not.toHaveTextContent('Blocks');
    const why = 'ImagePullBackOff: View details of Dead';
    await userEvent.click(await within(row).findByRole('button', { name: why }));
    expect(await screen.findByText('manifest unknown')).toBeVisible();
  });

  it('lists a disabled default catalog with the action to enable it (CS-041)', async () => {
    openSources();
    const row = await rowOf('redhat-operators');
    expect(row).toHaveTextContent('Disabled');
    expect(within(row).getByRole('button', { name: 'Enable redhat-operators' })).toBeVisible();
  });

  it('offers each value of a facet with its number of results', async () => {
    openSources();
    await foundSources();
    await userEvent.click(screen.getByRole('button', { name: 'Filter by Origin' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Default 2/ }));
    await waitFor(() => {
      expect(rows()).toHaveLength(2);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Default' }));
    await waitFor(() => {
      expect(rows()).toHaveLength(4);
    });
  });

  it('shows one cell per row on narrow screens', async () => {
    layOutWithin(350);
    openSources();
    expect(await rowOf('Dead')).toHaveTextContent(/Dead.*Down.*Blocks.*All namespaces/);
    expect(screen.queryByRole('columnheader', { name: 'Health' })).toBeNull();
  });

  it('links to the form for a new one', async () => {
    openSources();
    expect(await screen.findByRole('link', { name: 'Add catalog' })).toHaveAttribute(
      'href',
      '/operator-hub-sources/all-namespaces/~new',
    );
  });

  it('has no accessibility violation', async () => {
    const { container } = openSources('?health=down&health=disabled');
    await foundSources();
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('Catalog sources in other states', () => {
  it('show that they are loading', () => {
    aClusterOfCatalogs();
    watched('CatalogSource', { loaded: false });
    openSources();
    expect(screen.getByRole('status', { name: /Loading/ })).toBeInTheDocument();
  });

  it('remain when updates stop', async () => {
    aClusterOfCatalogs();
    watched('CatalogSource', { data: [aCatalogSource()], loaded: true, error: refused });
    openSources();
    expect(await screen.findByText(/: Outdated$/)).toBeVisible();
    expect(rows()).toHaveLength(2);
  });

  it('show an empty state with one action', async () => {
    aClusterOfCatalogs();
    watched('CatalogSource', {});
    watched('OperatorHub', { loaded: false, error: { name: 'NoModelError', message: '' } });
    openSources();
    expect(await screen.findByText('No CatalogSources found')).toBeVisible();
  });

  it('are those of OLM without an OperatorHub (BR-057)', async () => {
    aClusterOfCatalogs();
    watched('CatalogSource', { data: [aCatalogSource({ name: 'hubio', namespace: 'olm' })] });
    watched('OperatorHub', {
      data: undefined,
      loaded: false,
      error: Object.assign(new Error('Model does not exist'), {}),
    });
    openSources();
    expect(await rowOf('Community Operators')).toHaveTextContent('Custom');
  });

  it('name failed requests, and show the rest', async () => {
    answering(({ url }) => {
      if (url.endsWith('/packagemanifests')) throw refused;
      return undefined;
    });
    aClusterOfCatalogs();
    openSources();
    await foundSources();
    expect(await screen.findByText('Some data could not be loaded')).toBeVisible();
  });
});

describe('Catalog sources without cluster-wide permission', () => {
  const ownOnly = ({ namespace }: { readonly namespace?: string }) => namespace === 'team-a';

  it('are those of the namespace, with the missing permission', async () => {
    aClusterOfCatalogs(ownOnly);
    openSources('', 'ns/team-a');
    await rowOf('Own');
    // All catalogs of the list have the same scope.
    expect(screen.queryByRole('columnheader', { name: 'Scope' })).toBeNull();
    expect(rows()).toHaveLength(1);
    expect(screen.getByText('Some resources might not be listed')).toBeVisible();
    expect(
      screen.getByText(/permission to list catalogsources.operators.coreos.com cluster-wide/),
    ).toBeVisible();
  });

  it('are denied for all namespaces, with a next step', async () => {
    aClusterOfCatalogs(ownOnly);
    openSources();
    expect(await screen.findByText(/Select one of your projects/)).toBeVisible();
  });

  it('cannot be created without permission', async () => {
    aClusterOfCatalogs(({ verb }) => verb !== 'create');
    openSources();
    const create = await screen.findByRole('button', { name: 'Add catalog' });
    expect(create).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(create);
    expect(
      await screen.findByText(/permission to create catalogsources.operators.coreos.com/),
    ).toBeInTheDocument();
  });
});
