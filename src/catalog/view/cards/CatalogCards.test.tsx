import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCard, focused, layOut, link, many, showCards } from '~/test/cardGrid';
import { aCatalogItem } from '~/test/catalogBuilders';

beforeEach(layOut);

describe('TileGrid', () => {
  it('renders visible rows, and states the total number', () => {
    showCards();
    const grid = screen.getByRole('grid', { name: 'Operators' });
    expect(grid).toHaveAttribute('aria-rowcount', '100');
    expect(within(grid).getAllByRole('gridcell').length).toBeLessThan(50);
    const [row] = within(grid).getAllByRole('row');
    expect(within(row ?? grid).getAllByRole('gridcell')).toHaveLength(4);
  });

  it('is one stop of the tab key, with the star of that tile', async () => {
    showCards();
    await userEvent.tab();
    expect(focused()).toBe('Operator 000');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Favorite Operator 000' })).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['{ArrowRight}', 'Operator 001'],
    ['{ArrowDown}', 'Operator 004'],
    ['{ArrowDown}{ArrowRight}{ArrowUp}', 'Operator 001'],
    ['{PageDown}', 'Operator 012'],
    ['{End}', 'Operator 399'],
    ['{End}{Home}', 'Operator 000'],
    ['{End}{ArrowUp}', 'Operator 395'],
  ])('moves the focus by %s, also to tiles that were not rendered', async (keys, name) => {
    showCards();
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(focused()).toBe(name);
  });

  it('moves to the next name that starts with what is typed', async () => {
    showCards([...many, aCard('Quartz'), aCard('Quill')]);
    await userEvent.tab();
    await userEvent.keyboard('qui');
    expect(focused()).toBe('Quill');
  });

  it('keeps the letters from the console, which opens its project selector by one of them', async () => {
    showCards([...many, aCard('Nib')]);
    const released = vi.fn();
    window.addEventListener('keyup', released);
    await userEvent.tab();
    released.mockClear();
    await userEvent.keyboard('n');
    window.removeEventListener('keyup', released);
    expect(focused()).toBe('Nib');
    expect(released).not.toHaveBeenCalled();
  });

  it('opens the details by click or Enter, and leaves other clicks to the browser', async () => {
    const { onOpen } = showCards();
    const stay = (event: Event) => {
      event.preventDefault();
    };
    document.addEventListener('click', stay, { once: true });
    fireEvent.click(link('Operator 002'), { ctrlKey: true });
    expect(onOpen).not.toHaveBeenCalled();
    expect(link('Operator 002')).toHaveAttribute(
      'href',
      '/operator-hub-catalog/all-namespaces/openshift-marketplace~community~operator-002',
    );
    await userEvent.click(link('Operator 002'));
    expect(onOpen).toHaveBeenLastCalledWith('Operator 002');
    expect(link('Operator 002')).toHaveAttribute('aria-current', 'true');
    link('Operator 003').focus();
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith('Operator 003');
  });

  it('moves the focus to the name in the drawer, from which the arrow keys go on', async () => {
    const { onOpen } = showCards();
    link('Operator 000').focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: /operator-000$/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(onOpen).toHaveBeenLastCalledWith('Operator 005');
    expect(focused()).toBe('Operator 005');
    // The shown one, again.
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: /operator-005$/ })).toHaveFocus();
  });

  it('updates the open drawer, closes it by Escape and keeps the focus', async () => {
    const { onOpen } = showCards();
    await userEvent.click(link('Operator 000'));
    await userEvent.keyboard('{ArrowRight}');
    expect(onOpen).toHaveBeenLastCalledWith('Operator 001');
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('region', { name: 'Operator details' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Operator details' })).toBeNull();
    expect(focused()).toBe('Operator 001');
  });

  it('returns the focus to the tile when the drawer is closed from within', async () => {
    showCards();
    await userEvent.click(link('Operator 002'));
    await userEvent.click(screen.getByRole('button', { name: /^Close/ }));
    expect(focused()).toBe('Operator 002');
  });

  it.each([
    ['remains on its package when others are removed', 'Operator 000,Operator 001', 'Operator 005'],
    ['moves to the next package when its own is removed', 'Operator 005', 'Operator 006'],
  ])('never loses the focus: it %s', async (_, without, name) => {
    showCards();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(focused()).toBe('Operator 005');
    fireEvent.change(screen.getByLabelText('Without'), { target: { value: without } });
    expect(focused()).toBe(name);
  });

  it('shows favorites and calls back on a change', async () => {
    const { onOpen } = showCards();
    expect(screen.getByRole('button', { name: 'Favorite Operator 001' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Favorite Operator 000' }));
    expect(onOpen).toHaveBeenLastCalledWith('favourite operator-000');
  });

  it('names the other catalogs, the state, the deprecation and the match', () => {
    const item = aCatalogItem('Quill', { deprecation: 'Use Basalt.' });
    const certified = aCatalogItem('Quill', { key: { ...item.key, catalog: 'certified' } });
    showCards([
      aCard('Quill', {
        main: { item, state: 'failed' },
        others: [{ item: certified, state: 'not-installed' }],
        hint: { field: 'kind', text: 'Book' },
      }),
    ]);
    const tile = within(screen.getByTestId('operator-tile'));
    expect(tile.getByText('Community, also in Certified')).toBeVisible();
    expect(tile.getByText('Failed')).toBeVisible();
    expect(tile.getByText('Deprecated')).toBeVisible();
    expect(tile.getByText('Matches kind Book')).toBeVisible();
  });

  it('shows the description from the match on', () => {
    const shortDescription = 'Keeps many a thing for you, for years on end, in ledgers of its own.';
    const item = aCatalogItem('Quill', { shortDescription });
    const cardFor = (text: string) =>
      aCard(text, {
        main: { item, state: 'not-installed' },
        hint: { field: 'description', text },
      });
    showCards([cardFor('ledgers'), cardFor('thing')]);
    expect(screen.getByText('…you, for years on end, in ledgers of its own.')).toBeVisible();
    expect(screen.getByText(shortDescription)).toBeVisible();
  });
});
