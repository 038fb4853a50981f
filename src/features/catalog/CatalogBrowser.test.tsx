import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CatalogEntry } from '~/domain/catalog/facets';
import { aCatalogItem } from '~/test/catalogBuilders';
import { answering, preference, preferred } from '~/test/consoleSdk';
import { laidOut } from '~/test/layout';
import { renderAt } from '~/test/render';
import { CatalogBrowser } from './CatalogBrowser';

const FAVOURITES = 'operator-hub.catalog.favourites';
const VIEWS = 'operator-hub.catalog.views';

const providers = Array.from({ length: 20 }, (_, index) => `Works ${index + 1}`);
const entries: readonly CatalogEntry[] = [
  { item: aCatalogItem('Ink', { capability: 'Deep Insights' }), state: 'installed' },
  { item: aCatalogItem('Quill', { deprecation: 'Use Ink.' }), state: 'not-installed' },
  {
    item: aCatalogItem('Paper', { platforms: { architectures: ['s390x'], systems: ['linux'] } }),
    state: 'not-installed',
  },
];

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}

function open(query = '', shown = entries) {
  return renderAt(
    `/${query}`,
    <>
      <CatalogBrowser entries={shown} scope={null} />
      <Address />
    </>,
  );
}

const names = () => screen.queryAllByTestId('operator-tile').map((tile) => tile.dataset['package']);
const address = () => screen.getByRole('status', { name: 'address' }).textContent;
const facet = (name: string) => within(screen.getByRole('group', { name }));
const click = (role: string, name: string | RegExp) =>
  userEvent.click(screen.getByRole(role, { name }));

beforeEach(() => {
  localStorage.clear();
  laidOut();
});

describe('the toolbar', () => {
  it('counts the packages and sorts them', async () => {
    open();
    expect(screen.getByText('3 of 3')).toBeVisible();
    expect(names()).toEqual(['ink', 'paper', 'quill']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'created');
    await waitFor(() => {
      expect(address()).toBe('?sort=created');
    });
  });

  it('shows the packages as a table, too', async () => {
    open();
    await click('button', 'Table');
    expect(await screen.findByRole('grid', { name: 'Operators' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Name' })).toBeVisible();
    await waitFor(() => {
      expect(address()).toBe('?view=table');
    });
    await click('button', 'Tiles');
    expect(names()).toHaveLength(3);
  });

  it('is focused by the key /', async () => {
    open();
    await userEvent.keyboard('/');
    expect(screen.getByRole('textbox', { name: 'Find Operators' })).toHaveFocus();
  });
});

describe('what no node can run', () => {
  const nodes = {
    items: [
      { metadata: { labels: { 'kubernetes.io/arch': 'amd64', 'kubernetes.io/os': 'linux' } } },
    ],
  };

  it('is hidden; a line says so and shows it', async () => {
    answering(({ url }) => (url.includes('/nodes') ? nodes : undefined));
    open();
    expect(await screen.findByText(/1 .*hidden that no node can run/)).toBeVisible();
    expect(names()).toEqual(['ink', 'quill']);
    await click('button', 'Show them');
    expect(names()).toEqual(['ink', 'paper', 'quill']);
    await waitFor(() => {
      expect(address()).toBe('?unsupported=1');
    });
    expect(screen.getByRole('button', { name: 'Hide them' })).toBeVisible();
  });

  it('is shown as long as the nodes are not known', () => {
    open();
    expect(names()).toHaveLength(3);
    expect(screen.queryByText(/no node can run/)).toBeNull();
  });
});

describe('facets', () => {
  it('are folded when few look for them, and unfold when something is chosen in them', async () => {
    open('?deprecation=deprecated');
    expect(names()).toEqual(['quill']);
    expect(facet('Deprecation').getByRole('checkbox', { name: 'Deprecated 1' })).toBeChecked();
    const architecture = facet('Architecture');
    expect(architecture.queryByRole('checkbox')).toBeNull();
    await userEvent.click(architecture.getByRole('button', { name: 'Architecture' }));
    expect(architecture.getByRole('checkbox', { name: 'amd64 1' })).toBeVisible();
  });

  it('are not offered when they cannot tell packages apart', () => {
    open();
    expect(screen.queryByRole('group', { name: 'Catalog' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Architecture' })).toBeVisible();
  });

  it('show the rest of a long list, and find in it', async () => {
    const many = providers.map((provider) => ({
      item: aCatalogItem(`Tool of ${provider}`, { provider }),
      state: 'not-installed' as const,
    }));
    open('', many);
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
  it('name what is chosen, also what no package has, and give it up', async () => {
    open('?state=installed&provider=nobody&sort=name');
    expect(screen.getByText('nobody')).toBeVisible();
    expect(names()).toEqual([]);
    await click('button', /Remove filter nobody/);
    expect(names()).toEqual(['ink']);
    await click('button', 'Clear all filters');
    expect(names()).toHaveLength(3);
    await waitFor(() => {
      expect(address()).toBe('?sort=name');
    });
    expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
  });
});

describe('favorites', () => {
  it('are kept for the user and can be looked for', async () => {
    open();
    const star = screen.getByRole('button', { name: 'Favorite Quill' });
    expect(star).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'true');
    expect(preference(FAVOURITES)).toEqual(['quill']);
    await userEvent.click(await facet('Marked').findByRole('checkbox', { name: 'Favorite 1' }));
    expect(names()).toEqual(['quill']);
  });

  it('are read from whatever is stored', () => {
    preferred(FAVOURITES, { not: 'a list' });
    open();
    expect(screen.queryByRole('group', { name: 'Marked' })).toBeNull();
    expect(names()).toHaveLength(3);
  });
});

describe('new since the last visit', () => {
  it('marks nothing at first, then what came since', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
    open('', entries.slice(0, 2)).unmount();
    vi.setSystemTime(Date.UTC(2026, 0, 2));
    open();
    vi.useRealTimers();
    expect(await facet('Marked').findByRole('checkbox', { name: 'New 1' })).toBeVisible();
    const [, paper] = screen.getAllByTestId('operator-tile');
    expect(within(paper ?? document.body).getByText('New')).toBeVisible();
  });
});

describe('saved views', () => {
  async function openMenu(name = 'Saved views') {
    await click('button', name);
  }

  it('save what is shown, and show it again', async () => {
    open('?state=installed&view=tiles');
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view…' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mine{Enter}');
    expect(preference(VIEWS)).toEqual([{ name: 'Mine', query: 'state=installed' }]);
    expect(await screen.findByRole('button', { name: 'Mine' })).toBeVisible();
    await click('button', 'Clear all filters');
    expect(names()).toHaveLength(3);
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mine' }));
    expect(names()).toEqual(['ink']);
  });

  it('are renamed and deleted', async () => {
    preferred(VIEWS, [
      { name: 'Bad', query: 'state=failed' },
      { name: 'Old', query: 'deprecation=deprecated' },
    ]);
    open();
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename or delete…' }));
    const field = screen.getByRole('textbox', { name: 'Name of view Bad' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Broken{Enter}');
    expect(preference(VIEWS)).toEqual([
      { name: 'Broken', query: 'state=failed' },
      { name: 'Old', query: 'deprecation=deprecated' },
    ]);
    await click('button', 'Delete view Old');
    expect(preference(VIEWS)).toEqual([{ name: 'Broken', query: 'state=failed' }]);
  });
});
