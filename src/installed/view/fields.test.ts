import { describe, expect, it } from 'vitest';
import { anInstalledOperator } from '~/test/builders';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { listed, viewIn } from '~/olm/lists/list';
import {
  COLUMNS,
  DEFAULT_COLUMNS,
  FIELDS,
  INSTALLED,
  INSTALLED_BY_BOTH,
  installedColumnsWithin,
} from './fields';
import { columnIdsIn } from './useListColumns';

const quill = anInstalledOperator({
  id: 'team-b/quill',
  namespace: 'team-b',
  packageName: 'quill-package',
  csvNames: ['quilljar.v1.10.0'],
  version: '1.10.0',
  createdAt: '2026-01-03T00:00:00Z',
  deprecations: [{ level: 'package', message: 'The package is old.' }],
  labels: ['operatorframework.io/arch.arm64=supported', 'Team=ink'],
});
const amber = anInstalledOperator({
  id: 'team-a/amber',
  name: 'amber-sub',
  displayName: 'Amber',
  packageName: 'amber',
  csvNames: ['amber.v1.9.0'],
  version: '1.9.0',
  health: {
    kind: 'failed',
    level: 'failed',
    runs: false,
    isRetried: false,
    reason: '',
    message: '',
  },
  createdAt: '2026-01-02T00:00:00Z',
  approval: 'Manual',
  channel: 'fast',
  catalog: { name: 'redhat-operators', namespace: 'openshift-marketplace' },
  update: { planName: 'install-x', csvName: 'amber.v2.0.0', version: '2.0.0' },
});
const basalt = anInstalledOperator({
  id: 'team-c/basalt.v1',
  namespace: 'team-c',
  name: 'basalt.v1',
  displayName: 'Basalt',
  csvNames: ['basalt.v1'],
  packageName: null,
  channel: null,
  approval: null,
  catalog: null,
  subscriptionName: null,
  isCopy: true,
  version: null,
  createdAt: null,
  updatedAt: null,
  health: {
    kind: 'installing',
    level: 'progress',
    runs: false,
    isRetried: false,
    reason: '',
    message: '',
  },
});
const operators = [quill, amber, basalt];

const shown = (query: string, of: readonly InstalledOperator[] = operators) =>
  listed(INSTALLED, of, viewIn(INSTALLED, new URLSearchParams(query)));
const names = (query: string) => shown(query).rows.map(({ displayName }) => displayName);

describe('rows', () => {
  it.each<[string, string, readonly string[]]>([
    ['by name', '', ['Amber', 'Basalt', 'Quill']],
    ['by name, descending', 'sort=-name', ['Quill', 'Basalt', 'Amber']],
    ['worst status first', 'sort=status', ['Amber', 'Basalt', 'Quill']],
    ['best status first', 'sort=-status', ['Quill', 'Basalt', 'Amber']],
    ['by namespace', 'sort=namespace', ['Amber', 'Quill', 'Basalt']],
    ['by version, none last', 'sort=version', ['Amber', 'Quill', 'Basalt']],
    ['by version, descending, none still last', 'sort=-version', ['Quill', 'Amber', 'Basalt']],
    ['by catalog', 'sort=catalog', ['Quill', 'Amber', 'Basalt']],
    ['youngest first', 'sort=created', ['Quill', 'Amber', 'Basalt']],
    ['oldest first', 'sort=-created', ['Amber', 'Quill', 'Basalt']],
    ['by the last update of OLM', 'sort=updated', ['Amber', 'Quill', 'Basalt']],
    ['one status', 'status=failed', ['Amber']],
    ['with a pending update', 'update=available', ['Amber']],
    ['one namespace', 'namespace=team-c', ['Basalt']],
    ['one catalog', 'catalog=openshift-marketplace/redhat-operators', ['Amber']],
    ['one channel', 'channel=stable', ['Quill']],
    ['one approval', 'approval=Manual', ['Amber']],
    ['copies', 'managed=copy', ['Basalt']],
    ['those with a Subscription', 'managed=subscription', ['Amber', 'Quill']],
    ['deprecated ones', 'deprecation=deprecated', ['Quill']],
    ['a word of the name', 'q=quil', ['Quill']],
    ['the package', 'q=quill-package', ['Quill']],
    ['a CSV', 'q=quilljar.v1', ['Quill']],
    ['a Subscription', 'q=amber-sub', ['Amber']],
    ['all words, in any field', 'q=quill TEAM-B', ['Quill']],
    ['a label', 'q=arch.arm64%3Dsupported', ['Quill']],
    ['the key of a label, in any case', 'q=team%3D', ['Quill']],
    ['not a label as a name', 'q=arm64', []],
    ['a label, and a name of another', 'q=team%3Dink amber', []],
    ['an unknown word', 'q=quill team-a', []],
  ])('%s', (_, query, expected) => {
    expect(names(query)).toEqual(expected);
  });

  it.each([
    [
      ['1.0.0', '1.0.0-rc.1'],
      ['1.0.0-rc.1', '1.0.0'],
    ],
    [
      ['2.0.0', '10.0.0', '1.2.10', '1.2.9'],
      ['1.2.9', '1.2.10', '2.0.0', '10.0.0'],
    ],
    [
      ['latest', '1.0.0'],
      ['1.0.0', 'latest'],
    ],
  ])('sorts the versions %j', (given, expected) => {
    const of = given.map((version) => anInstalledOperator({ version, id: version }));
    expect(shown('sort=version', of).rows.map(({ version }) => version)).toEqual(expected);
  });
});

