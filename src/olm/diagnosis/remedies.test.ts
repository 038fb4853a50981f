import { describe, expect, it } from 'vitest';
import {
  aCatalogSource,
  aCsv,
  aSubscription,
  anInstallPlan,
  anOperatorGroup,
} from '~/test/builders';
import { someFacts } from '~/test/operatorBuilders';
import { diagnosisOf } from './diagnosis';
import type { OperatorFacts } from './operatorFacts';

const QUILL = { namespace: 'team-a', name: 'quill' };
const CHANNEL = { kind: 'edit-subscription', subscription: QUILL, setting: 'channel' };
const CATALOG = { ...CHANNEL, setting: 'catalog' };

function remediesIn(changes: Partial<OperatorFacts>) {
  return diagnosisOf(someFacts(changes)).findings.flatMap(({ actions: remedies }) => remedies);
}

/** A Subscription without anything installed. */
function saying(type: string, message: string, reason = ''): Partial<OperatorFacts> {
  const conditions = [{ type, status: 'True', reason, message }];
  const subscription = aSubscription({
    status: { conditions, lastUpdated: '2026-01-01T00:00:00Z' },
  });
  return { subscription, csvs: [], plan: null };
}

const unresolved = (message: string) =>
  saying(
    'ResolutionFailed',
    `constraints not satisfiable: ${message}`,
    'ConstraintsNotSatisfiable',
  );

const csvIn = (phase: string, reason: string, message = '') =>
  ({ csvs: [aCsv({ status: { phase, reason, message } })] }) as const;

