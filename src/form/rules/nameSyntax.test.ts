import { describe, expect, it } from 'vitest';
import { keyNamesIn } from './nameSyntax';

describe('keys that can be selected', () => {
  it.each([
    [{ data: { password: 'cGFzcw==' } }, ['password']],
    [{ data: { 'b.crt': 'x' }, binaryData: { 'a.jks': 'AA==' } }, ['a.jks', 'b.crt']],
    [{ metadata: {} }, []],
  ])('in an object: %j', (object, expected) => {
    expect(keyNamesIn(object)).toEqual(expected);
  });
});