describe('facets', () => {
  const counts = (query: string, facet: string) =>
    shown(query).facets[facet]?.map(({ label, count }) => [label, count]);

  it('exclude Operators without a value', () => {
    expect(counts('', 'channel')).toEqual([
      ['fast', 1],
      ['stable', 1],
    ]);
  });

  it('distinguish catalogs of the same name in two namespaces', () => {
    const other = anInstalledOperator({ catalog: { name: 'community-operators', namespace: 'x' } });
    const { facets } = shown('', [quill, other]);
    expect(facets['catalog']?.map(({ value }) => value)).toEqual([
      'openshift-marketplace/community-operators',
      'x/community-operators',
    ]);
  });
});

const DEFAULTS = DEFAULT_COLUMNS.map(({ id }) => id);
const within = (width: number, chosen: readonly string[]) =>
  installedColumnsWithin(
    width,
    COLUMNS.filter(({ id }) => chosen.includes(id)),
  );

describe('columns of the list', () => {
  it.each<[string, number, readonly string[], string]>([
    ['all', 100, DEFAULTS, 'status version namespace channel scope catalog created'],
    [
      'without the managed namespaces',
      68,
      DEFAULTS,
      'status version namespace channel catalog created',
    ],
    ['the most important', 50, DEFAULTS, 'status version namespace'],
    ['two', 34, DEFAULTS, 'status'],
    ['one cell', 28, DEFAULTS, ''],
    ['APIs instead of the age', 67, [...DEFAULTS, 'apis'], 'status version namespace channel apis'],
    [
      'support on small screens',
      57.75,
      [...DEFAULTS, 'compatibility', 'support'],
      'status namespace compatibility support',
    ],
  ])('are %s within %s rem', (_what, width, chosen, expected) => {
    const columns = within(width, chosen);
    expect(columns.map(({ id }) => id).join(' ')).toBe(expected);
  });

  it.each([
    ['a column of their own', 100, DEFAULTS, false],
    ['no space', 68, DEFAULTS, true],
    ['not been selected', 68, ['status', 'namespace'], false],
  ])(
    'show managed namespaces below the namespace where they have %s',
    (_what, width, chosen, isBelow) => {
      const namespace = within(width, chosen).find(({ id }) => id === 'namespace');
      expect(namespace?.Cell === FIELDS.namespace.Cell).toBe(!isBelow);
    },
  );
});

describe('stored columns', () => {
  it.each([
    [undefined, DEFAULTS],
    [
      ['updated', 'status'],
      ['status', 'updated'],
    ],
    [['color', 3, 'version', 'name'], ['version']],
    [[], []],
  ])('%j', (stored, expected) => {
    expect(columnIdsIn(stored)).toEqual(expected);
  });
});

it('the filter of OLM versions is the last one, and only if both exist', () => {
  const filters = ['status', 'update', 'namespace', 'catalog', 'channel', 'approval', 'managed'];
  expect(Object.keys(INSTALLED.facets)).toEqual([...filters, 'deprecation']);
  expect(Object.keys(INSTALLED_BY_BOTH.facets)).toEqual([...filters, 'deprecation', 'olm']);
});
