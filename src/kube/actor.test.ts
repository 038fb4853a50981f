import { describe, expect, it } from 'vitest';
import { actorIn } from './actor';

describe('the identity of the user', () => {
  it.each([
    ['', { kind: 'oneself' }],
    ['["User","vera",[]]', { kind: 'user', name: 'vera', groups: [] }],
    ['["User","ns admin"]', { kind: 'user', name: 'ns admin', groups: [] }],
    ['["UserWithGroups","vera",["a","b"]]', { kind: 'user', name: 'vera', groups: ['a', 'b'] }],
    ['["Group","writers",[]]', { kind: 'group', name: 'writers' }],
    ['["User","",[]]', null],
    ['[null,null,[]]', null],
    ['{"kind":"User"}', null],
    ['vera', null],
  ])('%s', (text, expected) => {
    expect(actorIn(text)).toEqual(expected);
  });
});
