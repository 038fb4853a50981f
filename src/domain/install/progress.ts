import type { ClusterServiceVersion } from '~/models/clusterServiceVersion';
import type { InstallPlan } from '~/models/installPlan';
import type { Condition } from '~/models/meta';
import type { Subscription } from '~/models/subscription';

/** The way of an installation through OLM. */
export const STAGES = ['resolve', 'unpack', 'plan', 'install', 'ready'] as const;

export type Stage = (typeof STAGES)[number];

export type StageState = 'waiting' | 'running' | 'needs-approval' | 'done' | 'failed';

export type InstallProgress = {
  readonly outcome: 'running' | 'needs-approval' | 'succeeded' | 'failed' | 'gone';
  /** Where it stands; `null` when there is nothing to follow. */
  readonly stage: Stage | null;
  /** OLM's own words about that stage. Untranslated. */
  readonly message: string | null;
  /** The message tells of trouble that OLM goes on to retry. */
  readonly isTroubled: boolean;
  readonly plan: string | null;
  readonly csv: string | null;
  /** What OLM itself never says: it ignores a namespace without exactly one OperatorGroup. */
  readonly operatorGroups: number | null;
};

/** The objects of one installation, as far as they exist. */
export type Followed = {
  readonly subscription: Subscription | null;
  readonly plan: InstallPlan | null;
  readonly csv: ClusterServiceVersion | null;
  /** OperatorGroups in the namespace; `null` when unknown. */
  readonly operatorGroups: number | null;
};

/**
 * Where an installation stands. An installed ClusterServiceVersion counts more than what OLM plans next, so that a later
 * update does not undo a success (IN-045). Order of events: olm-recordings install_automatic, install_manual_then_upgrade.
 */
export function progressOf(followed: Followed): InstallProgress {
  const { subscription, operatorGroups } = followed;
  const known = {
    message: null,
    isTroubled: false,
    plan: planNameOf(subscription),
    csv: csvNameOf(subscription),
    operatorGroups,
  };
  if (subscription === null) return { ...known, outcome: 'gone', stage: null };
  const position =
    ofCsv(followed) ?? ofPlan(followed.plan, known.csv) ?? ofSubscription(subscription);
  return { ...known, ...position };
}

/** The ClusterServiceVersion to follow: what is installed, otherwise what is on its way (SU-003). */
export function csvNameOf(subscription: Subscription | null): string | null {
  return subscription?.status?.installedCSV ?? subscription?.status?.currentCSV ?? null;
}

/** The InstallPlan to follow (SU-004). */
export function planNameOf(subscription: Subscription | null): string | null {
  return subscription?.status?.installPlanRef?.name ?? null;
}

/** What to show for each stage of a progress. */
export function stageState(stage: Stage, progress: InstallProgress): StageState {
  if (progress.outcome === 'succeeded') return 'done';
  if (progress.stage === null) return 'waiting';
  const distance = STAGES.indexOf(stage) - STAGES.indexOf(progress.stage);
  if (distance !== 0) return distance < 0 ? 'done' : 'waiting';
  switch (progress.outcome) {
    case 'failed':
      return 'failed';
    case 'needs-approval':
      return 'needs-approval';
    case 'running':
    case 'gone':
      return 'running';
  }
}

type Position = Pick<InstallProgress, 'outcome' | 'stage'> &
  Partial<Pick<InstallProgress, 'message' | 'isTroubled'>>;

/** CSV phases: Pending, InstallReady, Installing, Succeeded, Failed; Replacing and Deleting belong to a later update. */
function ofCsv({ csv, plan }: Followed): Position | null {
  const { phase, message = null } = csv?.status ?? {};
  switch (phase) {
    case undefined:
    case '':
      return null;
    case 'Succeeded':
      return { outcome: 'succeeded', stage: 'ready' };
    case 'Failed':
      return { outcome: 'failed', stage: 'ready', message };
    case 'Pending':
      return ofPending(csv, plan);
    case 'InstallReady':
      return { outcome: 'running', stage: 'install', message };
    default:
      return { outcome: 'running', stage: 'ready', message };
  }
}

