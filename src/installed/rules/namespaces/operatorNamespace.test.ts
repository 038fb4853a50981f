import { describe, expect, it } from 'vitest';
import type { OperatorGroup } from '~/kube/models/olm';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import { installedOperators } from '~/olm/installed/installedOperator';
import { aCsv, anOperatorGroup } from '~/test/builders';
import { type NamespaceFacts, operatorNamespaces } from './operatorNamespace';

const modes = (...supported: readonly InstallModeType[]) =>
  supported.map((type) => ({ type, supported: true }));
const api = { name: 'quills.example.com', kind: 'Quill', version: 'v1' };
const csv = aCsv({
  spec: {
    installModes: modes('OwnNamespace', 'AllNamespaces'),
    customresourcedefinitions: { owned: [api] },
  },
});
const group = (spec: OperatorGroup['spec'] = {}, more: Partial<OperatorGroup> = {}) => ({
  ...anOperatorGroup({ spec }),
  ...more,
});
const namespace = (name: string, labels = {}, more = {}) => ({
  metadata: { name, labels, ...more },
});
const NAMESPACES = [
  namespace('team-a', { team: 'a' }),
  namespace('team-b', { team: 'b' }),
  namespace('old', { team: 'old' }, { deletionTimestamp: '2026-01-01T00:00:00Z' }),
];

function judged(groups: readonly OperatorGroup[], more: Partial<NamespaceFacts> = {}) {
  const csvs = more.csvs ?? [csv];
  const [first, ...others] = operatorNamespaces({
    operators: installedOperators({
      subscriptions: [],
      csvs,
      installPlans: [],
      operatorGroups: groups,
      catalogSources: [],
    }),
    csvs,
    groups,
    allGroups: groups,
    namespaces: NAMESPACES,
    missingAccounts: new Set(),
    ...more,
  });
  if (first === undefined || others.length > 0) throw new Error('not one namespace');
  return first;
}

const own = { targetNamespaces: ['team-a'] };

describe('the findings of a namespace', () => {
  it.each<[string, readonly OperatorGroup[], readonly string[]]>([
    ['its own namespace', [group(own)], []],
    ['all namespaces', [group({})], []],
    ['no OperatorGroup', [], ['no-group']],
    [
      'two OperatorGroups',
      [group(own), { ...group({}), metadata: { name: 'two', namespace: 'team-a' } }],
      ['several-groups'],
    ],
    ['an empty name', [group({ targetNamespaces: [''] })], ['empty-target']],
    [
      'a mode that no Operator supports',
      [group({ targetNamespaces: ['team-b'] })],
      ['mode-unsupported'],
    ],
    [
      'a namespace that does not exist',
      [group({ targetNamespaces: ['team-a', 'nowhere'] })],
      ['target-missing', 'mode-unsupported'],
    ],
    [
      'a namespace that is being deleted',
      [group({ targetNamespaces: ['old'] })],
      ['mode-unsupported', 'target-terminating'],
    ],
    [
      'a selector without a match',
      [group({ selector: { matchLabels: { team: 'c' } } })],
      ['selects-nothing'],
    ],
    ['a selector of its own', [group({ selector: { matchLabels: { team: 'a' } } })], []],
    [
      'a fixed list without the API',
      [group({ ...own, staticProvidedAPIs: true })],
      ['static-apis'],
    ],
  ])('with %s', (_, groups, kinds) => {
    expect(judged(groups).findings.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('do not guess about unknown namespaces and accounts', () => {
    const listed = group({ targetNamespaces: ['nowhere', 'team-a'], serviceAccountName: 'sa' });
    const selecting = group({ selector: { matchLabels: { team: 'c' } } }, { status: {} });
    const kinds = (one: OperatorGroup) =>
      judged([one], { namespaces: null, csvs: [] }).findings.map(({ kind }) => kind);
    expect(kinds(listed)).toEqual([]);
    expect(kinds(selecting)).toEqual([]);
  });

  it('name a ServiceAccount that does not exist', () => {
    const groups = [group({ ...own, serviceAccountName: 'installer' })];
    const missingAccounts = new Set(['team-a/installer']);
    expect(judged(groups, { missingAccounts }).findings).toMatchObject([
      { kind: 'account-missing', account: 'installer', actions: ['edit'] },
    ]);
  });

  it('name a group of another namespace that provides the same API (OG-013)', () => {
    const other = {
      ...group({}),
      metadata: {
        name: 'rival',
        namespace: 'rivals',
        annotations: { 'olm.providedAPIs': 'Quill.v1.example.com' },
      },
    };
    const groups = [group(own)];
    expect(judged(groups, { allGroups: [...groups, other] }).findings).toMatchObject([
      { kind: 'api-conflict', groups: [{ namespace: 'rivals', kinds: ['Quill'] }] },
    ]);
  });

  it('omit copied CSVs, which belong to another namespace', () => {
    const copy = aCsv({ labels: { 'olm.copiedFrom': 'team-b' } });
    expect(judged([group(own)], { csvs: [copy] }).members).toEqual([]);
  });
});
