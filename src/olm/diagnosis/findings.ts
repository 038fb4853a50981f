import {
  catalogSourceModel,
  type ClusterServiceVersion,
  clusterServiceVersionModel,
  installPlanModel,
  operatorConditionModel,
  operatorGroupModel,
  subscriptionModel,
} from '~/kube/models/olm';
import { jobModel, podModel } from '~/kube/models/workloads';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { type Finding, info, severestFirst, type Severity } from '~/olm/finding';
import { isCopied } from '~/olm/installed/members';
import { type MeaningKind, meaningsIn } from '~/olm/messages/meaning';
import type { ConcernedObject } from '~/olm/messages/message';
import { csvStatus, headCsv, isWorking } from '~/olm/status/csvStatus';
import { levelOf, reporterOf, type Status, type StatusLevel } from '~/olm/status/status';
import { lastingCause, type OperatorDeployment } from '~/olm/workloads/workload';
import { blockingCondition } from './blockingCondition';
import { namedObjects } from './meaningRemedies';
import type { OperatorFacts } from './operatorFacts';
import { goneSubscriptions, remediesOf } from './remedies';
import type { Remedy } from './remedy';

/** What a user must know about an Operator: a problem that OLM reports, or another cause. */
export type OperatorFinding = StatusFinding | OtherFinding;

/** A status that is a problem, with its cause and actions. */
export type StatusFinding = WithActions<
  Status & {
    /** Subscriptions named in the messages that no longer exist: the messages are outdated. */
    readonly gone: readonly string[];
    /** Kubernetes' reason why its pods do not run; absent if they are not the cause. */
    readonly podReason?: string;
    /** The affected objects. */
    readonly objects: readonly ConcernedObject[];
  }
>;

/** A cause of its own, which does not change the status of the Operator. Its texts: operator/view/texts. */
export type OtherFinding = WithActions<OtherCause>;

type OtherCause = {
  /** The page is in the namespace of a copied CSV. */
  readonly kind: 'installed-elsewhere';
  readonly home: string;
  readonly here: string;
  /** The original is not readable. */
  readonly isCopy: boolean;
};

type WithActions<Cause extends { readonly kind: string }> = Finding<
  Cause & {
    /** The most promising first. */
    readonly actions: readonly Remedy[];
  },
  Remedy
>;

export function isOfStatus(finding: OperatorFinding): finding is StatusFinding {
  return 'stage' in finding;
}

/** The findings of an Operator, most severe first. */
export function findingsOf(
  problems: readonly Status[],
  facts: OperatorFacts,
): readonly OperatorFinding[] {
  return severestFirst([
    ...problems.map((problem) => statusFinding(problem, facts)),
    ...OTHER_FINDINGS.flatMap((findingIn) => findingIn(facts) ?? []),
  ]);
}

/** One rule per cause of its own. */
const OTHER_FINDINGS: readonly ((facts: OperatorFacts) => OtherFinding | null)[] = [
  installedElsewhere,
];

/**
 * OLM copies a CSV to the namespaces that an Operator watches. It is managed in the namespace of its installation
 * (CSV-016). A user who can only see the copy has no access there.
 */
function installedElsewhere(facts: OperatorFacts): OtherFinding | null {
  const { namespace: home, seenFrom: here = home, subscription, csvs } = facts;
  if (here === home) return null;
  const isCopy = csvs.some(isCopied);
  const name = subscription?.metadata.name ?? headCsv(csvs)?.metadata.name;
  const isOpen = !isCopy && name !== undefined;
  const actions: readonly Remedy[] = isOpen
    ? [{ kind: 'open-operator', namespace: home, name }]
    : [];
  return info({ kind: 'installed-elsewhere', home, here, isCopy, actions });
}

function statusFinding(problem: Status, facts: OperatorFacts): StatusFinding {
  return {
    ...problem,
    ...podReasonOf(problem, facts.workload),
    severity: severityOf(problem, isWorking(facts.csvs)),
    gone: goneSubscriptions(problem.messages, facts),
    objects: objectsOf(problem, facts),
    actions: remediesOf(problem, facts),
  };
}

