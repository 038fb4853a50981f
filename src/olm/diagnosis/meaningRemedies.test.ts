import { expect, it, describe } from 'vitest';
import { meaningsIn } from '~/olm/messages/meaning';
import { aCsv, aSubscription, anInstallPlan, anOperatorGroup } from '~/test/builders';
import { someFacts } from '~/test/operatorBuilders';
import { diagnosisOf } from './diagnosis';
import { isOfStatus } from './findings';
import type { OperatorFacts } from './operatorFacts';

const MESSAGE =
  'clusterserviceversion quill.v1.0.0 exists and is not referenced by a subscription, subscription quill exists, subscription quill requires acme/market/stable/quill.v0.9.0, @existing/team-a//quill.v1.0.0 and acme/market/stable/quill.v0.9.0 originate from package quill';

it.each([
  ['runs', 'Succeeded', ['channel', 'catalog', 'delete-csv']],
  ['does not run', 'Failed', ['delete-csv']],
])('offers to delete its own version last if it %s', (_, phase, expected) => {
  const conditions = [{ type: 'ResolutionFailed', status: 'True', message: MESSAGE }];
  const subscription = aSubscription({ status: { conditions } });
  const csv = aCsv({ status: { phase } });
  const facts = someFacts({ subscription, csvs: [csv], namespaceCsvs: [csv], plan: null });
  const found = diagnosisOf(facts).findings.find(({ kind }) => kind === 'resolution-failed');
  expect(
    found?.actions.map((one) => (one.kind === 'edit-subscription' ? one.setting : one.kind)),
  ).toEqual(expected);
});

const QUILL = { namespace: 'team-a', name: 'quill' };
const CHANNEL = { kind: 'edit-subscription', subscription: QUILL, setting: 'channel' };
const RESUBSCRIBE = { kind: 'resubscribe', subscription: QUILL };
const UNINSTALL = { kind: 'uninstall', namespace: 'team-a', name: 'quill' };
const find = (need: object) => ({ kind: 'find-provider', namespace: 'team-a', need });

function remediesIn(changes: Partial<OperatorFacts>) {
  return diagnosisOf(someFacts(changes)).findings.flatMap(({ actions: remedies }) => remedies);
}

const PEN = { name: 'pens.ink.example.com', kind: 'Pen', version: 'v1' };
const METRIC = { name: 'metrics', group: 'ink.example.com', kind: 'Metric', version: 'v1beta1' };
const SPEC = {
  customresourcedefinitions: { required: [PEN], owned: [{ ...PEN, name: 'inks.ink.example.com' }] },
  apiservicedefinitions: { required: [METRIC] },
};

/** A CSV with one unmet requirement, with OLM's message. */
function lacking(kind: string, name: string, message: string): Partial<OperatorFacts> {
  const requirementStatus = [{ kind, name, status: 'NotPresent', message }];
  const status = { phase: 'Pending', reason: 'RequirementsNotMet', requirementStatus };
  const csv = aCsv({ spec: SPEC, status });
  return { csvs: [csv], namespaceCsvs: [csv] };
}

const ACCOUNT = lacking('ServiceAccount', 'quill', 'Service account does not exist');

