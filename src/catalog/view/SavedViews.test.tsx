import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { click, openCatalog, shownPackages, threePackages } from '~/test/catalogScreen';
import { preference, preferred } from '~/test/consoleSdk';
import { layOut } from '~/test/cardGrid';

const FAVORITES = 'operator-hub.catalog.favourites';
const VIEWS = 'operator-hub.catalog.views';

const facet = (name: string) => within(screen.getByRole('group', { name }));

beforeEach(() => {
  localStorage.clear();
  layOut();
});

describe('favorites', () => {
  it('are stored for the user and can be filtered', async () => {
    openCatalog();
    const star = screen.getByRole('button', { name: 'Favorite Quill' });
    expect(star).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'true');
    expect(preference(FAVORITES)).toEqual(['quill']);
    await userEvent.click(await facet('Favorites').findByRole('checkbox', { name: 'Favorite 1' }));
    expect(shownPackages()).toEqual(['quill']);
  });

  it('are read from any stored value', () => {
    preferred(FAVORITES, { not: 'a list' });
    openCatalog();
    expect(screen.queryByRole('group', { name: 'Favorites' })).toBeNull();
    expect(shownPackages()).toHaveLength(3);
  });
});

describe('new since the last visit', () => {
  it('marks nothing at first, then newer packages', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
    openCatalog('', threePackages.slice(0, 2)).unmount();
    vi.setSystemTime(Date.UTC(2026, 0, 2));
    openCatalog();
    vi.useRealTimers();
    expect(await facet('Favorites').findByRole('checkbox', { name: 'New 1' })).toBeVisible();
    const [, paper] = screen.getAllByTestId('operator-tile');
    expect(within(paper ?? document.body).getByText('New')).toBeVisible();
  });
});

describe('saved views', () => {
  async function openMenu(name = 'Saved views') {
    await click('button', name);
  }

  it('save the current view, and show it again', async () => {
    openCatalog('?state=installed&view=tiles');
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save view' }));
    await waitFor(() => {
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    });
    await userEvent.keyboard('Mine{Enter}');
    expect(preference(VIEWS)).toEqual([{ name: 'Mine', query: 'state=installed' }]);
    expect(await screen.findByRole('button', { name: 'Mine' })).toHaveFocus();
    await click('button', 'Clear all filters');
    expect(shownPackages()).toHaveLength(3);
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mine' }));
    expect(shownPackages()).toEqual(['ink']);
  });

  it('are renamed and deleted', async () => {
    preferred(VIEWS, [
      { name: 'Bad', query: 'state=failed' },
      { name: 'Old', query: 'deprecation=deprecated' },
    ]);
    openCatalog();
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
