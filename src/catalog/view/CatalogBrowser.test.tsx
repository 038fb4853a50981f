import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCatalogSource } from '~/test/builders';
import { aCatalogItem } from '~/test/catalogBuilders';
import { address, click, openCatalog, shownPackages } from '~/test/catalogScreen';
import { answering, watched } from '~/test/consoleSdk';
import { layOut } from '~/test/cardGrid';

const providers = Array.from({ length: 20 }, (_, index) => `Works ${index + 1}`);
const facet = (name: string) => within(screen.getByRole('group', { name }));
beforeEach(() => {
  localStorage.clear();
  layOut();
});

describe('the toolbar', () => {
  it('counts the packages and sorts them', async () => {
    openCatalog();
    expect(screen.getByText('3 of 3')).toBeVisible();
    expect(shownPackages()).toEqual(['ink', 'paper', 'quill']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'created');
    await waitFor(() => {
      expect(address()).toBe('?sort=created');
    });
  });

  it('shows the packages as a table, too', async () => {
    openCatalog();
    await click('button', 'Table');
    expect(await screen.findByRole('grid', { name: 'Operators' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Name' })).toBeVisible();
    await waitFor(() => {
      expect(address()).toBe('?view=table');
    });
    await click('button', 'Tiles');
    expect(shownPackages()).toHaveLength(3);
  });

  it('is focused by the key /', async () => {
    openCatalog();
    expect(screen.getByText('/').tagName).toBe('KBD');
    await userEvent.keyboard('/');
    expect(screen.getByRole('textbox', { name: 'Find Operators' })).toHaveFocus();
  });
});

describe('the search', () => {
  it('moves to its first result with Arrow Down', async () => {
    openCatalog();
    await userEvent.keyboard('/{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Ink' })).toHaveFocus();
  });

  it('is cleared with Escape', async () => {
    openCatalog('?q=quill');
    const search = await screen.findByRole('textbox', { name: 'Find Operators' });
    await userEvent.keyboard('/{Escape}');
    expect(search).toHaveValue('');
    expect(search).toHaveFocus();
    await waitFor(() => {
      expect(address()).toBe('');
    });
  });

  it('shows no count before the initial keyword is searched', async () => {
    openCatalog('?q=paper');
    expect(screen.queryByText('0 of 3')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(await screen.findByText(/ of 3$/)).toBeVisible();
  });
});

describe('a package of two catalogs', () => {
  it('is described by the one of higher priority, and the details offer the other', async () => {
    const offers = ['low', 'high'].map((catalog) => ({
      item: aCatalogItem('Ink', {
        key: { catalogNamespace: 'market', catalog, packageName: 'ink' },
        catalogDisplayName: catalog,
      }),
      state: 'not-installed' as const,
    }));
    const sources = ['low', 'high'].map((name, priority) =>
      aCatalogSource({ name, namespace: 'market', spec: { displayName: name, priority } }),
    );
    watched('CatalogSource', { data: sources });
    openCatalog('', offers);
    expect(shownPackages()).toEqual(['ink']);
    expect(screen.getByText('high, also in low')).toBeVisible();
    await click('link', 'Ink');
    await waitFor(() => {
      expect(address()).toBe('?details=market%2Fhigh%2Fink');
    });
    expect(screen.getByRole('region', { name: 'Operator details' })).toBeVisible();
    await click('button', 'Close details');
    await waitFor(() => {
      expect(address()).toBe('');
    });
  });
});

describe('incompatible Operators', () => {
  const nodes = {
    items: [
      { metadata: { labels: { 'kubernetes.io/arch': 'amd64', 'kubernetes.io/os': 'linux' } } },
    ],
  };

  it('are hidden; a line says so and can show them', async () => {
    answering(({ url }) => (url.includes('/nodes') ? nodes : undefined));
    openCatalog();
    expect(
      await screen.findByText(/1 Operator hidden because no node is compatible/),
    ).toBeVisible();
    expect(shownPackages()).toEqual(['ink', 'quill']);
    await click('button', 'Show');
    expect(shownPackages()).toEqual(['ink', 'paper', 'quill']);
    await waitFor(() => {
      expect(address()).toBe('?unsupported=1');
    });
    expect(screen.getByRole('button', { name: 'Hide' })).toBeVisible();
  });

  it('are shown while the nodes are unknown', () => {
    openCatalog();
    expect(shownPackages()).toHaveLength(3);
    expect(screen.queryByText(/no node is compatible|not compatible with any node/)).toBeNull();
  });
});

describe('facets', () => {
  it('are collapsed if rarely used, and expanded if a value is selected', async () => {
    openCatalog('?deprecation=deprecated');
    expect(shownPackages()).toEqual(['quill']);
    expect(facet('Deprecation').getByRole('checkbox', { name: 'Deprecated 1' })).toBeChecked();
    const architecture = facet('Architecture');
    expect(architecture.queryByRole('checkbox')).toBeNull();
    await userEvent.click(architecture.getByRole('button', { name: 'Architecture' }));
    expect(architecture.getByRole('checkbox', { name: 'amd64 1' })).toBeVisible();
  });

  it('are not offered if all packages have the same value', () => {
    openCatalog();
    expect(screen.queryByRole('group', { name: 'Catalog' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Architecture' })).toBeVisible();
  });

  it('show the rest of a long list, and filter it', async () => {
    const many = providers.map((provider) => ({
      item: aCatalogItem(`Tool of ${provider}`, { provider }),
      state: 'not-installed' as const,
    }));
    openCatalog('', many);
    const group = facet('Provider');
    expect(group.getAllByRole('checkbox')).toHaveLength(6);
    await userEvent.click(group.getByRole('button', { name: 'Show 14 more' }));
    expect(group.getAllByRole('checkbox')).toHaveLength(20);
    const find = group.getByRole('searchbox', { name: 'Find in Provider' });
    await userEvent.type(find, 'works 13');
    expect(group.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(group.getByRole('checkbox', { name: 'Works 13 1' }));
    await userEvent.clear(find);
    await userEvent.type(find, 'nobody');
    expect(group.getByRole('checkbox', { name: 'Works 13 1' })).toBeChecked();
  });
});

describe('chips', () => {
  it('name selected values, also unknown ones, and remove them', async () => {
    openCatalog('?state=installed&provider=nobody&sort=name');
    expect(screen.getByText('nobody')).toBeVisible();
    expect(shownPackages()).toEqual([]);
    await click('button', /Remove filter nobody/);
    expect(shownPackages()).toEqual(['ink']);
    fireEvent.change(screen.getByRole('textbox', { name: 'Find Operators' }), {
      target: { value: 'quill' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter quill' }));
    expect(shownPackages()).toEqual(['ink']);
    await click('button', 'Clear all filters');
    expect(shownPackages()).toHaveLength(3);
    await waitFor(() => {
      expect(address()).toBe('?sort=name');
    });
    expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
  });
});