describe('remedies of an unmet requirement (CSV-008)', () => {
  it.each<[string, Partial<OperatorFacts>, readonly object[]]>([
    [
      'the provider of a required CRD',
      lacking('CustomResourceDefinition', PEN.name, 'CRD is not present'),
      [find({ kind: 'api', group: 'ink.example.com', version: 'v1', apiKind: 'Pen' })],
    ],
    [
      'a new plan for its own CRD that a user deleted (IP-010)',
      lacking('CustomResourceDefinition', 'inks.ink.example.com', 'CRD is not present'),
      [RESUBSCRIBE],
    ],
    [
      'unknown, for a CRD without a name',
      lacking('CustomResourceDefinition', 'caps.example.com', 'CRD is not present'),
      [],
    ],
    [
      'the provider of a required API',
      lacking('APIService', 'v1beta1.ink.example.com', 'APIService not found'),
      [find({ kind: 'api', group: 'ink.example.com', version: 'v1beta1', apiKind: 'Metric' })],
    ],
    [
      'another channel or an uninstall, if Kubernetes is too old (recording min_kube_version)',
      lacking(
        'ClusterServiceVersion',
        'quill.v1.0.0',
        'CSV version requirement not met: minKubeVersion (1.99.0) > server version (1.36.2)',
      ),
      [CHANNEL, UNINSTALL],
    ],
    [
      'a new plan, if its ServiceAccount does not exist (recording not_upgradeable)',
      ACCOUNT,
      [RESUBSCRIBE],
    ],
    [
      'a new plan, if its ServiceAccount lost permissions (recording install_manual_then_upgrade)',
      lacking('ServiceAccount', 'quill', 'Policy rule not satisfied for service account'),
      [RESUBSCRIBE],
    ],
    [
      'an uninstall of the rest without a Subscription (recording uninstall_with_operands)',
      { ...ACCOUNT, subscription: null, subscriptions: [] },
      [{ kind: 'delete-csv', namespace: 'team-a', name: 'quill.v1.0.0' }],
    ],
  ])('%s', (_, changes, expected) => {
    expect(remediesIn(changes)).toEqual(expected);
  });

  it('do not include a new plan for its ServiceAccount while anything else is missing (recording min_kube_version)', () => {
    const [csv] = ACCOUNT.csvs ?? [];
    const unmet = [
      ...(csv?.status?.requirementStatus ?? []),
      { kind: 'Gateway', name: 'ink', status: 'NotPresent', message: 'not there' },
    ];
    const lacks = aCsv({ spec: SPEC, status: { ...csv?.status, requirementStatus: unmet } });
    expect(remediesIn({ csvs: [lacks], namespaceCsvs: [lacks] })).toEqual([]);
  });

  it('are only another channel if Kubernetes is too old for an update', () => {
    const { csvs = [] } = lacking(
      'ClusterServiceVersion',
      'quill.v2.0.0',
      'CSV version requirement not met: minKubeVersion (1.99.0) > server version (1.36.2)',
    );
    const [next] = csvs;
    const spec = { ...next?.spec, replaces: 'quill.v0.9.0' };
    const running = aCsv({ name: 'quill.v0.9.0' });
    const update = aCsv({ spec, ...(next?.status === undefined ? {} : { status: next.status }) });
    expect(remediesIn({ csvs: [running, update] })).toEqual([CHANNEL]);
  });
});

describe('remedies of a missing dependency (DR-004)', () => {
  const unresolved = (clause: string): Partial<OperatorFacts> => {
    const message = `constraints not satisfiable: bundle quill.v1.0.0 requires an operator ${clause}, subscription quill exists, subscription quill requires a/m/s/quill.v1.0.0`;
    const conditions = [{ type: 'ResolutionFailed', status: 'True', message }];
    return { subscription: aSubscription({ status: { conditions } }), csvs: [], plan: null };
  };

  it.each<[string, Partial<OperatorFacts>, readonly object[]]>([
    [
      'the provider of the API, or another channel',
      unresolved('providing an API with group: ink.example.com, version: v1, kind: Pen'),
      [find({ kind: 'api', group: 'ink.example.com', version: 'v1', apiKind: 'Pen' }), CHANNEL],
    ],
    [
      'a catalog that contains the package (recording resolution_failed)',
      unresolved('with package: inkpot and with version in range: >=2.0.0'),
      [find({ kind: 'package', packageName: 'inkpot', versionRange: '>=2.0.0' }), CHANNEL],
    ],
    ['another channel, for an unknown requirement', unresolved('that fits a rule'), [CHANNEL]],
  ])('%s', (_, changes, expected) => {
    expect(remediesIn(changes)).toEqual(expected);
  });
});

