import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KindEntry } from '../contracts';
import { at, listAt, parseJson, textAt } from '../json';
import { AGE, column } from '../kinds/builtin';
import { createKindRegistry } from '../kinds/registry';
import { freeze } from '../objects';
import type { DraftObject, KubeObject } from '../types';
import { CLUSTER_SERVICE_VERSION } from '../../seed/crds/clusterServiceVersion';
import { PACKAGE_MANIFESTS } from './exampleVirtual';
import { partialListOf } from './partial';
import { tableOf } from './table';
import { encodedRows } from './tableRows';
import { virtualEntry } from './virtualEntry';

const SAMPLES = 'test-data/api-samples';

const OBJECT: KubeObject = {
  apiVersion: 'example.com/v1',
  kind: 'Thing',
  metadata: { name: 'a', creationTimestamp: '2026-11-21T00:24:01Z' },
  spec: { size: 3, ready: true, names: ['x', 'y'], channel: 'stable' },
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T00:50:15Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('tableOf', () => {
  it.each([
    ['a text', column('C', '.spec.channel'), 'stable'],
    ['a number as a text', column('C', '.spec.size'), '3'],
    ['a number', column('C', '.spec.size', 'integer'), 3],
    ['a flag', column('C', '.spec.ready', 'boolean'), true],
    ['a date as an age', column('C', '.metadata.creationTimestamp', 'date'), '26m'],
    ['the age of a built-in kind', AGE, '26m'],
    ['the first of a list', column('C', '.spec.names[*]'), 'x'],
    ['nothing without a value', column('C', '.spec.absent'), null],
    ['nothing for another type', column('C', '.spec.channel', 'integer'), null],
  ])('prints %s', (_, printed, cell) => {
    const table = tableOf({ columns: [printed] }, [OBJECT], {});
    expect(table.rows[0]?.cells).toEqual(['a', cell]);
  });

  it('has the name first and metadata only in its rows', () => {
    const table = tableOf({ columns: [column('C', '.spec.size')] }, [OBJECT], {
      resourceVersion: '5',
    });
    expect(table.columnDefinitions.map(({ name }) => name)).toEqual(['Name', 'C']);
    expect(table.metadata).toEqual({ resourceVersion: '5' });
    expect(table.rows[0]?.object).toEqual({
      kind: 'PartialObjectMetadata',
      apiVersion: 'meta.k8s.io/v1',
      metadata: OBJECT.metadata,
    });
  });
});

describe('encodedRows', () => {
  const stored = freeze({ ...OBJECT });
  const entry = { columns: [column('C', '.spec.channel'), AGE] };
  const decoded = (of: Pick<KindEntry, 'columns'>, object = stored): readonly unknown[] =>
    encodedRows(of, [object]).map((row) => parseJson(row.toString()));

  it('are the rows of the table, and their bytes are kept', () => {
    expect(decoded(entry)).toEqual(tableOf(entry, [stored], {}).rows);
    expect(encodedRows(entry, [stored])[0]).toBe(encodedRows(entry, [stored])[0]);
  });

  it('update the age of objects', () => {
    const before = decoded(entry);
    vi.setSystemTime('2026-11-21T02:00:00Z');
    expect(before).toMatchObject([{ cells: ['a', 'stable', '26m'] }]);
    expect(decoded(entry)).toMatchObject([{ cells: ['a', 'stable', '95m'] }]);
  });

  it('follow a change of the columns', () => {
    decoded(entry);
    const other = { columns: [column('C', '.spec.size', 'integer'), AGE] };
    expect(decoded(other)).toMatchObject([{ cells: ['a', 3, '26m'] }]);
  });

  it('follow an object that may still change', () => {
    const { spec, ...rest } = OBJECT;
    const draft = { ...rest, spec: { ...spec, channel: 'stable' } };
    decoded(entry, draft);
    draft.spec.channel = 'candidate';
    expect(decoded(entry, draft)).toMatchObject([{ cells: ['a', 'candidate', '26m'] }]);
  });
});

describe('partialListOf', () => {
  it('keeps the metadata alone', () => {
    expect(partialListOf([OBJECT], {})).toEqual({
      kind: 'PartialObjectMetadataList',
      apiVersion: 'meta.k8s.io/v1',
      metadata: {},
      items: [
        {
          kind: 'PartialObjectMetadata',
          apiVersion: 'meta.k8s.io/v1',
          metadata: OBJECT.metadata,
        },
      ],
    });
  });
});

describe('tableOf compared with responses of a real API server', () => {
  it.each([
    ['list-table', customEntry(CLUSTER_SERVICE_VERSION)],
    ['packagemanifest-table', virtualEntry(PACKAGE_MANIFESTS)],
  ])('has the columns of %s', (sample, entry) => {
    const body = at(
      parseJson(readFileSync(`${SAMPLES}/${sample}.json`, 'utf8')),
      'response',
      'body',
    );
    const shape = (columns: readonly unknown[]) =>
      columns.map((item) => [textAt(item, 'name'), textAt(item, 'type'), textAt(item, 'format')]);
    expect(shape(tableOf(entry, [], {}).columnDefinitions)).toEqual(
      shape(listAt(body, 'columnDefinitions')),
    );
  });
});

function customEntry(definition: DraftObject): Pick<KindEntry, 'columns'> {
  const name = definition.metadata.name ?? '';
  const registry = createKindRegistry();
  registry.install({ ...definition, metadata: { name } });
  return registry.byKey(name) ?? { columns: [] };
}
