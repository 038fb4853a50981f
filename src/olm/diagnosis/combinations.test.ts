import { expect, it } from 'vitest';
import {
  aCatalogSource,
  aCsv,
  aSubscription,
  anInstallPlan,
  anOperatorGroup,
} from '~/test/builders';
import { someFacts } from '~/test/operatorBuilders';
import { STATUS_ORDER, type StatusKind } from '~/olm/status/status';
import { nextCsvOf } from '~/olm/installed/subscription';
import { installedOperators } from '~/olm/installed/installedOperator';
import { diagnosisOf } from './diagnosis';
import { isOfStatus } from './findings';
import type { OperatorFacts } from './operatorFacts';

/** A part of the facts, with the findings that it causes alone. */
type Part<T> = readonly [value: T, tells: readonly StatusKind[]];

const old = { installedCSV: 'quill.v1.0.0', currentCSV: 'quill.v1.0.0', state: 'AtLatestKnown' };
const inPhase = (phase: string, reason: string, name = 'quill.v1.0.0') =>
  aCsv({ name, status: { phase, reason } });
const held = aCsv({
  name: 'quill.v2.0.0',
  spec: { replaces: 'quill.v1.0.0' },
  status: { phase: 'Pending', reason: 'OperatorConditionNotUpgradeable' },
});

const VERSIONS: readonly Part<{
  readonly csvs: OperatorFacts['csvs'];
  readonly status: object;
}>[] = [
  [{ csvs: [aCsv()], status: old }, []],
  [{ csvs: [], status: {} }, []],
  [{ csvs: [], status: old }, ['csv-removed']],
  [{ csvs: [inPhase('Failed', 'InstallCheckFailed')], status: old }, ['failed']],
  [{ csvs: [inPhase('Failed', 'NoOperatorGroup')], status: old }, ['no-operator-group']],
  [
    { csvs: [inPhase('Failed', 'TooManyOperatorGroups')], status: old },
    ['several-operator-groups'],
  ],
  [{ csvs: [inPhase('Pending', 'RequirementsNotMet')], status: old }, ['requirements-not-met']],
  [{ csvs: [aCsv(), held], status: old }, ['update-blocked']],
];

const PLANS: readonly Part<OperatorFacts['plan']>[] = [
  [null, []],
  [anInstallPlan({ status: { phase: 'Complete' } }), []],
  [anInstallPlan({ status: { phase: 'Installing' } }), []],
  [anInstallPlan(), ['approval-needed']],
  [anInstallPlan({ status: { phase: 'Failed', message: 'no' } }), ['plan-failed']],
  [anInstallPlan({ status: { phase: 'Installing', message: 'retrying' } }), ['plan-failed']],
];

const condition = (type: string, message: string) => ({ type, status: 'True', message });

const CONDITIONS: readonly Part<readonly object[]>[] = [
  [[], []],
  [[condition('ResolutionFailed', 'constraints not satisfiable: …')], ['resolution-failed']],
  [[condition('BundleUnpackFailed', 'bundle unpacking failed')], ['unpack-failed']],
  [[condition('CatalogSourcesUnhealthy', 'one is odd')], ['catalog-unhealthy']],
  [
    [condition('CatalogSourcesUnhealthy', 'targeted catalogsource a/b missing')],
    ['catalog-missing'],
  ],
  [
    [
      condition('ResolutionFailed', 'error using catalogsource a/b: timeout'),
      condition('BundleUnpackFailed', '…'),
    ],
    ['unpack-failed', 'catalog-unhealthy'],
  ],
];

const GROUPS: readonly Part<OperatorFacts['operatorGroups']>[] = [
  [[anOperatorGroup()], []],
  [null, []],
  [[], ['no-operator-group']],
  [[anOperatorGroup(), anOperatorGroup({ name: 'other' })], ['several-operator-groups']],
];

const down = { connectionState: { lastObservedState: 'TRANSIENT_FAILURE' } };

const CATALOGS: readonly Part<OperatorFacts['catalogs']>[] = [
  [[aCatalogSource()], []],
  [null, []],
  [[], ['catalog-missing']],
  [[aCatalogSource({ status: down })], ['catalog-unhealthy']],
];