describe('remedies of an API that another Operator owns', () => {
  const failed = (reason: string): Partial<OperatorFacts> => {
    const csv = aCsv({ spec: SPEC, status: { phase: 'Failed', reason, message: 'conflict' } });
    const rival = aCsv({ name: 'fountain.v3.0.0', spec: SPEC });
    const other = aCsv({ name: 'paper.v1.0.0' });
    const status = { installedCSV: 'fountain.v3.0.0', currentCSV: 'fountain.v3.0.0' };
    const subscriptions = [aSubscription(), aSubscription({ name: 'fountain', status })];
    return { csvs: [csv], namespaceCsvs: [csv, rival, other], subscriptions };
  };

  it('open the other, or uninstall this one (OwnerConflict)', () => {
    expect(remediesIn(failed('OwnerConflict'))).toEqual([
      { kind: 'open-operator', namespace: 'team-a', name: 'fountain' },
      UNINSTALL,
    ]);
  });

  it('find it in other namespaces, or watch other ones (OG-013)', () => {
    expect(remediesIn(failed('InterOperatorGroupOwnerConflict'))).toEqual([
      { kind: 'find-rivals', namespace: 'team-a', apis: ['Pen.v1.ink.example.com'] },
      {
        kind: 'change-operator-group',
        namespace: 'team-a',
        name: 'team-a-og',
        csvName: 'quill.v1.0.0',
      },
      UNINSTALL,
    ]);
  });

  it('edit the OperatorGroup if its list is fixed (OG-011)', () => {
    const facts = failed('CannotModifyStaticOperatorGroupProvidedAPIs');
    expect(remediesIn({ ...facts, operatorGroups: [anOperatorGroup()] })).toMatchObject([
      { kind: 'open-object', object: { model: { kind: 'OperatorGroup' }, name: 'team-a-og' } },
    ]);
  });
});

describe('a plan for which OLM found no OperatorGroup (OG-007)', () => {
  const message = 'no operator group found that is managing this namespace';
  const conditions = [
    { type: 'InstallPlanPending', status: 'True', reason: 'Installing', message },
  ];
  const plan = anInstallPlan({
    spec: { approved: true },
    status: {
      phase: 'Installing',
      conditions: [{ type: 'Installed', status: 'False', reason: 'InstallCheckFailed', message }],
    },
  });
  const subscription = aSubscription({ status: { conditions, state: 'UpgradePending' } });
  const found = (operatorGroups: OperatorFacts['operatorGroups']) => {
    const facts = someFacts({ subscription, csvs: [], plan, operatorGroups });
    const { messages, actions } = diagnosisOf(facts).findings.find(isOfStatus) ?? {};
    return [
      meaningsIn(messages ?? []).map(({ kind, values }) => [kind, values['account']]),
      (actions ?? []).map(({ kind }) => kind),
    ];
  };

  it.each<[string, OperatorFacts['operatorGroups'], unknown]>([
    [
      'that might not exist',
      null,
      [[['plan-without-group', undefined]], ['create-operator-group']],
    ],
    [
      'whose selector has no matches (lab ua-none)',
      [anOperatorGroup({ spec: { selector: { matchLabels: { nothing: 'here' } } }, status: {} })],
      [[['group-selects-nothing', undefined]], ['edit-operator-group']],
    ],
    [
      'whose ServiceAccount does not exist (lab ua-sa)',
      [
        anOperatorGroup({
          spec: { serviceAccountName: 'absent', targetNamespaces: ['team-a'] },
          status: {
            conditions: [
              {
                type: 'OperatorGroupServiceAccount',
                status: 'True',
                reason: 'ServiceAccountNotFound',
                message: 'ServiceAccount absent not found',
              },
            ],
          },
        }),
      ],
      [[['installer-missing', 'absent']], ['edit-operator-group']],
    ],
    [
      'that OLM has not processed yet',
      [anOperatorGroup({ status: {} })],
      [[['plan-without-group', undefined]], ['edit-operator-group']],
    ],
  ])('says the cause of one %s', (_, groups, expected) => {
    expect(found(groups)).toEqual(expected);
  });
});
