import { describe, expect, it } from 'vitest';
import type { Failure } from './failure';
import { all, dataOr, failed, loading, map, ready } from './loadable';

const gone: Failure = { kind: 'offline', message: 'gone' };

describe('all', () => {
  it('is ready with every value under its name', () => {
    expect(all({ one: ready(1), two: ready('b') })).toEqual(ready({ one: 1, two: 'b' }));
  });

  it('is loading while one is', () => {
    expect(all({ one: ready(1), two: loading })).toEqual(loading);
  });

  it('fails as soon as one does, also while others load', () => {
    expect(all({ one: loading, two: failed(gone) })).toEqual(failed(gone));
  });

  it('is stale when one is', () => {
    expect(all({ one: ready(1), two: ready(2, gone) })).toEqual(ready({ one: 1, two: 2 }, gone));
  });
});

describe('map', () => {
  it('changes data and keeps its stale reason', () => {
    expect(map(ready(2, gone), (n) => n * 2)).toEqual(ready(4, gone));
  });

  it.each([loading, failed(gone)])('leaves %j as it is', (value) => {
    expect(map(value, () => 'never')).toEqual(value);
  });
});

describe('dataOr', () => {
  it.each([
    [ready(1), 1],
    [loading, null],
    [failed(gone), null],
  ])('of %j is %j', (value, expected) => {
    expect(dataOr(value, null)).toBe(expected);
  });
});
