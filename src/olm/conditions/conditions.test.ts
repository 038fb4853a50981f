import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription, anInstallPlan, anOperatorGroup } from '~/test/builders';
import { someFacts } from '~/test/operatorBuilders';
import { conditionSets } from './conditionSets';
import { toneOf } from './conditionTone';
import { phaseHistory, unmetRequirements } from './csvHistory';
import { type ConditionLayer, conditionValues } from './conditionValues';

type Raw = Readonly<Record<string, unknown>>;

describe('the meaning of a condition', () => {
  it.each([
    // SU-006
    ['Subscription', 'CatalogSourcesUnhealthy', 'False', 'success'],
    ['Subscription', 'CatalogSourcesUnhealthy', 'True', 'danger'],
    ['Subscription', 'ResolutionFailed', 'True', 'danger'],
    ['Subscription', 'InstallPlanFailed', 'True', 'danger'],
    ['Subscription', 'InstallPlanMissing', 'True', 'danger'],
    ['Subscription', 'BundleUnpackFailed', 'True', 'danger'],
    ['Subscription', 'BundleUnpacking', 'True', 'progress'],
    ['Subscription', 'BundleUnpacking', 'False', 'success'],
    ['Subscription', 'InstallPlanPending', 'True', 'progress'],
    ['Subscription', 'PackageDeprecated', 'True', 'warning'],
    ['Subscription', 'PackageDeprecated', 'False', 'success'],
    ['Subscription', 'PackageDeprecated', 'Unknown', 'neutral'],
    ['InstallPlan', 'Installed', 'True', 'success'],
    ['InstallPlan', 'Installed', 'False', 'danger'],
    ['OperatorGroup', 'MultipleOperatorGroup', 'True', 'danger'],
    ['ClusterServiceVersion', 'Succeeded', 'True', 'success'],
    ['ClusterServiceVersion', 'Failed', 'True', 'danger'],
    ['ClusterServiceVersion', 'InstallReady', 'True', 'progress'],
    ['Deployment', 'Available', 'False', 'danger'],
    ['Deployment', 'ReplicaFailure', 'True', 'danger'],
    ['CustomResourceDefinition', 'Established', 'True', 'success'],
    ['CustomResourceDefinition', 'Terminating', 'True', 'progress'],
    ['OperatorCondition', 'Upgradeable', 'False', 'danger'],
    ['Whatever', 'Ready', 'True', 'success'],
    ['Whatever', 'Degraded', 'True', 'danger'],
    ['Whatever', 'Purple', 'True', 'neutral'],
    ['Whatever', 'constructor', 'True', 'neutral'],
  ])('%s %s=%s is %s', (kind, type, status, tone) => {
    expect(toneOf(kind, { type, status })).toBe(tone);
  });

  it('is a required action if a plan requires approval', () => {
    const condition = { type: 'InstallPlanPending', status: 'True', reason: 'RequiresApproval' };
    expect(toneOf('Subscription', condition)).toBe('warning');
  });
});

describe('OLM’s evaluation of an OperatorCondition (OC-010, isOperatorUpgradeable)', () => {
  const says = (status: string) => [{ type: 'Upgradeable', status, reason: 'R', message: 'm' }];
  const seen = (status: string, observedGeneration: number) =>
    says(status).map((condition) => ({ ...condition, observedGeneration }));

  it.each<[string, Raw, string, readonly ConditionLayer['source'][]]>([
    ['no condition', {}, 'unsaid', []],
    ['the Operator allows it', { spec: { conditions: says('True') } }, 'allowed', ['spec']],
    [
      'the Operator reports Unknown',
      { spec: { conditions: says('Unknown') } },
      'allowed',
      ['spec'],
    ],
    ['the Operator forbids it', { spec: { conditions: says('False') } }, 'held', ['spec']],
    ['an older Operator forbids it', { status: { conditions: says('False') } }, 'held', ['status']],
    [
      'the spec takes precedence over the status',
      { spec: { conditions: says('True') }, status: { conditions: says('False') } },
      'allowed',
      ['spec', 'status'],
    ],
    [
      'a condition that OLM copied is not repeated',
      { spec: { conditions: says('False') }, status: { conditions: says('False') } },
      'held',
      ['spec'],
    ],
    [
      'an override takes precedence over both',
      { spec: { overrides: says('True'), conditions: says('False') } },
      'override-allows',
      ['override', 'spec'],
    ],
    [
      'an override that forbids it',
      { spec: { overrides: says('False'), conditions: says('True') } },
      'override-holds',
      ['override', 'spec'],
    ],
    [
      'the status is of an older generation',
      { metadata: { generation: 3 }, status: { conditions: seen('True', 2) } },
      'outdated',
      ['status'],
    ],
    [
      'the status is of no generation at all',
      { metadata: { generation: 1 }, status: { conditions: says('True') } },
      'outdated',
      ['status'],
    ],
    [
      'the copied condition is of an older generation',
      {
        metadata: { generation: 3 },
        spec: { conditions: says('True') },
        status: { conditions: seen('True', 2) },
      },
      'outdated',
      ['spec'],
    ],
    [
      'the status is current',
      { metadata: { generation: 3 }, status: { conditions: seen('True', 3) } },
      'allowed',
      ['status'],
    ],
    [
      'the Operator forbids it, regardless of its generation',
      { metadata: { generation: 3 }, status: { conditions: seen('False', 2) } },
      'held',
      ['status'],
    ],
    [
      'an override, regardless of the generation of the status',
      {
        metadata: { generation: 3 },
        spec: { overrides: says('True') },
        status: { conditions: seen('False', 2) },
      },
      'override-allows',
      ['override', 'status'],
    ],
    [
      'an override with Unknown',
      { spec: { overrides: says('Unknown') } },
      'override-holds',
      ['override'],
    ],
  ])('%s', (_, object, conclusion, sources) => {
    const [values] = conditionValues(object);
    expect(values?.conclusion).toBe(conclusion);
    expect(values?.layers.map(({ source }) => source)).toEqual(sources);
  });

  it('is nothing for other types (OC-002)', () => {
    const conditions = [{ type: 'Sleepy', status: 'False' }];
    expect(
      conditionValues({ spec: { conditions } }).map(({ type, conclusion }) => [type, conclusion]),
    ).toEqual([
      ['Upgradeable', 'unsaid'],
      ['Sleepy', 'ignored'],
    ]);
  });

  it.each([
    null,
    'x',
    [],
    { spec: 'x' },
    { spec: { overrides: 'x', conditions: [null, {}, 3] }, status: [] },
  ])('survives %j', (object) => {
    expect(conditionValues(object)).toEqual([
      { type: 'Upgradeable', layers: [], conclusion: 'unsaid' },
    ]);
  });
});

