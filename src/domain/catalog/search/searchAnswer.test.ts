import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchAnswers, searchReader } from './searchAnswer';
import type { MatchHint } from './searchHit';
import type { FoundItem } from './searchIndex';

const kind: MatchHint = { field: 'kind', text: 'Kafka' };
const keyword: MatchHint = { field: 'keyword', text: 'Kafka' };

const hit = (id: string, hint: MatchHint | null = null): FoundItem => ({ id, hint });

describe('an answer of the search', () => {
  it('gives each package its place and its hint', () => {
    const answer = searchAnswers()(
      [hit('b', kind), hit('a'), hit('c', keyword), hit('d', kind)],
      0,
    );
    const hits = searchReader().read(answer);
    expect(hits.size).toBe(4);
    expect(hits.get('b')).toEqual({ place: 0, hint: kind });
    expect(hits.get('a')).toEqual({ place: 1, hint: null });
    expect(hits.get('c')).toEqual({ place: 2, hint: keyword });
    expect(hits.get('d')).toEqual({ place: 3, hint: kind });
    expect(hits.get('e')).toBeUndefined();
    expect(answer.hints).toEqual([kind, keyword]);
  });

  it('tells each id once', () => {
    const answers = searchAnswers();
    const reader = searchReader();
    reader.read(answers([hit('a'), hit('b')], reader.known()));
    const next = answers([hit('c'), hit('a')], reader.known());
    expect(next.ids).toEqual(['c']);
    expect(reader.read(next).get('a')).toEqual({ place: 1, hint: null });
  });

  it('is read whenever it comes: two may be asked for at once', () => {
    const answers = searchAnswers();
    const reader = searchReader();
    const one = answers([hit('a')], reader.known());
    const other = answers([hit('b'), hit('a')], reader.known());
    const second = reader.read(other);
    const first = reader.read(one);
    expect(reader.known()).toBe(2);
    expect([first.get('a')?.place, first.get('b')]).toEqual([0, undefined]);
    expect([second.get('b')?.place, second.get('a')?.place]).toEqual([0, 1]);
  });

  it('does not find what another search found', () => {
    const answers = searchAnswers();
    const reader = searchReader();
    const first = reader.read(answers([hit('a')], 0));
    reader.read(answers([hit('b')], reader.known()));
    expect(first.get('b')).toBeUndefined();
  });

  it('says what the search said, whatever was searched before', () => {
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
        searches.forEach((found, at) => {
          for (const id of ids) {
            const place = found.findIndex((item) => item.id === id);
            const wanted = place < 0 ? undefined : { place, hint: found[place]?.hint };
            expect(read[at]?.get(id)).toEqual(wanted);
          }
        });
      }),
    );
  });
});