describe('remedies of an unhealthy Operator', () => {
  it.each<[string, Partial<OperatorFacts>, readonly object[]]>([
    [
      'an OperatorGroup, if none exists (OG-007)',
      { ...unresolved('…'), subscription: aSubscription(), operatorGroups: [] },
      [{ kind: 'create-operator-group', namespace: 'team-a' }],
    ],
    [
      'one OperatorGroup of several',
      {
        ...unresolved('…'),
        subscription: aSubscription(),
        operatorGroups: [anOperatorGroup(), anOperatorGroup({ name: 'other' })],
      },
      [{ kind: 'remove-operator-group', namespace: 'team-a', names: ['team-a-og', 'other'] }],
    ],
    [
      'another OperatorGroup, when its mode is not supported (CSV-009)',
      csvIn(
        'Failed',
        'UnsupportedOperatorGroup',
        'OwnNamespace InstallModeType not supported, cannot configure to watch own namespace',
      ),
      [
        {
          kind: 'change-operator-group',
          namespace: 'team-a',
          name: 'team-a-og',
          csvName: 'quill.v1.0.0',
        },
      ],
    ],
    [
      'no unknown OperatorGroup',
      { ...csvIn('Failed', 'UnsupportedOperatorGroup'), operatorGroups: null },
      [],
    ],
    [
      'another channel',
      unresolved(
        'no operators found in channel nightly of package quill in the catalog referenced by subscription quill',
      ),
      [CHANNEL],
    ],
    [
      'another resolution, if OLM names a Subscription that no longer exists',
      unresolved(
        'subscription orphan exists, subscription orphan requires market/olm/stable/orphan.v1.0.0, bundle orphan.v1.0.0 requires an operator with package: ghost',
      ),
      [{ kind: 'resolve-again', subscription: QUILL }],
    ],
    [
      'the same for its own Subscription, before those in the message',
      unresolved(
        'subscription orphan exists, subscription quill exists, market/olm/stable/quill.v1.0.0 and market/olm/stable/orphan.v1.0.0 provide Pen (example.com/v1)',
      ),
      [{ kind: 'resolve-again', subscription: QUILL }],
    ],
    [
      'another catalog',
      unresolved(
        'no operators found in package quill in the catalog referenced by subscription quill',
      ),
      [CATALOG],
    ],
    [
      'another catalog, if it does not exist',
      { ...unresolved('…'), subscription: aSubscription(), catalogs: [] },
      [CATALOG],
    ],
    [
      'a restart of the catalog that OLM names, regardless of its owner (CS-058)',
      saying(
        'ResolutionFailed',
        'error using catalogsource market/dead: failed to list bundles',
        'ErrorPreventedResolution',
      ),
      ['restart-catalog', 'disable-catalog'].map((kind) => ({
        kind,
        catalog: { namespace: 'market', name: 'dead' },
      })),
    ],
    [
      'a restart of its own catalog',
      {
        catalogs: [
          aCatalogSource({ status: { connectionState: { lastObservedState: 'SHUTDOWN' } } }),
        ],
      },
      ['restart-catalog', 'disable-catalog'].map((kind) => ({
        kind,
        catalog: { namespace: 'openshift-marketplace', name: 'community-operators' },
      })),
    ],
    [
      'no restart of a catalog with an address, which has no pod',
      {
        catalogs: [
          aCatalogSource({
            spec: { sourceType: 'grpc', address: 'catalog.example.com:50051' },
            status: { connectionState: { lastObservedState: 'SHUTDOWN' } },
          }),
        ],
      },
      [
        {
          kind: 'disable-catalog',
          catalog: { namespace: 'openshift-marketplace', name: 'community-operators' },
        },
      ],
    ],
    [
      'another resolution, and no deletion, if a running Operator only has the condition of an unpacking',
      {
        ...saying('BundleUnpackFailed', 'bundle unpacking failed', 'BundleUnpackFailed'),
        csvs: [aCsv()],
        namespaceCsvs: [aCsv()],
        unpacking: { job: null, candidates: [], pods: [] },
      },
      [{ kind: 'resolve-again', subscription: QUILL }],
    ],
    [
      'the approval of the plan',
      { csvs: [], subscription: aSubscription(), plan: anInstallPlan() },
      [{ kind: 'approve-plan', namespace: 'team-a', planName: 'install-abcde', isFirst: true }],
    ],
    [
      'the approval of a plan that cannot be viewed (SU-008)',
      {
        csvs: [],
        plan: null,
        subscription: aSubscription({
          status: {
            installPlanRef: { name: 'install-xyz' },
            conditions: [
              { type: 'InstallPlanPending', status: 'True', reason: 'RequiresApproval' },
            ],
          },
        }),
      },
      [{ kind: 'approve-plan', namespace: 'team-a', planName: 'install-xyz', isFirst: true }],
    ],
    [
      'a new Subscription after a plan failed and its cause is fixed',
      { plan: anInstallPlan({ status: { phase: 'Failed', message: 'no' } }) },
      [
        { kind: 'resubscribe', subscription: QUILL },
        { kind: 'fail-forward', namespace: 'team-a', name: 'team-a-og' },
      ],
    ],
    [
      'fail forward, for a version that does not start',
      csvIn('Failed', 'InstallCheckFailed', 'install timeout'),
      [{ kind: 'fail-forward', namespace: 'team-a', name: 'team-a-og' }],
    ],
    [
      'nothing, if the OperatorGroup already fails forward',
      {
        ...csvIn('Failed', 'InstallCheckFailed', 'install timeout'),
        operatorGroups: [
          anOperatorGroup({ spec: { upgradeStrategy: 'TechPreviewUnsafeFailForward' } }),
        ],
      },
      [],
    ],
    [
      'no fail forward without a Subscription, which would plan the later version',
      { ...csvIn('Failed', 'InstallCheckFailed', 'install timeout'), subscription: null },
      [],
    ],
    [
      'only the cause, while the plan is retried',
      { plan: anInstallPlan({ status: { phase: 'Installing', message: 'no' } }) },
      [],
    ],
    [
      'a new Subscription, when its CSV was removed',
      { csvs: [] },
      [{ kind: 'resubscribe', subscription: QUILL }],
    ],
  ])('%s', (_, changes, expected) => {
    expect(remediesIn(changes)).toEqual(expected);
  });

  it('the object that OLM names, if it exists', () => {
    const denied = 'exceeded quota: compute-resources, requested: pods=1';
    const plan = anInstallPlan({ status: { phase: 'Installing', message: denied } });
    expect(remediesIn({ plan })).toMatchObject([
      {
        kind: 'open-object',
        object: { model: { kind: 'ResourceQuota' }, name: 'compute-resources' },
      },
    ]);
    const csv = aCsv({
      status: {
        phase: 'Pending',
        reason: 'RequirementsNotMet',
        requirementStatus: [
          {
            kind: 'CustomResourceDefinition',
            name: 'pens.ink.example.com',
            status: 'NotPresent',
            message: 'CRD is not present',
          },
        ],
      },
    });
    expect(remediesIn({ csvs: [csv] })).toEqual([]);
  });
});

describe('an update that the running version blocks', () => {
  const next = aCsv({
    name: 'quill.v2.0.0',
    spec: { replaces: 'quill.v1.0.0' },
    status: { phase: 'Pending', reason: 'OperatorConditionNotUpgradeable', message: 'migrating' },
  });
  const upgradeable = (status: string) => ({ type: 'Upgradeable', status, reason: 'Migrating' });
  const conditions = [
    { metadata: { name: 'quill.v1.0.0' }, spec: { conditions: [upgradeable('False')] } },
    { metadata: { name: 'quill.v2.0.0' }, spec: {} },
  ];

  it('can be continued by an override of its condition (OC-006)', () => {
    expect(remediesIn({ csvs: [aCsv(), next], conditions })).toEqual([
      {
        kind: 'override-condition',
        namespace: 'team-a',
        name: 'quill.v1.0.0',
        type: 'Upgradeable',
      },
    ]);
  });

  it('has no override if its condition is unknown', () => {
    expect(remediesIn({ csvs: [aCsv(), next], conditions: null })).toEqual([]);
  });

  it('keeps the running version', () => {
    const { health } = diagnosisOf(someFacts({ csvs: [aCsv(), next], conditions }));
    expect(health).toMatchObject({ kind: 'update-blocked', runs: true, level: 'attention' });
  });
});
