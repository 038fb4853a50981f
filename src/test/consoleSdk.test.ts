import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCsv } from './builders';
import { answering, consoleFetchJSON, useK8sWatchResources, watched } from './consoleSdk';

const OBJECTS = [
  aCsv({ name: 'plain' }),
  aCsv({ name: 'first', labels: { from: 'one', tier: 'a' } }),
  aCsv({ name: 'second', labels: { from: 'two', tier: 'a' } }),
];

describe('the stand-in of the SDK', () => {
  it.each([
    ['no selector', undefined, ['plain', 'first', 'second']],
    ['labels', { matchLabels: { tier: 'a', from: 'two' } }, ['second']],
    ['an existing label', { matchExpressions: [expression('Exists')] }, ['first', 'second']],
    ['a missing label', { matchExpressions: [expression('DoesNotExist')] }, ['plain']],
    ['one of values', { matchExpressions: [expression('In', 'one', 'other')] }, ['first']],
    ['none of values', { matchExpressions: [expression('NotIn', 'one')] }, ['plain', 'second']],
    [
      'labels and an expression',
      { matchLabels: { tier: 'a' }, matchExpressions: [expression('NotIn', 'one')] },
      ['second'],
    ],
  ])('watches like the API server: %s', (_, selector, expected) => {
    const groupVersionKind = { version: 'v1alpha1', kind: 'ClusterServiceVersion' };
    watched('ClusterServiceVersion', { data: OBJECTS });
    const wanted = { csvs: { groupVersionKind, ...(selector && { selector }) } };
    const { result } = renderHook(() => useK8sWatchResources(wanted));
    expect(result.current['csvs']?.data).toEqual(
      OBJECTS.filter(({ metadata }) => expected.includes(metadata.name)),
    );
  });

  it.each([
    ['from', ['first', 'second']],
    ['!from', ['plain']],
    ['from=one', ['first']],
    ['from==one', ['first']],
    ['from!=one', ['plain', 'second']],
    ['from in (one, two)', ['first', 'second']],
    ['from notin (one,three)', ['plain', 'second']],
    ['from,from notin (one)', ['second']],
    ['from=two,tier=a', ['second']],
    ['from=two,tier=b', []],
  ])('lists like the API server: %s', async (selector, expected) => {
    answering(({ url }) =>
      url.includes('table')
        ? { kind: 'Table', rows: OBJECTS.map((object) => ({ cells: [], object })) }
        : { items: OBJECTS },
    );
    const query = `labelSelector=${encodeURIComponent(selector)}`;
    const list = await consoleFetchJSON(`/api/list?${query}`);
    const table = await consoleFetchJSON(`/api/table?${query}`);
    expect([list, table]).toMatchObject([
      { items: OBJECTS.filter(({ metadata }) => expected.includes(metadata.name)) },
      { rows: expected.map((name) => ({ object: { metadata: { name } } })) },
    ]);
    expect(list).toHaveProperty('items.length', expected.length);
    expect(table).toHaveProperty('rows.length', expected.length);
  });
});

function expression(operator: string, ...values: readonly string[]) {
  return { key: 'from', operator, ...(values.length === 0 ? {} : { values: [...values] }) };
}
