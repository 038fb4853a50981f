import { describe, expect, it } from 'vitest';
import { DEFAULT_COLUMNS, INSTALLED } from '~/installed/rules/installedList';
import { COLUMNS, installedColumnsWithin } from './columns';

describe('columns of the list', () => {
  it.each([
    ['all', 100, 'status version namespace channel scope catalog created'],
    ['without the managed namespaces', 68, 'status version namespace channel catalog created'],
    ['the most important', 50, 'status version namespace'],
    ['two', 34, 'status'],
    ['one cell', 28, ''],
  ])('are %s within %s rem', (_what, width, expected) => {
    const columns = installedColumnsWithin(width, DEFAULT_COLUMNS);
    expect(columns.map(({ id }) => id).join(' ')).toBe(expected);
  });

  it('sort by each order of the list, besides the name', () => {
    const sorts = Object.values(COLUMNS).flatMap(({ sort }) => sort ?? []);
    expect(['name', ...sorts].toSorted()).toEqual(Object.keys(INSTALLED.orders).toSorted());
  });

  it('show APIs instead of the age if selected', () => {
    const columns = installedColumnsWithin(67, [...DEFAULT_COLUMNS, 'apis']);
    expect(columns.map(({ id }) => id).join(' ')).toBe('status version namespace channel apis');
  });

  it('show support if selected, on small screens', () => {
    const columns = installedColumnsWithin(57.75, [...DEFAULT_COLUMNS, 'compatibility', 'support']);
    expect(columns.map(({ id }) => id).join(' ')).toBe('status namespace compatibility support');
  });

  it.each([
    ['a column of their own', 100, DEFAULT_COLUMNS, false],
    ['no space', 68, DEFAULT_COLUMNS, true],
    ['not been selected', 68, ['status', 'namespace'] as const, false],
  ])(
    'show managed namespaces below the namespace where they have %s',
    (_what, width, chosen, isBelow) => {
      const namespace = installedColumnsWithin(width, chosen).find(({ id }) => id === 'namespace');
      expect(namespace?.Cell === COLUMNS.namespace.Cell).toBe(!isBelow);
    },
  );
});
