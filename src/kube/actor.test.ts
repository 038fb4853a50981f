import { describe, expect, it } from 'vitest';
import { actorIn, ownerTextOf } from './actor';

describe('the identity of the user', () => {
  it.each([
    ['["admin"]', { kind: 'oneself' }],
    ['["admin","vera",[]]', { kind: 'user', name: 'vera', groups: [] }],
    ['["admin","ns admin"]', { kind: 'user', name: 'ns admin', groups: [] }],
    ['["admin","vera",["a","b"]]', { kind: 'user', name: 'vera', groups: ['a', 'b'] }],
    ['["admin","writers",["writers"]]', { kind: 'group', name: 'writers' }],
    ['["admin","",[]]', null],
    ['["mallory"]', null],
    ['["mallory","admin",[]]', null],
    ['[null]', null],
    ['{"kind":"User"}', null],
    ['admin', null],
    ['', null],
  ])('%s', (text, expected) => {
    expect(actorIn(text, 'admin')).toEqual(expected);
  });

  it('differs by the signed-in user, and by whom they act as', () => {
    const acting = { name: 'vera', groups: [] };
    const texts = [
      { session: 'admin', acting: null },
      { session: 'vera', acting: null },
      { session: 'admin', acting },
      { session: 'bob', acting },
      { session: 'admin', acting: { ...acting, groups: ['a'] } },
    ].map(ownerTextOf);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
