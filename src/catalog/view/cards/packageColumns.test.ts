import { describe, expect, it } from 'vitest';
import { columnWidths, columnsWithin } from './PackageTable';

describe('the columns of the table', () => {
  it.each([
    [12, ['name']],
    [25, ['name', 'state']],
    [55, ['name', 'provider', 'catalog', 'version', 'capability', 'state']],
    [
      80,
      ['name', 'provider', 'catalog', 'version', 'capability', 'categories', 'created', 'state'],
    ],
  ])('within %d rem are %j', (width, ids) => {
    expect(columnsWithin(width).map(({ id }) => id)).toEqual(ids);
  });

  it('have their minimum width if space is limited', () => {
    expect(columnWidths(columnsWithin(25), 25)).toEqual([null, 11]);
    expect(columnWidths(columnsWithin(12), 12)).toEqual([null]);
  });

  it('leave remaining space to the name', () => {
    const widths = columnWidths(columnsWithin(99), 99).map((width) => width ?? 0);
    expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(57 + 14);
  });
});
