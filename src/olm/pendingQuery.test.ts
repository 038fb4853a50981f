import { describe, expect, it } from 'vitest';
import { changed, settled, shownQuery } from './pendingQuery';

const at = (query: string, pathname = '/catalog') => ({ pathname, query });

describe('a pending query', () => {
  const once = changed(null, at('a=1'), 'a=2');

  it('is shown while the URL still has the old one', () => {
    expect(shownQuery(once, at('a=1'))).toBe('a=2');
  });

  it('ends when the URL contains it', () => {
    expect(settled(once, at('a=2'))).toBe(true);
    expect(shownQuery(once, at('a=2'))).toBe('a=2');
  });

  it('ends when the URL changes to another query', () => {
    expect(shownQuery(once, at('a=3'))).toBe('a=3');
    expect(shownQuery(once, at('a=1', '/installed'))).toBe('a=1');
  });

  it('remains while the URL shows former queries', () => {
    const twice = changed(once, at('a=1'), 'a=3');
    expect(shownQuery(twice, at('a=1'))).toBe('a=3');
    expect(shownQuery(twice, at('a=2'))).toBe('a=3');
    expect(settled(twice, at('a=3'))).toBe(true);
  });

  it('is none without a change', () => {
    expect(changed(null, at('a=1'), 'a=1')).toBeNull();
  });

  it('can return to the query of the URL', () => {
    const back = changed(once, at('a=1'), 'a=1');
    expect(shownQuery(back, at('a=1'))).toBe('a=1');
    expect(shownQuery(back, at('a=2'))).toBe('a=1');
  });
});
