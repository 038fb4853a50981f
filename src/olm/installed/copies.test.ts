import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { installedOperators } from './installedOperator';
import {
  copiesFor,
  copiesIn,
  disablesCopies,
  newCopiesSelector,
  unsuccessfulCopies,
} from './copies';

const metadata = {
  name: 'quill.v1.0.0',
  namespace: 'team-a',
  labels: { 'olm.copiedFrom': 'openshift-operators' },
  annotations: { 'alm-examples': '[]' },
};
const columnDefinitions = ['Name', 'Display', 'Version', 'Release', 'Replaces', 'Phase'].map(
  (name) => ({ name }),
);
const table = (...rows: readonly unknown[]) => ({ kind: 'Table', columnDefinitions, rows });
const cells = ['quill.v1.0.0', 'Quill', '1.0.0', null, null, 'Succeeded'];

describe('copiesIn', () => {
  it('reads values of a list from the columns of a table', () => {
    const [copy] = copiesIn(table({ cells, object: { metadata } }));
    expect(copy).toMatchObject({
      metadata: { name: 'quill.v1.0.0', namespace: 'team-a' },
      spec: { displayName: 'Quill', version: '1.0.0' },
      status: { phase: 'Succeeded', reason: 'Copied' },
    });
    expect(copy?.metadata.annotations).toBeUndefined();
  });

  it('finds the columns by name', () => {
    const shuffled = {
      ...table({ cells: ['Installing', 'quill.v1.0.0'], object: { metadata } }),
      columnDefinitions: [{ name: 'Phase' }, { name: 'Name' }],
    };
    expect(copiesIn(shuffled)[0]?.status?.phase).toBe('Installing');
  });

  it('reads metadata without a table', () => {
    const [copy] = copiesIn({ kind: 'PartialObjectMetadataList', items: [{ metadata }] });
    expect(copy).toMatchObject({ metadata: { name: 'quill.v1.0.0' }, spec: {} });
  });

  it.each([
    ['nothing', null],
    ['no rows', { kind: 'Table' }],
    ['rows of another type', table(null, 3, {}, { object: 'x' }, { object: { metadata: {} } })],
    ['an original', table({ cells, object: { metadata: { ...metadata, labels: {} } } })],
  ])('excludes %s', (_, list) => {
    expect(copiesIn(list)).toEqual([]);
  });

  it('links to the original', () => {
    const csvs = copiesIn(table({ cells, object: { metadata } }));
    const [row] = installedOperators({
      subscriptions: [],
      csvs,
      installPlans: null,
      operatorGroups: null,
      catalogSources: null,
    });
    expect(row).toMatchObject({ isCopy: true, namespace: 'openshift-operators', version: '1.0.0' });
  });

  const RECORDED = 'test-data/api-samples/list-table.json';
  it('reads responses of a real API server', () => {
    const sample: { response: { body: unknown } } = JSON.parse(readFileSync(RECORDED, 'utf8'));
    expect(copiesIn(sample.response.body)[0]).toMatchObject({
      metadata: { labels: { 'olm.copiedFrom': 'openshift-operators' } },
      spec: { displayName: 'Acme Global', version: '3.1.4' },
      status: { phase: 'Succeeded' },
    });
  });
});

describe('copiesFor', () => {
  const copy = (namespace: string, from: string, name = 'quill.v1.0.0') =>
    aCsv({ name, namespace, labels: { 'olm.copiedFrom': from } });
  it.each([
    ['its own', [copy('team-a', 'x')], [], 1],
    ['those that OLM keeps in another namespace', [], [copy('openshift', 'x')], 1],
    ['one Operator once', [copy('team-a', 'x')], [copy('openshift', 'x')], 1],
    ['one name from two namespaces twice', [copy('team-a', 'x')], [copy('openshift', 'y')], 2],
    ['none whose original is in this namespace', [], [copy('openshift', 'team-a')], 0],
  ])('%s', (_, own, kept, expected) => {
    expect(copiesFor('team-a', own, kept)).toHaveLength(expected);
  });
});

describe('newCopiesSelector', () => {
  const from = (origin: string) => aCsv({ labels: { 'olm.copiedFrom': origin } });
  it.each([
    ['all of the first namespace', [], 'olm.copiedFrom'],
    [
      'those of the next one with another origin',
      [from('x'), from('y'), from('x')],
      'olm.copiedFrom,olm.copiedFrom notin (x,y)',
    ],
  ])('selects %s', (_, known, selector) => {
    expect(newCopiesSelector(known)).toBe(selector);
  });

  it('stays short enough for a URL', () => {
    const known = Array.from({ length: 500 }, (_, index) => from(`${'n'.repeat(60)}${index}`));
    expect(newCopiesSelector(known).length).toBeLessThan(7_000);
  });
});

describe('disablesCopies', () => {
  it.each([
    [{ spec: { features: { disableCopiedCSVs: true } } }, true],
    [{ spec: { features: { disableCopiedCSVs: false } } }, false],
    [{ spec: {} }, false],
    [null, false],
  ])('%j: %s', (config, expected) => {
    expect(disablesCopies(config)).toBe(expected);
  });
});

describe('unsuccessfulCopies', () => {
  it('are those whose phase is insufficient', () => {
    const copies = copiesIn(
      table(
        { cells, object: { metadata } },
        {
          cells: [...cells.slice(0, -1), 'Pending'],
          object: { metadata: { ...metadata, name: 'b' } },
        },
      ),
    );
    expect(unsuccessfulCopies(copies).map(({ metadata: { name } }) => name)).toEqual(['b']);
  });

  it('are limited in number', () => {
    const rows = Array.from({ length: 40 }, () => ({ cells: ['x'], object: { metadata } }));
    expect(unsuccessfulCopies(copiesIn(table(...rows)))).toHaveLength(10);
  });
});
