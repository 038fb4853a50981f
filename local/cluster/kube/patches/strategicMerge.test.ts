import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../types';
import { strategicMerge } from './strategicMerge';

const container = (name: string, extra: JsonObject = {}): JsonObject => ({ name, ...extra });

describe('strategic merge patch', () => {
  it.each<[string, JsonObject, JsonObject, JsonObject]>([
    ['merges maps and removes nulls', { a: { b: 1, c: 2 } }, { a: { b: null } }, { a: { c: 2 } }],
    ['replaces lists without keys', { args: ['a'] }, { args: ['b'] }, { args: ['b'] }],
    [
      'merges keyed lists item by item',
      { containers: [container('a', { image: 'x' })] },
      { containers: [container('a', { tty: true }), container('b')] },
      { containers: [container('a', { image: 'x', tty: true }), container('b')] },
    ],
    [
      'deletes items by directive',
      { containers: [container('a'), container('b')] },
      { containers: [{ name: 'a', $patch: 'delete' }] },
      { containers: [container('b')] },
    ],
    [
      'replaces a list by directive',
      { containers: [container('a')] },
      { containers: [{ $patch: 'replace' }, container('b')] },
      { containers: [container('b')] },
    ],
    [
      'replaces a map by directive',
      { labels: { a: '1' } },
      { labels: { $patch: 'replace', b: '2' } },
      { labels: { b: '2' } },
    ],
    [
      'adds to and takes from lists of values',
      { finalizers: ['a', 'b'] },
      { '$deleteFromPrimitiveList/finalizers': ['a'], finalizers: ['c'] },
      { finalizers: ['b', 'c'] },
    ],
    [
      'merges ports of a Service by port',
      { ports: [{ port: 80, name: 'web' }] },
      { ports: [{ port: 80, targetPort: 8080 }] },
      { ports: [{ port: 80, name: 'web', targetPort: 8080 }] },
    ],
    ['ignores the order directive', { a: 1 }, { '$setElementOrder/containers': [] }, { a: 1 }],
  ])('%s', (...[, target, patch, expected]) => {
    expect(strategicMerge(target, patch)).toEqual(expected);
  });
});
