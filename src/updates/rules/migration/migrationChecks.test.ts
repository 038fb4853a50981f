import { describe, expect, it } from 'vitest';
import {
  aCatalogSource,
  aCsv,
  anInstallPlan,
  anOperatorGroup,
  aSubscription,
} from '~/test/builders';
import {
  migrationChecks,
  type MigrationFacts,
  migrationVerdict,
  REQUIREMENTS,
  type Requirement,
} from './migrationChecks';

const MODES = [
  { type: 'OwnNamespace', supported: true },
  { type: 'AllNamespaces', supported: true },
] as const;

const ready: MigrationFacts = {
  subscription: aSubscription({ status: { state: 'AtLatestKnown' } }),
  csv: aCsv({ spec: { installModes: MODES } }),
  groups: [anOperatorGroup({ spec: {}, status: { namespaces: [''] } })],
  condition: undefined,
  plan: null,
  sources: [aCatalogSource({ spec: { sourceType: 'grpc', image: 'registry/catalog:v1' } })],
  subscriptions: [],
  hasObjectSets: true,
  catalogs: ['operators'],
};

const annotated = (annotations: Readonly<Record<string, string>>) => {
  const subscription = aSubscription({ status: { state: 'AtLatestKnown' } });
  return { ...subscription, metadata: { ...subscription.metadata, annotations } };
};

const withProperties = (properties: unknown) =>
  aCsv({
    spec: { installModes: MODES },
    annotations: {
      'operatorframework.io/properties':
        typeof properties === 'string' ? properties : JSON.stringify(properties),
    },
  });

const NEEDS = { type: 'olm.package.required', value: { packageName: 'ink', versionRange: '>1' } };
const GVK = {
  type: 'olm.gvk.required',
  value: { group: 'ink.example.com', version: 'v1', kind: 'Ink' },
};

const withClusterRules = (...rules: readonly object[]) => {
  const csv = aCsv({ spec: { installModes: MODES } });
  const install = { spec: { clusterPermissions: [{ serviceAccountName: 'quill', rules }] } };
  return { ...csv, spec: { ...csv.spec, install } };
};

const rule = (group: string, resource: string) => ({
  apiGroups: [group],
  resources: [resource],
  verbs: ['get'],
});

const lookedUp = (name: string) => {
  const plan = anInstallPlan();
  const catalogSourceRef = { namespace: 'openshift-marketplace', name };
  const bundleLookups = [{ path: '', identifier: 'quill.v1.0.0', catalogSourceRef }];
  return { ...plan, status: { ...plan.status, bundleLookups } };
};

const unmet = (changes: Partial<MigrationFacts>) =>
  migrationChecks({ ...ready, ...changes })
    .filter(({ result }) => result !== 'met')
    .map(({ requirement, result, found }) => [requirement, result, ...found]);