/** A pending update is not a problem. */
function severityOf({ kind }: Status, isRunning: boolean): Severity {
  return kind === 'update-approval-needed' ? 'info' : SEVERITIES[levelOf(kind, isRunning)];
}

const SEVERITIES: Readonly<Record<StatusLevel, Severity>> = {
  failed: 'danger',
  attention: 'warning',
  approval: 'warning',
  progress: 'info',
  ready: 'info',
};

/**
 * The affected objects without duplicates: statusers, objects named in messages, and objects that OLM does not mention.
 */
function objectsOf(status: Status, facts: OperatorFacts): readonly ConcernedObject[] {
  const { messages: messages } = status;
  const found = [
    ...messages.map(({ by }) => by),
    ...meaningsIn(messages).flatMap(namedObjects),
    ...unsaid(status, facts),
  ];
  const known = new Map(found.map((object) => [keyOf(object), object]));
  return [...known.values()];
}

function unsaid({ kind }: Status, facts: OperatorFacts): readonly ConcernedObject[] {
  const { subscription, plan, operatorGroups, catalogs, workload, unpacking } = facts;
  switch (kind) {
    case 'no-operator-group':
    case 'subscription-unnoticed':
    case 'csv-removed':
    case 'catalog-missing':
      return objects(subscriptionModel, [subscription]);
    case 'several-operator-groups':
      return objects(operatorGroupModel, operatorGroups ?? []);
    case 'catalog-unhealthy':
      return objects(catalogSourceModel, catalogs ?? []);
    case 'plan-failed':
    case 'approval-needed':
    case 'update-approval-needed':
      return objects(installPlanModel, [plan]);
    case 'unpack-failed':
      return [
        ...objects(jobModel, [unpacking?.job ?? null]),
        ...objects(podModel, unpacking?.pods ?? []),
      ];
    case 'update-blocked':
      return objects(operatorConditionModel, [blockingCondition(facts)]);
    case 'csv-unnoticed':
      return objects(clusterServiceVersionModel, facts.csvs);
    case 'failed':
    case 'pods-not-running':
    case 'installing':
    case 'updating':
      return (workload ?? []).flatMap(({ object, hindrances }) =>
        hindrances.length === 0 ? [] : [object, ...hindrances.map((one) => one.object)],
      );
    case 'resolution-failed':
    case 'requirements-not-met':
    case 'install-blocked':
    case 'change-blocked':
    case 'not-running':
    case 'removing':
    case 'unknown':
    case 'ready':
      return [];
  }
}

function objects(
  model: ResourceModel,
  found: readonly (Stored<string> | null)[],
): readonly ConcernedObject[] {
  return found.flatMap((object) => (object === null ? [] : [reporterOf(model, object)]));
}

function keyOf({ model, namespace, name }: ConcernedObject): string {
  return [model.kind, namespace ?? '', name].join(' ');
}

/** Kubernetes' reason why the pods do not run; absent if they are not the cause. */
export function podReasonOf(
  report: Status,
  workload: readonly OperatorDeployment[] | null,
): { readonly podReason?: string } {
  const reason = isOfPods(report)
    ? lastingCause((workload ?? []).flatMap(({ hindrances }) => hindrances))?.reason
    : '';
  return reason === undefined || reason === '' ? {} : { podReason: reason };
}

/** Whether the status of a CSV depends on its pods. */
export function waitsForPods(csv: ClusterServiceVersion): boolean {
  const report = csvStatus(csv, { isPlanAtWork: false, isUpdate: false });
  if (report === null) return false;
  return (report.state === 'running' && report.stage === 'ready') || isOfPods(report);
}

function isOfPods({ kind, messages }: Status): boolean {
  return (
    kind === 'pods-not-running' ||
    (kind === 'failed' && meaningsIn(messages).some((one) => OF_PODS.includes(one.kind)))
  );
}

/** What OLM reports if pods do not run. */
const OF_PODS: readonly MeaningKind[] = [
  'deployment-deadline',
  'deployment-not-ready',
  'install-timeout',
  'install-check-failed',
];
