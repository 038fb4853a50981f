import { describe, expect, it } from 'vitest';
import { keyNamesIn, objectNamesIn } from './objectNames';

describe('what can be chosen', () => {
  it.each([
    [{ items: [{ metadata: { name: 'b' } }, { metadata: { name: 'a' } }] }, ['a', 'b']],
    [{ items: [{ metadata: {} }, null] }, []],
    [null, []],
  ])('in a list: %j', (list, expected) => {
    expect(objectNamesIn(list)).toEqual(expected);
  });

  it.each([
    [{ data: { password: 'cGFzcw==' } }, ['password']],
    [{ data: { 'b.crt': 'x' }, binaryData: { 'a.jks': 'AA==' } }, ['a.jks', 'b.crt']],
    [{ metadata: {} }, []],
  ])('in an object: %j', (object, expected) => {
    expect(keyNamesIn(object)).toEqual(expected);
  });
});
