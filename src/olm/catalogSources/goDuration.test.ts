import { describe, expect, it } from 'vitest';
import { goDuration, shortDuration } from './goDuration';

describe('goDuration (CS-010)', () => {
  it.each([
    ['10m', 600],
    ['30m0s', 1800],
    ['1h30m', 5400],
    ['1.5h', 5400],
    ['.5s', 0.5],
    ['1.s', 1],
    ['0', 0],
    ['0s', 0],
    ['-10m', -600],
    ['+10m', 600],
    ['2m1500ms', 121.5],
    ['5\u00b5s', 5e-6],
  ])('reads %s', (text, seconds) => {
    expect(goDuration(text)).toBeCloseTo(seconds, 9);
  });

  it.each(['', ' ', '10', '10 m', '1d', 'm', '.s', '1h30', '10M', 'ten minutes', '-', '9999999h'])(
    'rejects "%s"',
    (text) => {
      expect(goDuration(text)).toBeNull();
    },
  );
});

describe('shortDuration', () => {
  it.each([
    ['30m0s', '30m'],
    ['1h0m0s', '1h'],
    ['1h30m0s', '1h30m'],
    ['1h0m30s', '1h0m30s'],
    ['10m', '10m'],
    ['0s', '0s'],
    ['ten minutes', 'ten minutes'],
  ])('writes %s as %s', (text, short) => {
    expect(shortDuration(text)).toBe(short);
  });
});
