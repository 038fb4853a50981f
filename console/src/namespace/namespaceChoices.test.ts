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
    ['no "all" where it may not be listed', { allTitle: undefined }, ['team-a', 'team-b']],
    [
      'platform projects on demand',
      { showSystem: true },
      ['All Projects', 'openshift-operators', 'team-a', 'team-b'],
    ],
    ['what has the letters in order', { search: 'TMB' }, ['team-b']],
    [
      'the selected one though unlisted',
      { selected: 'mine' },
      ['All Projects', 'mine', 'team-a', 'team-b'],
    ],
  ])('offers %s', (_, change, titles) => {
    expect(choicesOf({ ...ASKED, ...change }).shown.map(({ title }) => title)).toEqual(titles);
  });

  it('offers favorites besides', () => {
    const { favored } = choicesOf({ ...ASKED, favorites: { 'team-b': true, gone: true } });
    expect(favored).toEqual([{ name: 'team-b', title: 'team-b' }]);
  });
});