describe('the conditions of an Operator’s resources', () => {
  it('are those of Subscription and install plan, the most severe first', () => {
    const conditions = [
      { type: 'CatalogSourcesUnhealthy', status: 'False' },
      { type: 'ResolutionFailed', status: 'True' },
    ];
    const sets = conditionSets(
      someFacts({ subscription: aSubscription({ status: { conditions } }), plan: anInstallPlan() }),
    );
    expect(
      sets.map(({ object, rows }) => [object.model.kind, rows.map(({ tone }) => tone)]),
    ).toEqual([
      ['Subscription', ['danger', 'success']],
      ['InstallPlan', []],
    ]);
  });

  it('include those of an invalid OperatorGroup', () => {
    const status = { conditions: [{ type: 'MultipleOperatorGroup', status: 'True' }] };
    const facts = someFacts({ operatorGroups: [Object.assign(anOperatorGroup(), { status })] });
    expect(conditionSets(facts).at(-1)?.object.model.kind).toBe('OperatorGroup');
  });

  it.each([null, 'x', { conditions: 'x' }, { conditions: [null, 4, {}, { type: {} }] }])(
    'survive the status %j',
    (status) => {
      const subscription = Object.assign(aSubscription(), { status });
      expect(conditionSets(someFacts({ subscription, plan: null }))[0]?.rows).toEqual([]);
    },
  );
});

describe('the phases of a ClusterServiceVersion', () => {
  const at = (phase: string, reason: string) => ({ phase, reason });

  it('start with the current one', () => {
    const csv = aCsv({
      status: {
        ...at('Succeeded', 'InstallSucceeded'),
        conditions: [at('Pending', 'R'), at('Succeeded', 'InstallSucceeded')],
      },
    });
    expect(phaseHistory(csv).map(({ phase }) => phase)).toEqual(['Succeeded', 'Pending']);
  });

  it('add the current one if OLM has not recorded it yet', () => {
    const csv = aCsv({ status: { ...at('Failed', 'X'), conditions: [at('Pending', 'R')] } });
    expect(phaseHistory(csv).map(({ phase, tone }) => [phase, tone])).toEqual([
      ['Failed', 'danger'],
      ['Pending', 'progress'],
    ]);
  });

  it('include missing requirements and reasons', () => {
    const requirementStatus = [
      { kind: 'CustomResourceDefinition', name: 'a', status: 'Present' },
      { kind: 'APIService', name: 'v1.a', status: 'DeploymentFound' },
      { kind: 'CustomResourceDefinition', name: 'b', status: 'NotPresent', message: 'no b' },
      {
        kind: 'ServiceAccount',
        name: 'c',
        status: 'PresentNotSatisfied',
        dependents: [
          { status: 'Satisfied', message: 'fine' },
          { status: 'NotSatisfied', message: 'no rule' },
        ],
      },
    ];
    const found = unmetRequirements(aCsv({ status: { requirementStatus } }));
    expect(found.map(({ name, messages }) => [name, messages])).toEqual([
      ['b', ['no b']],
      ['c', ['no rule']],
    ]);
  });

  it.each([
    null,
    'x',
    4,
    { conditions: 'x', requirementStatus: 'x' },
    { conditions: [null, {}], requirementStatus: [null, { dependents: 'x' }] },
  ])('survive the status %j', (status) => {
    const csv = Object.assign(aCsv(), { status });
    expect([phaseHistory(csv), unmetRequirements(csv)]).toEqual([[], []]);
  });
});
