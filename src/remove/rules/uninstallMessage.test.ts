import { describe, expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { hidesOperands, linkedText, uninstallMessage } from './uninstallMessage';

describe('the uninstall message', () => {
  const csv = aCsv({
    annotations: {
      'operator.openshift.io/uninstall-message': ' See https://x.example.com/a?b=1. ',
      'console.openshift.io/disable-operand-delete': 'true',
    },
  });

  it('is read from any version that contains one', () => {
    expect(uninstallMessage([aCsv(), csv])).toBe('See https://x.example.com/a?b=1.');
    expect(hidesOperands([aCsv(), csv])).toBe(true);
    expect(uninstallMessage([aCsv()])).toBeNull();
    expect(
      hidesOperands([
        aCsv({ annotations: { 'console.openshift.io/disable-operand-delete': 'false' } }),
      ]),
    ).toBe(false);
  });

  it.each([
    ['See https://x.example.com/a?b=1.', ['https://x.example.com/a?b=1']],
    [
      '(https://x.example.com) and https://y.example.com!',
      ['https://x.example.com', 'https://y.example.com'],
    ],
    ['javascript:alert(1) http://x.example.com ftp://y', []],
    ['<a href="https://x.example.com">', ['https://x.example.com']],
    ['https://', []],
  ])('contains links from %s', (text, urls) => {
    const parts = linkedText(text);
    expect(parts.flatMap(({ url }) => url ?? [])).toEqual(urls);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });
});