// Source: operator-framework/library-olm, specs/20260821-migration-v0-to-v1/requirements.md (11060c9) and
// migration/pkg/migration/{readiness,compatibility}.go, compared 2026-11-29.
describe('the requirements of the migration to OLM v1', () => {
  it('are all met by an Operator for all namespaces', () => {
    expect(unmet({})).toEqual([]);
    expect(migrationVerdict(migrationChecks(ready))).toBe('eligible');
  });

  it.each<[string, Partial<MigrationFacts>, readonly string[]]>([
    ['without Boxcutter', { hasObjectSets: false }, ['object-sets', 'unmet', 'clusterobjectsets']],
    ['C7', { catalogs: [] }, ['in-catalog', 'unmet', 'quill stable 1.0.0']],
    [
      'C10: no catalog',
      { sources: [] },
      ['catalog-image', 'unmet', 'openshift-marketplace/community-operators'],
    ],
    [
      'C10: an address',
      { sources: [aCatalogSource({ spec: { sourceType: 'grpc', address: 'a:1' } })] },
      ['catalog-image', 'unmet', 'openshift-marketplace/community-operators'],
    ],
    [
      'C10: the catalog of the bundle',
      { plan: lookedUp('other') },
      ['catalog-image', 'unmet', 'openshift-marketplace/other'],
    ],
    [
      'C1a',
      { csv: aCsv({ spec: { installModes: MODES.slice(0, 1) } }) },
      ['all-namespaces', 'unmet', 'OwnNamespace'],
    ],
    ['C1a: no modes', { csv: aCsv() }, ['all-namespaces', 'unmet', 'quill.v1.0.0']],
    [
      'C2: a package',
      { csv: withProperties({ properties: [NEEDS] }) },
      ['no-dependencies', 'unmet', 'ink'],
    ],
    [
      'C2: an API, in a bare list',
      { csv: withProperties([GVK]) },
      ['no-dependencies', 'unmet', 'Ink.v1.ink.example.com'],
    ],
    [
      'C2: malformed',
      { csv: withProperties('{') },
      ['no-dependencies', 'unmet', 'operatorframework.io/properties'],
    ],
    [
      'C3',
      {
        csv: aCsv({
          spec: {
            installModes: MODES,
            apiservicedefinitions: {
              owned: [{ group: 'ink.example.com', version: 'v1', kind: 'Ink', name: 'inks' }],
            },
          },
        }),
      },
      ['no-api-services', 'unmet', 'v1.ink.example.com'],
    ],
    [
      'C9',
      { subscription: annotated({ 'olm.generated-by': 'install-abcde' }) },
      ['not-generated', 'unmet', 'install-abcde'],
    ],
    [
      'the package twice',
      {
        subscriptions: [
          ready.subscription,
          aSubscription({ namespace: 'team-b' }),
          aSubscription({
            name: 'ink',
            namespace: 'team-b',
            spec: { name: 'ink', source: 'a', sourceNamespace: 'b' },
          }),
        ],
      },
      ['only-subscription', 'unmet', 'team-b/quill'],
    ],
    ['C1: targets', { groups: [anOperatorGroup()] }, ['watches-all', 'acknowledge', 'team-a']],
    [
      'C1: a selector that matches nothing',
      {
        groups: [
          anOperatorGroup({ spec: { selector: { matchLabels: { team: 'a' } } }, status: {} }),
        ],
      },
      ['watches-all', 'acknowledge', 'team-a-og'],
    ],
    [
      'C6',
      {
        groups: [
          anOperatorGroup({ spec: { serviceAccountName: 'scoped' }, status: { namespaces: [''] } }),
        ],
      },
      ['no-account', 'acknowledge', 'scoped'],
    ],
    [
      'C4',
      {
        condition: {
          apiVersion: 'operators.coreos.com/v2',
          kind: 'OperatorCondition',
          metadata: { name: 'quill.v1.0.0' },
          status: { conditions: [{ type: 'Upgradeable', status: 'False' }] },
        },
      },
      ['no-conditions', 'acknowledge', 'Upgradeable'],
    ],
    [
      'C5',
      { csv: withClusterRules(rule('operators.coreos.com', 'subscriptions')) },
      ['no-olm-access', 'acknowledge', 'subscriptions'],
    ],
    [
      'C8: the Subscription',
      { subscription: aSubscription({ status: { state: 'UpgradeFailed' } }) },
      ['steady', 'acknowledge', 'UpgradeFailed'],
    ],
    [
      'C8: the phase',
      { csv: aCsv({ spec: { installModes: MODES }, status: { phase: 'Failed' } }) },
      ['steady', 'acknowledge', 'Failed'],
    ],
  ])('%s', (_name, changes, expected) => {
    expect(unmet(changes)).toEqual([expected]);
  });

  it.each([
    [
      'OperatorConditions are not a use of OLM v0',
      rule('operators.coreos.com', 'operatorconditions'),
    ],
    ['nor are other groups', rule('apps', 'deployments')],
  ])('%s', (_name, one) => {
    expect(unmet({ csv: withClusterRules(one) })).toEqual([]);
  });

  it('accepts access to both versions of OLM', () => {
    const both = [
      rule('operators.coreos.com', '*'),
      rule('olm.operatorframework.io', 'clusterextensions'),
    ];
    expect(unmet({ csv: withClusterRules(...both) })).toEqual([]);
  });

  it('says unknown, never met, for what cannot be read', () => {
    const unknown = {
      groups: null,
      condition: null,
      sources: null,
      subscriptions: null,
      hasObjectSets: null,
      catalogs: null,
    };
    const checks = migrationChecks({ ...ready, ...unknown });
    const open = checks.filter(({ result }) => result === 'unknown');
    expect(open.map(({ requirement }) => requirement)).toEqual<Requirement[]>([
      'object-sets',
      'in-catalog',
      'catalog-image',
      'only-subscription',
      'watches-all',
      'no-account',
      'no-conditions',
    ]);
    expect(migrationVerdict(checks)).toBe('unknown');
  });

  it('survives objects of any shape', () => {
    const csv = Object.assign(aCsv(), {
      spec: { installModes: 'all', install: [1], apiservicedefinitions: { owned: [null] } },
      status: 7,
    });
    const group = Object.assign(anOperatorGroup(), {
      spec: { targetNamespaces: {}, serviceAccountName: 1 },
      status: [],
    });
    const broken = Object.assign(aSubscription(), { spec: [], status: 'x' });
    const facts = Object.assign({}, ready, { csv, groups: [group], subscription: broken });
    expect(migrationChecks(facts)).toHaveLength(REQUIREMENTS.length);
  });

  it('bounds what a version states', () => {
    const many = Array.from({ length: 500 }, (_, at) => ({
      ...NEEDS,
      value: { packageName: `p${String(at)}` },
    }));
    const checks = migrationChecks({ ...ready, csv: withProperties(many) });
    expect(checks.find(({ result }) => result === 'unmet')?.found).toHaveLength(10);
  });
});

describe('the verdict', () => {
  it.each<[string, Partial<MigrationFacts>]>([
    ['acknowledge', { groups: [anOperatorGroup()] }],
    ['ineligible', { groups: [anOperatorGroup()], catalogs: [] }],
    ['ineligible', { sources: null, catalogs: [] }],
    ['unknown', { sources: null, groups: [anOperatorGroup()] }],
  ])('%s: the worst requirement decides', (expected, changes) => {
    expect(migrationVerdict(migrationChecks({ ...ready, ...changes }))).toBe(expected);
  });
});
