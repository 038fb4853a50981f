import { describe, expect, it } from 'vitest';
import { type ListView, listed, queryOf, viewIn } from '~/olm/lists/list';
import { anOperandApi } from '~/test/operandBuilders';
import { resourceDefinition } from '~/form/rules/definition';
import { instanceRow, shownColumns } from '~/operands/rules/instanceRow';
import { instanceList, printedFields } from './fields';

const API = anOperandApi();

const DEFINITION = resourceDefinition(
  {
    apiVersion: 'apiextensions.k8s.io/v1',
    spec: {
      versions: [
        {
          name: 'v1',
          served: true,
          storage: true,
          schema: { openAPIV3Schema: { type: 'object' } },
          additionalPrinterColumns: [
            { name: 'Size', type: 'integer', jsonPath: '.spec.size' },
            { name: 'Age', type: 'date', jsonPath: '.metadata.creationTimestamp' },
            { name: 'Odd', type: 'string', jsonPath: '.a + .b' },
            { name: 'Wide', type: 'string', jsonPath: '.spec.wide', priority: 1 },
            { name: 7, jsonPath: '.x' },
          ],
        },
      ],
    },
  },
  'v1',
);

function row(name: string, size: unknown, phase: string) {
  const object = {
    metadata: {
      name,
      namespace: 'team-a',
      labels: { tier: name === 'b' ? 'gold' : 'tin' },
      managedFields: [
        { manager: 'kubectl', time: '2026-01-01T00:00:00Z' },
        { manager: 'operator', time: '2026-01-03T00:00:00Z', subresource: 'status' },
        { manager: 'argocd', time: '2026-01-02T00:00:00Z' },
      ],
    },
    spec: { size },
    status: { phase },
  };
  return instanceRow(API, object, shownColumns(DEFINITION));
}

const ROWS = [row('c', 2, 'Ready'), row('a', 10, 'Failed'), row('b', 'many', 'Ready')];

const LIST = instanceList(printedFields(shownColumns(DEFINITION)));

function namesIn(view: Partial<ListView>) {
  const shown = listed(LIST, ROWS, { ...viewIn(LIST, new URLSearchParams()), ...view });
  return shown.rows.map(({ name }) => name);
}

describe('a row', () => {
  it('has the columns of the CRD except for those of the list', () => {
    expect(shownColumns(DEFINITION).map(({ title }) => title)).toEqual(['Size', 'Odd']);
    expect(ROWS[0]?.cells).toEqual([{ kind: 'number', value: 2 }, { kind: 'unreadable' }]);
  });

  it('shows nothing for a value of another type than its column', () => {
    expect(ROWS[2]?.cells[0]).toEqual({ kind: 'none' });
  });

  it('names the last editor, not the writer of its status', () => {
    expect(ROWS[0]?.change).toEqual({ by: 'argocd', at: '2026-01-02T00:00:00Z' });
  });
});

describe('a list of instances', () => {
  it.each<readonly [string, Partial<ListView>, readonly string[]]>([
    ['by name', {}, ['a', 'b', 'c']],
    ['by name, descending', { descending: true }, ['c', 'b', 'a']],
    ['by severity', { sort: 'status' }, ['a', 'b', 'c']],
    ['by a number, without one last', { sort: 'cell-0' }, ['c', 'a', 'b']],
    [
      'by a number, descending, without one last',
      { sort: 'cell-0', descending: true },
      ['a', 'c', 'b'],
    ],
    ['by a column that does not exist', { sort: 'cell-9' }, ['a', 'b', 'c']],
    ['with a keyword', { keyword: 'C' }, ['c']],
    ['with a label', { keyword: 'tier=gold' }, ['b']],
    ['of one status', { choices: { status: ['ready'] } }, ['b', 'c']],
  ])('%s', (_name, view, expected) => {
    expect(namesIn(view)).toEqual(expected);
  });

  it('has a URL that restores it', () => {
    const query = 'x=1&q=pen&status=ready&sort=-cell-0';
    const params = new URLSearchParams(query);
    expect(queryOf(LIST, viewIn(LIST, params), params).toString()).toBe(query);
  });
});
