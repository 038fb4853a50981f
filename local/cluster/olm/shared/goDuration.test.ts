import { describe, expect, it } from 'vitest';
import { parseGoDuration } from './goDuration';

describe("a duration as Go's time.ParseDuration reads it", () => {
  it.each([
    ['10m', 600_000],
    ['1h30m', 5_400_000],
    ['30m0s', 1_800_000],
    ['1.5h', 5_400_000],
    ['.5s', 500],
    ['-1m', -60_000],
    ['0', 0],
  ])('%s is %i ms', (text, milliseconds) => {
    expect(parseGoDuration(text)).toEqual({ kind: 'duration', milliseconds });
  });

  it.each([
    ['', 'time: invalid duration ""'],
    ['often', 'time: invalid duration "often"'],
    ['10', 'time: missing unit in duration "10"'],
    ['1d', 'time: unknown unit "d" in duration "1d"'],
    ['19mError Code', 'time: unknown unit "mError Code" in duration "19mError Code"'],
    ['10 minutes', 'time: unknown unit " minutes" in duration "10 minutes"'],
  ])('%j is invalid', (text, message) => {
    expect(parseGoDuration(text)).toEqual({ kind: 'error', message });
  });
});
