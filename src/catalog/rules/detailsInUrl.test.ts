import { describe, expect, it } from 'vitest';
import { choosing, closing, openedIn, opening } from './detailsInUrl';
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
