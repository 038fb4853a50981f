import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { layOutWithin } from '~/test/cardGrid';
import { answering, watched } from '~/test/consoleSdk';
import { aClusterOfTwo, foundRows, openInstalled, quill } from '~/test/installedScreen';

const rows = () => screen.queryAllByTestId('operator-row');
const refused = Object.assign(new Error('gone'), { code: 503 });

describe('Installed page', () => {
  beforeEach(() => {
    aClusterOfTwo();
  });

  it('shows every Operator with its status', async () => {
    openInstalled();
    const [first, second] = await foundRows();
    expect(within(first ?? document.body).getByText('Basalt')).toBeVisible();
    expect(within(first ?? document.body).getByText('Failed')).toBeVisible();
    expect(within(second ?? document.body).getByText('Ready')).toBeVisible();
  });

  it('links from the name to the Operator', async () => {
    openInstalled();
    await foundRows();
    expect(screen.getByRole('link', { name: 'Quill' })).toHaveAttribute(
      'href',
      '/operator-hub-installed/ns/team-a/quill',
    );
  });

  it('filters by the URL and by input', async () => {
    openInstalled('?status=failed');
    expect(await foundRows()).toHaveLength(1);
    await userEvent.type(screen.getByRole('textbox', { name: /^Find by name/ }), 'nothing');
    expect(await screen.findByText('No results match the filter criteria')).toBeVisible();
    const [clear] = screen.getAllByRole('button', { name: 'Clear all filters' });
    await userEvent.click(clear ?? document.body);
    expect(await foundRows()).toHaveLength(2);
  });

  it('offers each value of a facet with its number of results', async () => {
    openInstalled();
    await foundRows();
    await userEvent.click(screen.getByRole('button', { name: 'Filter by Status' }));
    await screen.findByRole('menuitem', { name: /Failed 1/ });
    await userEvent.click(screen.getByRole('checkbox', { name: /Failed 1/ }));
    await waitFor(() => {
      expect(rows()).toHaveLength(1);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Failed' }));
    await waitFor(() => {
      expect(rows()).toHaveLength(2);
    });
  });

  it('sorts by a column, and back', async () => {
    openInstalled('?sort=version');
    const names = () => rows().map((row) => within(row).getAllByRole('link')[0]?.textContent);
    await foundRows();
    expect(names()).toEqual(['Quill', 'Basalt']);
    await userEvent.click(screen.getByRole('button', { name: 'Version' }));
    expect(names()).toEqual(['Basalt', 'Quill']);
  });

  it('has the columns that the user selects', async () => {
    openInstalled();
    await foundRows();
    await userEvent.click(screen.getByRole('button', { name: 'Manage columns' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Last updated' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Created' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('columnheader', { name: 'Last updated' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Created' })).toBeNull();
  });

  it('shows the first four of the provided APIs, and the others on demand', async () => {
    const kinds = ['Pen', 'Ink', 'Nib', 'Blot', 'Paper', 'Desk'];
    const owned = kinds.map((kind) => ({ name: `${kind}s.example.com`, kind, version: 'v1' }));
    watched('ClusterServiceVersion', {
      data: [aCsv({ spec: { displayName: 'Quill', customresourcedefinitions: { owned } } })],
    });
    openInstalled();
    await foundRows();
    await userEvent.click(screen.getByRole('button', { name: 'Manage columns' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Provided APIs' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Managed namespaces' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Nib, Blot')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^2 more API/ }));
    expect(await screen.findByText('Desk')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Provided APIs' })).toHaveAttribute(
      'href',
      '/operator-hub-installed/ns/team-a/quill/apis',
    );
  });

  it('shows one cell per row on narrow screens', async () => {
    layOutWithin(350);
    openInstalled();
    const [first] = await foundRows();
    expect(first).toHaveTextContent(/Basalt.*2\.0\.0.*team-a.*Failed/);
    expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull();
  });

  it('shows that it is loading', () => {
    watched('Subscription', { loaded: false });
    openInstalled();
    expect(screen.getByRole('status', { name: /Loading/ })).toBeInTheDocument();
  });

  it('keeps its rows when updates stop', async () => {
    watched('Subscription', { data: [quill], loaded: true, error: refused });
    openInstalled();
    expect(await screen.findByText(/: Outdated$/)).toBeVisible();
    expect(rows()).toHaveLength(2);
  });

  it('links to the catalog if nothing is installed', async () => {
    watched('Subscription', {});
    watched('ClusterServiceVersion', {});
    openInstalled();
    expect(await screen.findByRole('link', { name: 'Browse catalog' })).toHaveAttribute(
      'href',
      '/operator-hub-catalog/all-namespaces',
    );
  });

  it('has no accessibility violation', async () => {
    const { container } = openInstalled('?status=failed');
    await foundRows();
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('Installed page of one namespace', () => {
  const metadata = {
    name: 'onyx.v1.0.0',
    namespace: 'team-a',
    labels: { 'olm.copiedFrom': 'openshift-operators' },
  };
  const tableIn = (phase: string) => ({
    kind: 'Table',
    columnDefinitions: [{ name: 'Name' }, { name: 'Display' }, { name: 'Phase' }],
    rows: [{ cells: ['onyx.v1.0.0', 'Onyx', phase], object: { metadata } }],
  });
  const table = tableIn('Succeeded');
  const isCopies = (url: string, namespace: string) =>
    url.includes(`/namespaces/${namespace}/clusterserviceversions?labelSelector=olm.copiedFrom`);

  it('shows copied CSVs without downloading them, with links that the user can view', async () => {
    aClusterOfTwo();
    answering(({ url }) => (isCopies(url, 'team-a') ? table : undefined));
    openInstalled('', 'ns/team-a');
    await foundRows();
    expect(screen.getByRole('link', { name: 'Onyx' })).toHaveAttribute(
      'href',
      '/operator-hub-installed/ns/team-a/onyx.v1.0.0',
    );
    expect(screen.getByText('Copied from openshift-operators')).toBeVisible();
  });

  it('shows the failure of a copied CSV, which its phase does not contain', async () => {
    aClusterOfTwo();
    const conditions = [{ phase: 'Pending', reason: 'RequirementsNotMet', message: 'a CRD' }];
    const status = { phase: 'Pending', reason: 'Copied', conditions };
    answering(({ url }) => {
      if (isCopies(url, 'team-a')) return tableIn('Pending');
      return url.includes('fieldSelector=metadata.name%3Donyx.v1.0.0')
        ? { items: [{ metadata, spec: { displayName: 'Onyx' }, status }] }
        : undefined;
    });
    openInstalled('', 'ns/team-a');
    await foundRows();
    const row = screen.getByRole('link', { name: 'Onyx' }).closest('tr');
    expect(row).toHaveTextContent('Requirements not met');
  });

  it('shows those that OLM keeps in another namespace if copied CSVs are disabled', async () => {
    aClusterOfTwo();
    answering(({ url }) => {
      if (isCopies(url, 'openshift')) return table;
      if (isCopies(url, 'team-a')) return { kind: 'Table', rows: [] };
      if (url.endsWith('olmconfigs/cluster')) {
        return { spec: { features: { disableCopiedCSVs: true } } };
      }
      return undefined;
    });
    openInstalled('', 'ns/team-a');
    await foundRows();
    expect(screen.getByRole('link', { name: 'Onyx' })).toBeVisible();
    expect(screen.getByText('Copied CSVs are disabled on this cluster')).toBeVisible();
  });
});
