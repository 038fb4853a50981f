import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listed } from '~/test/searchHits';
import { searchAnswers, searchReader } from './searchAnswer';
import type { MatchHint } from './searchHit';
import type { FoundItem } from './searchIndex';

const kind: MatchHint = { field: 'kind', text: 'Kafka' };
const keyword: MatchHint = { field: 'keyword', text: 'Kafka' };

const hit = (id: string, hint: MatchHint | null = null): FoundItem => ({ id, hint });

describe('an answer of the search', () => {
  it('contains each package with its hint, the best first', () => {
    const found = [hit('b', kind), hit('a'), hit('c', keyword), hit('d', kind)];
    const answer = searchAnswers()(found, 0);
    const hits = searchReader().read(answer);
    expect(hits.size).toBe(4);
    expect(listed(hits)).toEqual(found);
    expect(answer.hints).toEqual([kind, keyword]);
  });

  it('contains each ID once', () => {
    const answers = searchAnswers();
    const reader = searchReader();
    reader.read(answers([hit('a'), hit('b')], reader.known()));
    const next = answers([hit('c'), hit('a')], reader.known());
    expect(next.ids).toEqual(['c']);
    expect(listed(reader.read(next))).toEqual([hit('c'), hit('a')]);
  });

  it('is matched with its request if two are sent together', () => {
    const answers = searchAnswers();
    const reader = searchReader();
    const one = answers([hit('a')], reader.known());
    const other = answers([hit('b'), hit('a')], reader.known());
    const second = reader.read(other);
    const first = reader.read(one);
    expect(reader.known()).toBe(2);
    expect(listed(first)).toEqual([hit('a')]);
    expect(listed(second)).toEqual([hit('b'), hit('a')]);
  });

  it('does not contain results of another search', () => {
    const answers = searchAnswers();
    const reader = searchReader();
    const first = reader.read(answers([hit('a')], 0));
    reader.read(answers([hit('b')], reader.known()));
    expect(listed(first)).toEqual([hit('a')]);
  });

  it('contains the search result, regardless of former searches', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const aHint = fc.option(fc.constantFrom(kind, keyword), { nil: null });
    const aSearch = fc.uniqueArray(fc.record({ id: fc.constantFrom(...ids), hint: aHint }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(fc.array(aSearch), (searches) => {
        const answers = searchAnswers();
        const reader = searchReader();
        const read = searches.map((found) => reader.read(answers(found, reader.known())));
        expect(read.map(listed)).toEqual(searches);
      }),
    );
  });
});
