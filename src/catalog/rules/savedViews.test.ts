import { describe, expect, it } from 'vitest';
import { MOST_VIEWS, renamedView, savedViewsIn, withView, withoutView } from './savedViews';

const failed = { name: 'Failed', query: 'state=failed' };
const fresh = { name: 'New', query: 'mark=new' };

describe('savedViewsIn', () => {
  it.each<[string, unknown, readonly unknown[]]>([
    ['views', [failed, fresh], [failed, fresh]],
    ['nothing yet', undefined, []],
    ['another type', { name: 'x' }, []],
    ['invalid entries', [null, 3, { name: 'x' }, { name: '', query: '' }, failed], [failed]],
    ['a name twice', [failed, { ...fresh, name: 'Failed' }], [failed]],
    [
      'unknown fields',
      [{ name: 'A', query: '?evil=1&q=x&details=a%2Fb%2Fc&sort=magic' }],
      [{ name: 'A', query: 'q=x' }],
    ],
    ['spaces around a name', [{ ...failed, name: ' Failed ' }], [failed]],
  ])('reads %s', (_, stored, views) => {
    expect(savedViewsIn(stored)).toEqual(views);
  });

  it('is limited', () => {
    const many = Array.from({ length: 99 }, (_, index) => ({ name: `${index}`, query: '' }));
    expect(savedViewsIn(many)).toHaveLength(MOST_VIEWS);
  });
});

describe('a saved view', () => {
  it.each([
    ['is added last', withView([failed], 'New', 'mark=new'), [failed, fresh]],
    [
      'replaces one of its name',
      withView([fresh, failed], ' New ', ''),
      [{ ...fresh, query: '' }, failed],
    ],
    ['needs a name', withView([failed], '  ', 'q=a'), [failed]],
    ['is removed', withoutView([failed, fresh], 'Failed'), [fresh]],
    [
      'is renamed in its place',
      renamedView([failed, fresh], 'Failed', 'Bad'),
      [{ ...failed, name: 'Bad' }, fresh],
    ],
    [
      'replaces the one of the same name',
      renamedView([failed, fresh], 'New', 'Failed'),
      [{ ...fresh, name: 'Failed' }],
    ],
    ['keeps its name for an empty one', renamedView([failed], 'Failed', ' '), [failed]],
  ])('%s', (_, views, expected) => {
    expect(views).toEqual(expected);
  });
});
