import { describe, expect, it } from 'vitest';
import { isFileMode, modeIn, octalOf, symbolsOf } from './fileMode';

describe('the mode of a file', () => {
  it.each([
    [0, '0000', '---------'],
    [0o400, '0400', 'r--------'],
    [420, '0644', 'rw-r--r--'],
    [511, '0777', 'rwxrwxrwx'],
    [0o1204, '01204', '-w----r--'],
  ])('%i is %s', (mode, octal, symbols) => {
    expect(octalOf(mode)).toBe(octal);
    expect(modeIn(octal)).toBe(mode);
    expect(symbolsOf(mode)).toBe(symbols);
  });

  it.each([
    ['644', 420],
    ['0o644', 420],
    ['7', 7],
    ['', null],
    ['0648', null],
    ['rw', null],
    ['-1', null],
  ])('%j is read as octals: %s', (text, mode) => {
    expect(modeIn(text)).toBe(mode);
  });

  // "must be a number between 0 and 0777 (octal), both inclusive", kubernetes pkg/apis/core/validation
  it.each([
    [0, true],
    [511, true],
    [512, false],
    [644, false],
    [-1, false],
    [1.5, false],
  ])('%d is one for Kubernetes: %s', (mode, expected) => {
    expect(isFileMode(mode)).toBe(expected);
  });
});
