import { describe, expect, it } from 'vitest';
import { goJson } from './write';

describe('JSON in Go’s format', () => {
  it('escapes the same characters as Go', () => {
    expect(goJson({ a: '<b> & "c"\u2028é', n: [1, true, null] })).toBe(
      String.raw`{"a":"\u003cb\u003e \u0026 \"c\"\u2028é","n":[1,true,null]}`,
    );
  });

  it('means the same', () => {
    const value = { 'a&b': String.raw`\u0026 & \< ` };
    expect(JSON.parse(goJson(value))).toEqual(value);
  });
});