/**
 * While the plan still creates objects, requirements that are not met are the normal course of things (recording
 * install_automatic); afterwards nothing more comes (recording min_kube_version).
 */
function ofPending(csv: ClusterServiceVersion | null, plan: InstallPlan | null): Position {
  const { reason, message = null, requirementStatus = [] } = csv?.status ?? {};
  const isTroubled = reason === 'RequirementsNotMet' && plan?.status?.phase === 'Complete';
  if (!isTroubled) return { outcome: 'running', stage: 'install', message };
  const unmet = requirementStatus.filter(({ status = '' }) => !MET.includes(status));
  const reasons = unmet.map(
    ({ kind = '', name = '', message: why = '' }) => `${kind} ${name}: ${why}`,
  );
  const words = reasons.length === 0 ? message : reasons.join('; ');
  return { outcome: 'running', stage: 'install', message: words, isTroubled };
}

const MET = ['Present', 'Satisfied'];

/** IP-003, IP-010; a plan that installs may carry the error that it retries (recording approve_invalid). */
function ofPlan(plan: InstallPlan | null, csv: string | null): Position | null {
  if (plan === null || (csv !== null && !names(plan, csv))) return null;
  const { phase, message = null } = plan.status ?? {};
  switch (phase) {
    case 'RequiresApproval':
      // IN-046. An approved plan keeps this phase until OLM looks at it.
      return {
        outcome: plan.spec?.approved === true ? 'running' : 'needs-approval',
        stage: 'plan',
      };
    case 'Failed':
      return { outcome: 'failed', stage: 'install', message: message ?? failureIn(plan) };
    case 'Installing':
    case 'Complete':
      return { outcome: 'running', stage: 'install', message, isTroubled: message !== null };
    default:
      return { outcome: 'running', stage: 'plan', message };
  }
}

function names(plan: InstallPlan, csv: string): boolean {
  return plan.spec?.clusterServiceVersionNames.includes(csv) === true;
}

function failureIn({ status }: InstallPlan): string | null {
  const installed = status?.conditions?.find(({ type }) => type === 'Installed');
  return installed?.message ?? null;
}

/**
 * Before there is a plan, the Subscription's conditions are all that OLM says. All are problems only while True (SU-006);
 * `BundleUnpacking` is the normal state of work, with a message when it goes wrong (recording bundle_unpack_failed).
 */
function ofSubscription({ status }: Subscription): Position {
  const conditions = (status?.conditions ?? []).filter((one) => one.status === 'True');
  return (
    ofUnpacking(conditions) ??
    ofResolution(conditions) ?? {
      outcome: 'running',
      stage: status?.currentCSV === undefined ? 'resolve' : 'plan',
    }
  );
}

function ofUnpacking(conditions: readonly Condition[]): Position | null {
  const failure = saying('BundleUnpackFailed', conditions);
  if (failure !== null) return { outcome: 'failed', stage: 'unpack', message: failure };
  const unpacking = conditions.find(({ type }) => type === 'BundleUnpacking');
  if (unpacking === undefined) return null;
  const message = unpacking.message ?? null;
  return { outcome: 'running', stage: 'unpack', message, isTroubled: message !== null };
}

/** SU-009 tells of a plan, SU-010 of none; with a catalog that is down (SU-005) OLM waits until it is back. */
function ofResolution(conditions: readonly Condition[]): Position | null {
  const unresolved = saying('ResolutionFailed', conditions);
  if (unresolved !== null) return { outcome: 'failed', stage: 'resolve', message: unresolved };
  const failed = saying('InstallPlanFailed', conditions);
  if (failed !== null) return { outcome: 'failed', stage: 'install', message: failed };
  const unhealthy = saying('CatalogSourcesUnhealthy', conditions);
  return unhealthy === null
    ? null
    : { outcome: 'running', stage: 'resolve', message: unhealthy, isTroubled: true };
}

function saying(type: string, conditions: readonly Condition[]): string | null {
  const found = conditions.find((one) => one.type === type);
  return found === undefined ? null : (found.message ?? found.reason ?? type);
}
