import { describe, expect, it } from 'vitest';
import type { DefinitionChange } from '~/updates/rules/crd/definitionDelta';
import type { JsonRecord } from '~/kube/json';
import type { PlanChange } from '~/olm/plans/reviewedPlan';
import {
  ABSENT,
  UNREADABLE,
  aCompared,
  aComparison,
  aVersion,
  anUpdate,
} from '~/test/comparisonBuilders';
import { aDefinition } from '~/test/planBuilders';
import { reviewSummary } from './planDelta';
import { type ComparedFacts, planFindings } from './planFindings';

const CSV = 'quill.v2.0.0';

function someFacts(facts: Partial<ComparedFacts> = {}): ComparedFacts {
  return {
    changes: [],
    clusterVersion: null,
    deprecations: new Map(),
    supports: new Map(),
    definitions: [],
    identity: null,
    ...facts,
  };
}

const aChange = (from: string | null, to: string): PlanChange => ({
  csvName: CSV,
  operator: 'quill',
  from,
  to,
  subscription: 'quill',
});

const REMOVED: DefinitionChange = {
  kind: 'version-removed',
  version: 'v1beta1',
  path: '^',
  keyword: null,
  before: 'v1beta1',
  after: null,
};

const GONE_SOON = { level: 'channel', message: 'Gone soon.' } as const;

const NOTHING = aComparison([anUpdate({}, {})]);

function allowed(resources: string, verbs: string): JsonRecord {
  const rules = [{ apiGroups: [''], resources: [resources], verbs: [verbs] }];
  return { install: { spec: { clusterPermissions: [{ serviceAccountName: 'a', rules }] } } };
}

describe('versions', () => {
  it.each([
    ['1.4.2', '2.0.0', 'major-version'],
    ['0.9.0', '1.0.0', 'major-version'],
    ['1.0.0', '1.9.0', null],
    ['0.5.0', '0.6.0', null],
    ['2.0.0', '1.9.9', 'older-version'],
    ['2.0.0', '2.0.0-rc.1', 'older-version'],
    ['2.0.0+1', '2.0.0+2', null],
    ['quill.v1.0.0', '2.0.0', null],
    ['1.0.0', 'quill.v2.0.0', null],
    [null, '2.0.0', null],
  ])('from %s to %s: %s', (from, to, kind) => {
    const risks = planFindings(aComparison([]), someFacts({ changes: [aChange(from, to)] }));
    expect(risks).toMatchObject(kind === null ? [] : [{ csvName: CSV, kind, from, to }]);
  });
});

it('versions that the plan does not state are those of the ClusterServiceVersions', () => {
  const versions = anUpdate({ version: '1.12.0' }, { version: '2.0.0' });
  const facts = someFacts({ changes: [aChange('quill.v1', CSV)] });
  expect(planFindings(aComparison([versions]), facts)).toMatchObject([
    { csvName: CSV, kind: 'major-version', from: '1.12.0', to: '2.0.0' },
  ]);
});

describe('support of the next version in the catalog', () => {
  const phase = { name: 'Full support', start: '2026-01-01', end: '2026-12-31' };
  const change = aChange('1.0.0', '1.1.0');
  const incompatible = { csvName: CSV, kind: 'incompatible', version: '1.1.0', cluster: '4.22' };
  const unsupported = { csvName: CSV, kind: 'unsupported', version: '1.1.0' };

  it.each([
    ['compatible', 'active', []],
    ['compatible', 'upcoming', []],
    ['compatible', 'ended', [unsupported]],
    ['incompatible', 'active', [incompatible]],
    ['incompatible', 'ended', [incompatible, unsupported]],
  ] as const)('%s, support %s', (compatibility, kind, expected) => {
    const stated = { compatibility, support: { kind, phase }, phases: [phase] };
    const facts = {
      changes: [change],
      clusterVersion: '4.22.3',
      supports: new Map([[CSV, stated]]),
    };
    expect(planFindings(NOTHING, someFacts(facts))).toMatchObject(expected);
  });

  it('is not a risk without data', () => {
    const stated = { compatibility: null, support: null, phases: [] };
    const facts = { changes: [change], supports: new Map([[CSV, stated]]) };
    expect(planFindings(NOTHING, someFacts(facts))).toMatchObject([]);
  });
});

describe('olm.maxOpenShiftVersion (SU-037)', () => {
  const declaring = (...values: readonly unknown[]) => {
    const properties = values.map((value) => ({ type: 'olm.maxOpenShiftVersion', value }));
    const annotations = { 'operatorframework.io/properties': JSON.stringify({ properties }) };
    return { ...aVersion('2.0.0'), metadata: { name: CSV, annotations } };
  };

  it.each([
    ['the current cluster version', ['4.18'], '4.18.3', '4.18'],
    ['a later version', ['4.19'], '4.18.3', null],
    ['an earlier version', ['4.16'], '4.18.3', '4.16'],
    ['the release of a pre-release', ['4.18'], '4.18.0-rc.2', '4.18'],
    ['a later version than that of a pre-release', ['4.19'], '4.18.0-rc.2', null],
    ['a number', [4.18], '4.18.3', '4.18'],
    ['with additional quotes', ['"4.18"'], '4.18.3', '4.18'],
    ['two of them, which OLM rejects', ['4.18', '4.19'], '4.18.3', '4.18, 4.19'],
    ['a patch version, which OLM rejects', ['4.19.2'], '4.18.3', '4.19.2'],
    ['none', [], '4.18.3', null],
    ['an unknown cluster', ['4.10'], null, null],
    ['a cluster without a version', ['4.10'], 'latest', null],
  ])('%s', (_, values, clusterVersion, maximum) => {
    const comparison = aComparison([aCompared(declaring(...values), aVersion('1.0.0'))]);
    expect(planFindings(comparison, someFacts({ clusterVersion }))).toMatchObject(
      maximum === null
        ? []
        : [{ csvName: CSV, kind: 'blocks-openshift', maximum, cluster: clusterVersion }],
    );
  });
});

