import { describe, expect, it } from 'vitest';
import {
  choosing,
  closing,
  closingComparison,
  comparedIn,
  openedIn,
  opening,
  openingComparison,
  showingOnlyDifferences,
  showsComparison,
  showsOnlyDifferences,
  togglingCompared,
} from './detailsInUrl';
import { packageId } from '~/olm/packages/operatorPackage';

const query = (text: string) => new URLSearchParams(text);
const keyOf = (packageName: string) => ({ catalogNamespace: 'm', catalog: 'c', packageName });

describe('the open details', () => {
  it.each([
    ['details=m/c/quill', 'm/c/quill'],
    ['details=m/c/a.b-c', 'm/c/a.b-c'],
    ['details=m/c', null],
    ['details=m/c/', null],
    ['details=m/c/quill/x', null],
    ['q=quill', null],
  ])('of %s are %s', (text, expected) => {
    const key = openedIn(query(text));
    expect(key === null ? null : packageId(key)).toBe(expected);
  });

  it('of another package have neither channel nor version of the previous one', () => {
    const next = opening(query('q=a&details=m/c/one&channel=fast&version=2'), keyOf('two'));
    expect(next.toString()).toBe('q=a&details=m%2Fc%2Ftwo');
  });

  it('close with their channel and version; the rest of the view stays', () => {
    const next = closing(query('q=a&details=m/c/one&channel=fast&version=2&sort=name'));
    expect(next.toString()).toBe('q=a&sort=name');
  });

  it.each([
    ['another channel starts at its head (OD-002)', 'fast', undefined, 'channel=fast'],
    ['a version is one of its channel', 'fast', '1.0', 'channel=fast&version=1.0'],
  ])('%s', (_, channel, version, expected) => {
    const next = choosing(query('channel=stable&version=3'), channel, version);
    expect(next.toString()).toBe(expected);
  });
});

describe('the comparison', () => {
  it.each([
    ['compare=m/c/a&compare=m/c/b', ['a', 'b']],
    ['compare=m/c/a&compare=m/c/a', ['a']],
    ['compare=m/c/a&compare=nonsense', ['a']],
    ['compare=m/c/a&compare=m/c/b&compare=m/c/d&compare=m/c/e', ['a', 'b', 'd']],
    ['', []],
  ])('of %s has %j', (text, expected) => {
    expect(comparedIn(query(text)).map(({ packageName }) => packageName)).toEqual(expected);
  });

  it.each([
    ['is picked', 'compare=m/c/a', 'b', ['a', 'b']],
    ['is no longer picked', 'compare=m/c/a&compare=m/c/b', 'a', ['b']],
    ['exceeds the limit', 'compare=m/c/a&compare=m/c/b&compare=m/c/d', 'e', ['a', 'b', 'd']],
  ])('when a package %s', (_, text, name, expected) => {
    const next = togglingCompared(query(text), keyOf(name));
    expect(comparedIn(next).map(({ packageName }) => packageName)).toEqual(expected);
  });

  it('replaces tiles and drawer, and keeps the selection when it closes', () => {
    const open = openingComparison(query('q=x&compare=m/c/a&details=m/c/a&channel=fast'));
    expect(showsComparison(open)).toBe(true);
    expect(openedIn(open)).toBeNull();
    const closed = closingComparison(open);
    expect(showsComparison(closed)).toBe(false);
    expect(closed.toString()).toBe('q=x&compare=m%2Fc%2Fa');
  });

  it('hides equal rows until it closes', () => {
    const open = openingComparison(query('compare=m/c/a'));
    const only = showingOnlyDifferences(open, true);
    expect(showsOnlyDifferences(only)).toBe(true);
    expect(showingOnlyDifferences(only, false).toString()).toBe(open.toString());
    expect(showsOnlyDifferences(closingComparison(only))).toBe(false);
    expect(togglingCompared(only, keyOf('a')).toString()).toBe('');
  });

  it('closes with the last package', () => {
    const open = query('show=comparison&compare=m/c/a');
    expect(togglingCompared(open, keyOf('a')).toString()).toBe('');
  });
});
