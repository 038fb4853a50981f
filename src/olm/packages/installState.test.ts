import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription, anInstallPlan, anOperatorGroup } from '~/test/builders';
import { extensionOperator } from '~/olm/extensions/extensionOperator';
import { aCatalogItem } from '~/test/catalogBuilders';
import { anExtension } from '~/test/extensionBuilders';
import { catalogEntries } from './catalogEntries';
import { type ClusterObjects, installedOperators } from '~/olm/installed/installedOperator';
import { type InstallState, type UpdateStep, installsOf, stateOf, updateOf } from './installState';

const item = {
  key: {
    catalogNamespace: 'openshift-marketplace',
    catalog: 'community-operators',
    packageName: 'quill',
  },
  headCsv: 'quill.v1.1.0',
};

const settled = {
  installedCSV: 'quill.v1.0.0',
  currentCSV: 'quill.v1.0.0',
  state: 'AtLatestKnown',
};
const waiting = {
  currentCSV: 'quill.v1.1.0',
  state: 'UpgradePending',
  installPlanRef: { name: 'install-abcde' },
};
const upgrading = { ...waiting, installedCSV: 'quill.v1.0.0' };
const unresolvable = {
  conditions: [{ type: 'ResolutionFailed', status: 'True', reason: 'ConstraintsNotSatisfiable' }],
};

function operatorsOf(objects: Partial<ClusterObjects>) {
  return installedOperators({
    subscriptions: [aSubscription({ status: settled })],
    csvs: [aCsv()],
    installPlans: [],
    operatorGroups: [anOperatorGroup()],
    catalogSources: null,
    ...objects,
  });
}

function stateIn(namespace: string | null, objects: Partial<ClusterObjects>): InstallState {
  return stateOf(installsOf(item, operatorsOf(objects), namespace));
}

describe('the available update', () => {
  it.each<[string, Partial<ClusterObjects>, UpdateStep | null]>([
    ['none for the latest version', {}, null],
    [
      'from the installed version to that of the plan',
      {
        subscriptions: [aSubscription({ status: upgrading })],
        installPlans: [anInstallPlan({ spec: { clusterServiceVersionNames: ['quill.v1.1.0'] } })],
      },
      { from: '1.0.0', to: '1.1.0' },
    ],
    ['none without an installation', { subscriptions: [], csvs: [] }, null],
  ])('%s', (_, objects, update) => {
    expect(updateOf(installsOf(item, operatorsOf(objects), null))).toEqual(update);
  });
});

it('keeps a pending update that a failed installation elsewhere hides', () => {
  const operators = operatorsOf({
    subscriptions: [
      aSubscription({ status: upgrading }),
      aSubscription({ namespace: 'team-b', status: unresolvable }),
    ],
    installPlans: [anInstallPlan({ spec: { clusterServiceVersionNames: ['quill.v1.1.0'] } })],
  });
  const [entry] = catalogEntries([{ ...aCatalogItem('Quill'), ...item }], operators, null);
  expect(entry).toMatchObject({ state: 'failed', hidesUpdate: true });
});

