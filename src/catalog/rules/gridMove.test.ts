import { describe, expect, it } from 'vitest';
import { type GridShape, movedTo } from './gridMove';

// 0 1 2 3
// 4 5 6 7
// 8 9
const tiles: GridShape = { count: 10, columns: 4, pageRows: 2, isRtl: false };
const rows: GridShape = { count: 10, columns: 1, pageRows: 4, isRtl: false };

describe('movedTo among tiles', () => {
  it.each([
    ['ArrowRight', 1, 2, 'the next one'],
    ['ArrowRight', 3, 4, 'on over the end of a row'],
    ['ArrowRight', 9, 9, 'not beyond the last'],
    ['ArrowLeft', 4, 3, 'back over the start of a row'],
    ['ArrowLeft', 0, 0, 'not before the first'],
    ['ArrowDown', 1, 5, 'the one below'],
    ['ArrowDown', 6, 9, 'the end of a shorter last row'],
    ['ArrowDown', 9, 9, 'nowhere from the last row'],
    ['ArrowUp', 9, 5, 'the one above'],
    ['ArrowUp', 2, 2, 'nowhere from the first row'],
    ['PageDown', 1, 9, 'as many rows as a page has'],
    ['PageDown', 5, 9, 'the last row when a page is more than there is'],
    ['PageUp', 9, 1, 'as many rows as a page has'],
    ['PageUp', 7, 3, 'the first row, in the same column'],
    ['Home', 7, 0, 'the first of all'],
    ['End', 1, 9, 'the last of all'],
  ])('%s moves from %i to %i: %s', (key, from, to) => {
    expect(movedTo(key, from, tiles)).toBe(to);
  });

  it.each([
    ['ArrowLeft', 1, 2],
    ['ArrowRight', 1, 0],
    ['ArrowDown', 1, 5],
  ])('%s moves from %i to %i in a right-to-left language', (key, from, to) => {
    expect(movedTo(key, from, { ...tiles, isRtl: true })).toBe(to);
  });

  it.each(['a', 'Enter', 'Tab', 'Escape', ' '])('%s does not move', (key) => {
    expect(movedTo(key, 1, tiles)).toBeNull();
  });

  it('does not move without tiles', () => {
    expect(movedTo('ArrowDown', 0, { ...tiles, count: 0 })).toBeNull();
  });
});

describe('movedTo among rows', () => {
  it.each([
    ['ArrowDown', 3, 4],
    ['ArrowUp', 3, 2],
    ['ArrowRight', 3, null],
    ['ArrowLeft', 3, null],
    ['PageDown', 3, 7],
    ['PageDown', 8, 9],
    ['PageUp', 3, 0],
    ['End', 0, 9],
  ])('%s moves from %i to %s', (key, from, to) => {
    expect(movedTo(key, from, rows)).toBe(to);
  });
});
