import { describe, expect, it } from 'vitest';
import {
  aCatalogSource,
  aCsv,
  aSubscription,
  anInstallPlan,
  anOperatorGroup,
} from '~/test/builders';
import { type ClusterObjects, installedOperators } from './installedOperator';

function objects(changes: Partial<ClusterObjects> = {}): ClusterObjects {
  return {
    subscriptions: [],
    csvs: [],
    installPlans: [],
    operatorGroups: [anOperatorGroup()],
    catalogSources: [aCatalogSource()],
    ...changes,
  };
}

const installed = {
  installedCSV: 'quill.v1.0.0',
  currentCSV: 'quill.v1.0.0',
  state: 'AtLatestKnown',
};

describe('installedOperators', () => {
  it('creates one row for a Subscription and its CSV', () => {
    const rows = installedOperators(
      objects({ subscriptions: [aSubscription({ status: installed })], csvs: [aCsv()] }),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      id: 'team-a/quill',
      displayName: 'Quill',
      version: '1.0.0',
      channel: 'stable',
      approval: 'Automatic',
      health: { kind: 'ready' },
      csvNames: ['quill.v1.0.0'],
    });
  });

  it('reads empty settings like absent ones', () => {
    const spec = { name: 'quill', source: 'c', sourceNamespace: 'm', channel: '' };
    const subscription = aSubscription({ spec });
    const text = JSON.stringify({ ...spec, installPlanApproval: '' });
    const [row] = installedOperators(
      objects({ subscriptions: [{ ...subscription, spec: JSON.parse(text) }] }),
    );
    expect(row).toMatchObject({ channel: null, approval: 'Automatic' });
  });

  it('lists a Subscription that has no CSV yet, under its package name', () => {
    const [row] = installedOperators(objects({ subscriptions: [aSubscription()] }));
    expect(row).toMatchObject({
      displayName: 'quill',
      version: null,
      health: { kind: 'installing' },
    });
  });

  it.each([
    ['no version if only its plan names one', undefined, null, true],
    ['the installed version, whose CSV it cannot view', 'quill.v1.0.0', '1.0.0', undefined],
  ] as const)('without a CSV, has %s', (_case, installedCSV, version, isNotInstalled) => {
    const status = { ...(installedCSV && { installedCSV }), currentCSV: 'quill.v1.0.0' };
    const [row] = installedOperators(
      objects({
        subscriptions: [
          aSubscription({ status: { ...status, installPlanRef: { name: 'install-abcde' } } }),
        ],
        installPlans: [anInstallPlan()],
      }),
    );
    expect(row).toMatchObject({ version });
    expect(row?.isNotInstalled).toBe(isNotInstalled);
  });

  it('detects the tool that reverts changes of the Subscription', () => {
    const subscription = aSubscription();
    const { metadata } = subscription;
    const labels = {
      'kustomize.toolkit.fluxcd.io/name': 'operators',
      'kustomize.toolkit.fluxcd.io/namespace': 'flux-system',
    };
    const [row] = installedOperators(
      objects({ subscriptions: [{ ...subscription, metadata: { ...metadata, labels } }] }),
    );
    expect(row?.gitOps?.tool).toBe('Flux');
    const [plain] = installedOperators(objects({ subscriptions: [subscription] }));
    expect(plain).not.toHaveProperty('gitOps');
  });

  it('lists a CSV without Subscription (CSV-026)', () => {
    const [row] = installedOperators(objects({ csvs: [aCsv()] }));
    expect(row).toMatchObject({ id: 'team-a/quill.v1.0.0', subscriptionName: null });
  });

  it('assigns a CSV that replaces another to the same Operator (CSV-031)', () => {
    const next = aCsv({
      name: 'quill.v2.0.0',
      spec: { replaces: 'quill.v1.0.0' },
      status: { phase: 'Pending' },
    });
    const rows = installedOperators(
      objects({ subscriptions: [aSubscription({ status: installed })], csvs: [next, aCsv()] }),
    );
    expect(rows.map(({ csvNames }) => csvNames)).toEqual([['quill.v1.0.0', 'quill.v2.0.0']]);
  });

  it('shows the version that works, not the one that OLM reports as installed (recording not_upgradeable)', () => {
    const next = aCsv({
      name: 'quill.v2.0.0',
      spec: { version: '2.0.0', replaces: 'quill.v1.0.0' },
      status: { phase: 'Pending' },
    });
    const status = { ...installed, installedCSV: 'quill.v2.0.0', currentCSV: 'quill.v2.0.0' };
    for (const phase of ['Succeeded', 'Replacing']) {
      const csvs = [next, aCsv({ status: { phase } })];
      const [row] = installedOperators(
        objects({ subscriptions: [aSubscription({ status })], csvs }),
      );
      expect(row).toMatchObject({ version: '1.0.0', csvNames: ['quill.v1.0.0', 'quill.v2.0.0'] });
    }
  });

  it('recognizes a CSV by the metadata of its bundle (recording channel_switch)', () => {
    const properties = [{ type: 'olm.package', value: { packageName: 'quill' } }];
    const annotations = { 'operatorframework.io/properties': JSON.stringify({ properties }) };
    const rows = installedOperators(
      objects({ subscriptions: [aSubscription()], csvs: [aCsv({ annotations })] }),
    );
    expect(rows.map(({ csvNames }) => csvNames)).toEqual([['quill.v1.0.0']]);
  });

  it('lists an orphaned CSV separately (OLM issue 2201)', () => {
    const left = aCsv({
      name: 'quill.v0.9.0',
      labels: { 'operators.coreos.com/quill.team-a': '' },
    });
    const rows = installedOperators(
      objects({ subscriptions: [aSubscription({ status: installed })], csvs: [aCsv(), left] }),
    );
    expect(rows.map(({ name }) => name)).toEqual(['quill', 'quill.v0.9.0']);
  });

  it('recognizes a CSV by OLM’s component label if the status does not name it', () => {
    const csv = aCsv({
      name: 'other-name.v3.0.0',
      labels: { 'operators.coreos.com/quill.team-a': '' },
    });
    const rows = installedOperators(objects({ subscriptions: [aSubscription()], csvs: [csv] }));
    expect(rows).toHaveLength(1);
  });

  it('has the APIs that the CSV provides to users, each kind once (OD-021), and the labels of both', () => {
    const owned = ['inks', 'blots', 'inks'].map((plural) => ({
      name: `${plural}.example.com`,
      kind: plural === 'inks' ? 'Ink' : 'Blot',
      version: 'v1',
    }));
    const pens = { name: 'pens', group: 'pen.example.com', version: 'v1', kind: 'Pen' };
    const csv = aCsv({
      annotations: {
        'operators.operatorframework.io/internal-objects': '["blots.example.com"]',
      },
      labels: { arch: 'arm64' },
      spec: {
        customresourcedefinitions: { owned },
        apiservicedefinitions: { owned: [pens] },
      },
    });
    const [operator] = installedOperators(objects({ csvs: [csv] }));
    expect(operator?.apiKinds).toEqual(['Ink', 'Pen']);
    expect(operator?.labels).toEqual(['arch=arm64']);
  });

  it('separates equal names of two namespaces', () => {
    const rows = installedOperators(
      objects({
        subscriptions: [aSubscription({ status: installed })],
        csvs: [aCsv(), aCsv({ namespace: 'team-b' })],
      }),
    );
    expect(rows.map(({ id }) => id)).toEqual(['team-a/quill', 'team-b/quill.v1.0.0']);
  });

  it('shows a copied CSV as installed in the namespace of the original (CSV-014, UN-017)', () => {
    const copy = aCsv({
      labels: { 'olm.copiedFrom': 'openshift-operators' },
      status: { reason: 'Copied' },
    });
    const [row] = installedOperators(objects({ csvs: [copy] }));
    expect(row).toMatchObject({
      isCopy: true,
      namespace: 'openshift-operators',
      id: 'team-a/quill.v1.0.0',
    });
  });

  it.each([
    ['', []],
    ['a,b', ['a', 'b']],
    [undefined, null],
  ])('reads the managed namespaces %j (CSV-015, CSV-018)', (targets, expected) => {
    const annotations = targets === undefined ? {} : { 'olm.targetNamespaces': targets };
    const [row] = installedOperators(objects({ csvs: [aCsv({ annotations })] }));
    expect(row?.managedNamespaces).toEqual(expected);
  });

  it('names the install plan of an available update', () => {
    const subscription = aSubscription({
      status: {
        ...installed,
        currentCSV: 'quill.v2.0.0',
        state: 'UpgradePending',
        installPlanRef: { name: 'install-abcde' },
      },
    });
    const [row] = installedOperators(
      objects({
        subscriptions: [subscription],
        csvs: [aCsv()],
        installPlans: [anInstallPlan({ spec: { clusterServiceVersionNames: ['quill.v2.0.0'] } })],
      }),
    );
    expect(row?.update).toEqual({
      planName: 'install-abcde',
      csvName: 'quill.v2.0.0',
      version: '2.0.0',
    });
    expect(row?.health.kind).toBe('update-approval-needed');
  });

  it('names none once its plan is approved, in any phase', () => {
    const subscription = aSubscription({
      status: {
        ...installed,
        currentCSV: 'quill.v2.0.0',
        installPlanRef: { name: 'install-abcde' },
      },
    });
    const installPlans = [anInstallPlan({ spec: { approved: true } })];
    const [row] = installedOperators(
      objects({ subscriptions: [subscription], csvs: [aCsv()], installPlans }),
    );
    expect(row?.update).toBeNull();
  });

  it.each([
    ['requires approval', { reason: 'RequiresApproval', status: 'True' }, 'install-abcde'],
    ['is approved', { reason: 'Installing', status: 'True' }, undefined],
    ['required approval before', { reason: 'RequiresApproval', status: 'False' }, undefined],
  ])('finds an update whose plan cannot be viewed by its Subscription: it %s', (_, says, plan) => {
    const subscription = aSubscription({
      status: {
        ...installed,
        currentCSV: 'quill.v2.0.0',
        state: 'UpgradePending',
        installPlanRef: { name: 'install-abcde' },
        conditions: [{ type: 'InstallPlanPending', ...says }],
      },
    });
    const [row] = installedOperators(
      objects({ subscriptions: [subscription], csvs: [aCsv()], installPlans: null }),
    );
    expect(row?.update?.planName).toBe(plan);
    // Status and facet are consistent.
    expect(row?.health.kind === 'update-approval-needed').toBe(plan !== undefined);
  });

  it('concludes nothing from missing data', () => {
    const unknown = { installPlans: null, operatorGroups: null, catalogSources: null };
    const [row] = installedOperators(
      objects({
        ...unknown,
        subscriptions: [aSubscription({ status: installed })],
        csvs: [aCsv()],
      }),
    );
    expect(row?.health.kind).toBe('ready');
  });

  it('shows each level of deprecation once (recording deprecated)', () => {
    const conditions = ['PackageDeprecated', 'BundleDeprecated', 'Deprecated'].map(deprecated);
    const subscriptions = [aSubscription({ status: { ...installed, conditions } })];
    const [row] = installedOperators(objects({ subscriptions, csvs: [aCsv()] }));
    expect(row?.deprecations.map(({ level }) => level)).toEqual(['package', 'version']);
  });
});

const deprecated = (type: string) => ({ type, status: 'True', message: `${type}!` });