describe('other risks', () => {
  const webhooks = {
    webhookdefinitions: [{ type: 'ValidatingAdmissionWebhook', generateName: 'v' }],
  };

  it.each<[string, ReturnType<typeof aComparison>, Partial<ComparedFacts>, readonly object[]]>([
    [
      'new permissions',
      aComparison([anUpdate({}, allowed('secrets', 'get'))]),
      {},
      [{ csvName: CSV, kind: 'dangers-added', dangers: ['read-secrets'] }],
    ],
    [
      'existing permissions',
      aComparison([anUpdate(allowed('secrets', 'get'), allowed('secrets', 'list'))]),
      {},
      [],
    ],
    [
      'permissions of a new Operator',
      aComparison([aCompared(aVersion('2.0.0', allowed('pods/exec', 'create')), ABSENT)]),
      {},
      [{ csvName: CSV, kind: 'dangers-added', dangers: ['exec'] }],
    ],
    [
      'new webhooks (OD-015)',
      aComparison([anUpdate({}, webhooks)]),
      {},
      [{ csvName: CSV, kind: 'webhooks-added', names: ['v'] }],
    ],
    ['existing webhooks', aComparison([anUpdate(webhooks, webhooks)]), {}, []],
    [
      'a CRD that violates a rule (V1P-003)',
      NOTHING,
      {
        definitions: [
          { csvName: CSV, name: 'quills.example.com', findings: [REMOVED] },
          { csvName: CSV, name: 'inks.example.com', findings: [] },
        ],
      },
      [
        {
          csvName: CSV,
          kind: 'definition-unsafe',
          definition: 'quills.example.com',
          findings: [REMOVED],
        },
      ],
    ],
    [
      'a deprecated version (SU-011)',
      NOTHING,
      { changes: [aChange('1.0.0', '1.1.0')], deprecations: new Map([[CSV, [GONE_SOON]]]) },
      [{ csvName: CSV, kind: 'deprecated', ...GONE_SOON }],
    ],
    [
      'an unreadable old version',
      aComparison([aCompared(aVersion('2.0.0', allowed('secrets', 'get')), UNREADABLE)]),
      {},
      [{ csvName: CSV, kind: 'unknown' }],
    ],
    [
      'an unreadable bundle',
      aComparison([aCompared(null, aVersion('1.0.0', webhooks))]),
      {},
      [{ csvName: CSV, kind: 'unknown' }],
    ],
  ])('%s', (_, comparison, facts, risks) => {
    expect(planFindings(comparison, someFacts(facts))).toMatchObject(risks);
  });

  it('are sorted by severity, with unknown ones last', () => {
    const comparison = aComparison([
      anUpdate({}, { ...allowed('secrets', 'get'), ...webhooks }),
      aCompared(aDefinition(), UNREADABLE),
      aCompared(aVersion('2.0.0', allowed('pods', 'create')), ABSENT, { csvName: 'ink.v1.0.0' }),
    ]);
    const facts = someFacts({
      changes: [aChange('1.0.0', '2.0.0')],
      deprecations: new Map([[CSV, [GONE_SOON]]]),
      definitions: [{ csvName: CSV, name: 'quills.example.com', findings: [REMOVED] }],
    });
    const found = planFindings(comparison, facts);
    expect(found.map(({ severity, kind, csvName }) => `${severity} ${csvName} ${kind}`)).toEqual([
      `danger ${CSV} dangers-added`,
      `danger ${CSV} definition-unsafe`,
      'warning ink.v1.0.0 dangers-added',
      `warning ${CSV} webhooks-added`,
      `warning ${CSV} major-version`,
      `warning ${CSV} deprecated`,
      `info ${CSV} unknown`,
    ]);
  });
});

it('summarizes a plan', () => {
  const before = allowed('secrets', 'get');
  const after = {
    ...allowed('pods/exec', 'create'),
    // Named twice: one image.
    relatedImages: [
      { name: 'db', image: 'db:2' },
      { name: 'store', image: 'db:2' },
    ],
    webhookdefinitions: [{ type: 'ConversionWebhook', generateName: 'c' }],
  };
  const comparison = aComparison([
    anUpdate(before, after),
    aCompared(aDefinition(), aDefinition({ scope: 'Cluster' })),
    aCompared({ kind: 'ConfigMap', metadata: { name: 'new' } }),
  ]);
  const definitions = [{ csvName: CSV, name: 'quills.example.com', findings: [REMOVED] }];
  expect(reviewSummary(comparison, definitions)).toMatchObject({
    permissions: { gaining: 1, losing: 1, unknown: 0 },
    definitions: { changed: 1, created: 0, unsafe: 1 },
    webhooks: { added: 1, removed: 0 },
    images: { added: 1, changed: 0 },
    deployments: { privileged: 0 },
    objects: { created: 1, changed: 1, replaced: 1, same: 0, unknown: 0 },
  });
});
