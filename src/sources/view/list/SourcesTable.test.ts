import { describe, expect, it } from 'vitest';
import { sourceColumnsWithin } from './SourcesTable';

describe('the columns of catalogs', () => {
  it.each([
    [100, ['health', 'scope', 'packages', 'users', 'priority', 'poll', 'image']],
    [48, ['health', 'scope', 'packages', 'users']],
    [30, ['health']],
    [20, []],
  ])('%f rem wide', (width, columns) => {
    expect(sourceColumnsWithin(width).map(({ id }) => id)).toEqual(columns);
  });
});
