import { describe, expect, it } from 'vitest';
import { sourceColumnsWithin } from './SourcesTable';

describe('columns of catalogs', () => {
  it.each([
    [100, ['health', 'scope', 'packages', 'users', 'priority', 'poll', 'image']],
    [48, ['health', 'scope', 'packages', 'users']],
    [30, ['health']],
    [20, []],
  ])('with a width of %f rem', (width, columns) => {
    expect(sourceColumnsWithin(width).map(({ id }) => id)).toEqual(columns);
  });
});