const combinations = VERSIONS.flatMap((version) =>
  PLANS.flatMap((plan) =>
    CONDITIONS.flatMap((conditions) =>
      GROUPS.flatMap((groups) =>
        CATALOGS.map((catalogs) => ({ version, plan, conditions, groups, catalogs })),
      ),
    ),
  ),
);

type Combination = (typeof combinations)[number];

function factsIn({ version, plan, conditions, groups, catalogs }: Combination): OperatorFacts {
  const [{ csvs, status }] = version;
  const installPlanRef = { name: 'install-abcde' };
  const subscription = aSubscription({
    status: { ...status, installPlanRef, conditions: conditions[0] },
  });
  return someFacts({
    subscription,
    csvs,
    namespaceCsvs: csvs,
    plan: plan[0],
    operatorGroups: groups[0],
    catalogs: catalogs[0],
  });
}

/** The findings of all parts, in order of severity. */
function findingsOf(combination: Combination): readonly StatusKind[] {
  const { version, plan } = combination;
  const described = Object.values(combination).flatMap(([, tells]) => tells);
  const isInstalled = version[0].status === old;
  const isAtWork = plan[0]?.status?.phase === 'Installing';
  return STATUS_ORDER.filter((kind) => {
    switch (kind) {
      case 'approval-needed':
        return described.includes(kind) && !isInstalled;
      case 'update-approval-needed':
        return described.includes('approval-needed') && isInstalled;
      case 'unpack-failed':
        // OLM creates a plan after the unpacking.
        return described.includes(kind) && !hasNextPlan(combination);
      case 'requirements-not-met':
        // Resources that the plan still creates are not missing.
        return described.includes(kind) && !isAtWork;
      default:
        return described.includes(kind);
    }
  });
}

function hasNextPlan({ plan: [plan], version: [{ status }] }: Combination): boolean {
  if (plan === null) return nextCsvOf({ status }) !== null;
  return !['Complete', 'Failed'].includes(plan.status?.phase ?? '');
}

const diagnosed = combinations.map((combination) => {
  const facts = factsIn(combination);
  return { combination, facts, diagnosis: diagnosisOf(facts), described: findingsOf(combination) };
});

type Diagnosed = (typeof diagnosed)[number];

/** The first few that violate a property. */
function exceptions(holds: (one: Diagnosed) => boolean): readonly Diagnosed[] {
  return diagnosed.filter((one) => !holds(one)).slice(0, 3);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

it('reports all problems, the worst first, in any combination', () => {
  expect(combinations).toHaveLength(8 * 6 * 6 * 4 * 4);
  expect(
    exceptions(({ diagnosis, described }) =>
      isSame(
        diagnosis.findings.map(({ kind }) => kind),
        described,
      ),
    ),
  ).toEqual([]);
});

it('uses the worst as status', () => {
  expect(
    exceptions(
      ({ diagnosis, described: [worst] }) =>
        diagnosis.health.kind === (worst ?? diagnosis.health.kind),
    ),
  ).toEqual([]);
});

it('reports whether a version works, and no failure while one does', () => {
  const works = ({ csvs }: OperatorFacts) =>
    csvs.some(({ status }) => status?.phase === 'Succeeded');
  expect(exceptions(({ facts, diagnosis }) => diagnosis.health.runs === works(facts))).toEqual([]);
  expect(
    exceptions(({ diagnosis: { health } }) => !health.runs || health.level !== 'failed'),
  ).toEqual([]);
});

it('shows each finding at its stage', () => {
  const wrong = ['failed', 'retrying', 'needs-approval'];
  expect(
    exceptions(({ diagnosis: { findings, stages } }) =>
      stages.every(
        ({ stage, state }) =>
          wrong.includes(state) === findings.filter(isOfStatus).some((one) => one.stage === stage),
      ),
    ),
  ).toEqual([]);
});

it('is the same in the list', () => {
  expect(
    exceptions(({ facts, diagnosis: { health, stage, since } }) => {
      const [listed] = installedOperators({
        subscriptions: facts.subscriptions,
        csvs: facts.csvs,
        installPlans: facts.plan === null ? null : [facts.plan],
        operatorGroups: facts.operatorGroups,
        catalogSources: facts.catalogs,
      });
      return isSame([listed?.health, listed?.stage, listed?.since], [health, stage, since]);
    }),
  ).toEqual([]);
});