describe('the state of a package', () => {
  it.each<[string, Partial<ClusterObjects>, InstallState]>([
    ['installed with a Succeeded CSV', {}, 'installed'],
    ['not installed without a Subscription', { subscriptions: [], csvs: [] }, 'not-installed'],
    ['failed with a Failed CSV', { csvs: [aCsv({ status: { phase: 'Failed' } })] }, 'failed'],
    [
      'failed if it was never resolved',
      { subscriptions: [aSubscription({ status: unresolvable })], csvs: [] },
      'failed',
    ],
    [
      'approval required while the first plan is pending',
      {
        subscriptions: [aSubscription({ status: waiting })],
        csvs: [],
        installPlans: [anInstallPlan()],
      },
      'approval-needed',
    ],
    [
      'update available while an update requires approval',
      { subscriptions: [aSubscription({ status: upgrading })], installPlans: [anInstallPlan()] },
      'update-available',
    ],
    [
      'in progress while its CSV installs',
      { csvs: [aCsv({ status: { phase: 'Installing' } })] },
      'in-progress',
    ],
    ['installed if only its catalog does not exist', { catalogSources: [] }, 'installed'],
    [
      'in progress while it does not run, regardless of its catalog',
      { catalogSources: [], csvs: [aCsv({ status: { phase: 'Installing' } })] },
      'in-progress',
    ],
    [
      'in progress if its catalog was deleted before its installation',
      { catalogSources: [], subscriptions: [aSubscription()], csvs: [] },
      'in-progress',
    ],
  ])('is %s', (_, objects, state) => {
    expect(stateIn('team-a', objects)).toBe(state);
  });

  it('is that of the installation with the worst status', () => {
    const objects = {
      subscriptions: [
        aSubscription({ status: settled }),
        aSubscription({ namespace: 'team-b', status: settled }),
      ],
      csvs: [aCsv(), aCsv({ namespace: 'team-b', status: { phase: 'Failed' } })],
      operatorGroups: [anOperatorGroup(), anOperatorGroup({ namespace: 'team-b' })],
    };
    expect(stateIn(null, objects)).toBe('failed');
    expect(stateIn('team-a', objects)).toBe('installed');
  });
});

describe('the installations of a package in a namespace view', () => {
  const targets = (namespaces: string) => ({
    csvs: [aCsv({ annotations: { 'olm.targetNamespaces': namespaces } })],
  });

  it.each([
    { who: 'all namespaces see one namespace’s', view: null, managed: 'team-a', count: 1 },
    { who: 'its own namespace sees it', view: 'team-a', managed: 'team-a', count: 1 },
    {
      who: 'a namespace sees what serves all, without a copy',
      view: 'b',
      managed: '',
      count: 1,
    },
    { who: 'a namespace sees what serves it among others', view: 'b', managed: 'a,b', count: 1 },
    { who: 'a namespace does not see what serves others', view: 'b', managed: 'a', count: 0 },
  ])('$who', ({ view, managed, count }) => {
    expect(installsOf(item, operatorsOf(targets(managed)), view)).toHaveLength(count);
  });

  it('recognizes a copied CSV by its name if nothing else can be viewed', () => {
    const copy = aCsv({ namespace: 'team-b', labels: { 'olm.copiedFrom': 'operators' } });
    const operators = operatorsOf({ subscriptions: [], csvs: [copy] });
    expect(stateOf(installsOf(item, operators, 'team-b'))).toBe('installed');
    expect(installsOf({ ...item, headCsv: 'ink.v1.0.0' }, operators, 'team-b')).toEqual([]);
  });

  it.each([
    ['another catalog', { source: 'other' }],
    ['a catalog of the same name in another namespace', { sourceNamespace: 'team-a' }],
    ['another package', { name: 'ink' }],
  ])('does not match %s with this package (BR-005)', (_, changes) => {
    const base = aSubscription().spec;
    if (base === undefined) throw new Error('the builder makes a spec');
    const subscriptions = [aSubscription({ spec: { ...base, ...changes }, status: settled })];
    expect(installsOf(item, operatorsOf({ subscriptions }), null)).toEqual([]);
  });
});

describe('an extension of OLM v1', () => {
  const extension = extensionOperator(anExtension({ name: 'quill' }), {
    deployments: null,
    catalogs: null,
  });
  const of = (packageName: string) => ({ ...item, key: { ...item.key, packageName } });

  it.each([
    ['of the package', 'quill', 'installed'],
    ['of another package', 'pens', 'not-installed'],
  ] as const)('%s', (_name, packageName, state) => {
    for (const namespace of [null, 'team-a']) {
      expect(stateOf(installsOf(of(packageName), [extension], namespace))).toBe(state);
    }
    const [entry] = catalogEntries(
      [{ ...aCatalogItem('Quill'), ...of(packageName) }],
      [extension],
      null,
    );
    expect(entry?.isOfV1).toBe(state === 'installed' ? true : undefined);
  });
});
