import { describe, expect, it } from 'vitest';
import { choicesOf } from './namespaceChoices';
import { ALL_NAMESPACES } from './namespaceRoute';

const ASKED = {
  names: ['team-b', 'openshift-operators', 'team-a'],
  selected: ALL_NAMESPACES,
  allTitle: 'All Projects',
  search: '',
  showSystem: false,
  favorites: {},
};

describe('choicesOf', () => {
  it.each([
    [
      'all first, then by name, without platform projects',
      {},
      ['All Projects', 'team-a', 'team-b'],
    ],
    ['no "all" without permission to list', { allTitle: undefined }, ['team-a', 'team-b']],
    [
      'platform projects on demand',
      { showSystem: true },
      ['All Projects', 'openshift-operators', 'team-a', 'team-b'],
    ],
    ['fuzzy matches', { search: 'TMB' }, ['team-b']],
    [
      'the selected one although it is not listed',
      { selected: 'mine' },
      ['All Projects', 'mine', 'team-a', 'team-b'],
    ],
  ])('offers %s', (_, change, titles) => {
    expect(choicesOf({ ...ASKED, ...change }).shown.map(({ title }) => title)).toEqual(titles);
  });

  it('also offers favorites', () => {
    const { favored } = choicesOf({ ...ASKED, favorites: { 'team-b': true, gone: true } });
    expect(favored).toEqual([{ name: 'team-b', title: 'team-b' }]);
  });
});
