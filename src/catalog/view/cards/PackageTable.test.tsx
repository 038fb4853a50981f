import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCatalogItem } from '~/test/catalogBuilders';
import { aCard, focused, layOut, layOutWithin, link, many, showCards } from '~/test/cardGrid';

beforeEach(layOut);

describe('PackageTable', () => {
  it('numbers its rows among all', () => {
    showCards(many, 'table');
    const table = screen.getByRole('grid', { name: 'Operators' });
    expect(table).toHaveAttribute('aria-rowcount', '401');
    expect(screen.getAllByTestId('operator-row')[0]).toHaveAttribute('aria-rowindex', '2');
    expect(screen.getAllByTestId('operator-row').length).toBeLessThan(60);
  });

  it('sorts by the columns that can be sorted, the most capable first', async () => {
    const { onOpen } = showCards(many, 'table');
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Capability level' }));
    expect(onOpen).toHaveBeenLastCalledWith('sort capability');
  });

  it('shows values without a column below the name on narrow screens', () => {
    layOutWithin(300);
    const entry = { ...aCard('Quill').main, state: 'failed' as const };
    showCards([aCard('Quill', { main: entry })], 'table');
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
    const row = screen.getByTestId('operator-row');
    expect(row).toHaveTextContent('Quill');
    expect(row).toHaveTextContent('Failed');
    expect(row).toHaveTextContent('Acme');
  });

  it('shows the match below the name', () => {
    const item = aCatalogItem('Quill', { shortDescription: 'Writes what you say into books.' });
    const state = 'not-installed' as const;
    showCards(
      [
        aCard('One', { main: { item, state }, hint: { field: 'description', text: 'books' } }),
        aCard('Two', { main: { item, state }, hint: { field: 'package', text: 'quill-books' } }),
      ],
      'table',
    );
    const [one, two] = screen.getAllByTestId('operator-row');
    expect(one).toHaveTextContent('…you say into books.');
    expect(two).toHaveTextContent('Matches package name quill-books');
  });

  it('moves the focus from row to row', async () => {
    showCards(many, 'table');
    link('Operator 000').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(focused()).toBe('Operator 002');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Operator 399');
  });
});
