import { describe, expect, it } from 'vitest';
import type { KubeObject } from '../types';
import { createHistory } from './history';
import type { StoredEvent } from './history';

function anObject(name: string, size: number): KubeObject {
  return { apiVersion: 'v1', kind: 'Thing', metadata: { name }, spec: { size } };
}

const [a1, a2, b1] = [anObject('a', 1), anObject('a', 2), anObject('b', 1)];
const EVENTS: readonly StoredEvent[] = [
  { type: 'ADDED', resource: 'things', object: a1, revision: 11 },
  { type: 'ADDED', resource: 'things', object: b1, revision: 12 },
  { type: 'ADDED', resource: 'others', object: b1, revision: 13 },
  { type: 'MODIFIED', resource: 'things', object: a2, previous: a1, revision: 14 },
  { type: 'DELETED', resource: 'things', object: b1, previous: b1, revision: 15 },
];

describe('history', () => {
  it.each([
    [10, [11, 12, 14, 15]],
    [12, [14, 15]],
    [15, []],
    [9, undefined],
  ])('replays a resource from revision %i', (revision, expected) => {
    const history = createHistory(10, 100);
    EVENTS.forEach(history.add);
    expect(history.since('things', revision)?.map((event) => event.revision)).toEqual(expected);
  });

  it.each([
    [10, []],
    [11, [a1]],
    [13, [a1, b1]],
    [14, [a2, b1]],
    [15, [a2]],
  ])('shows a list as it was at revision %i', (revision, expected) => {
    const history = createHistory(10, 100);
    EVENTS.forEach(history.add);
    expect(history.rewind('things', [a2], revision)).toEqual(expected);
  });

  it('forgets the oldest events beyond twice its size', () => {
    const history = createHistory(10, 2);
    EVENTS.forEach(history.add);
    expect(history.oldest()).toBe(12);
    expect(history.since('things', 11)).toBeUndefined();
    expect(history.since('things', 12)).toHaveLength(2);
  });
});
