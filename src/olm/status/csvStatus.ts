import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
  type CsvCondition,
} from '~/kube/models/olm';
import type { OlmMessage } from '~/olm/messages/message';
import { reporterOf, type Status, type StatusKind } from './status';
import { isRequirementMet } from '~/olm/installed/csv';

/** Context for the meaning of a CSV's phase. */
export type CsvContext = {
  /** The InstallPlan is still creating the CSV's requirements. */
  readonly isPlanAtWork: boolean;
  /** Another version is installed already. */
  readonly isUpdate: boolean;
};

/**
 * The status of a CSV; `null` before OLM sets a phase. Sources: CSV-004…CSV-013, CSV-031; recordings install_automatic,
 * csv_never_ready, not_upgradeable.
 */
export function csvStatus(read: ClusterServiceVersion, context: CsvContext): Status | null {
  const csv = asItsOriginal(read);
  const { phase = '', lastTransitionTime = null } = csv.status ?? {};
  const base = {
    kind: context.isUpdate ? 'updating' : 'installing',
    state: 'running',
    since: lastTransitionTime,
    messages: saying(csv),
  } as const;
  switch (phase) {
    case '':
      return null;
    case 'Succeeded':
      return { ...READY, since: readySince(csv) };
    case 'Failed':
      return failed(csv, base);
    case 'Replacing':
      return { ...base, kind: 'updating', stage: 'ready' };
    case 'Deleting':
      return { ...base, kind: 'removing', stage: 'ready' };
    case 'Unknown':
      return { ...base, kind: 'unknown', stage: 'ready' };
    default:
      return relapseOf(csv) ?? inProgress(csv, context, base);
  }
}

/**
 * OLM overwrites reason and message of a copied CSV, but its history contains those of the original (CSV-014; recording
 * global_install_and_copies).
 */
function asItsOriginal(csv: ClusterServiceVersion): ClusterServiceVersion {
  const { status } = csv;
  const last = status?.conditions?.at(-1);
  if (status?.reason !== 'Copied' || last?.phase !== status.phase) return csv;
  const { reason = '', message = '' } = last ?? {};
  return { ...csv, status: { ...status, reason, message } };
}

const READY = { kind: 'ready', stage: 'ready', state: 'done', messages: [] } as const;

/** Pending, InstallReady, Installing. */
function inProgress(csv: ClusterServiceVersion, context: CsvContext, base: BaseReport): Status {
  switch (csv.status?.phase) {
    case 'Pending':
      return blocked(csv, base) ?? unmet(csv, context, base) ?? { ...base, stage: 'install' };
    case 'InstallReady':
      return { ...base, stage: 'install' };
    default:
      return { ...base, stage: 'ready' };
  }
}

type BaseReport = Omit<Status, 'stage'>;

/** Since when a CSV has been ready without interruption; `null` if it is not ready or this is unknown. */
export function readySince({ status }: ClusterServiceVersion): string | null {
  if (status?.phase !== 'Succeeded') return null;
  const latest = status.conditions?.findLast(({ phase }) => phase === 'Succeeded');
  return latest?.lastTransitionTime ?? status.lastTransitionTime ?? null;
}

/** The CSV that will run in the end: no other CSV replaces it (CSV-031). CSVs in deletion are last. */
export function headCsv(csvs: readonly ClusterServiceVersion[]): ClusterServiceVersion | null {
  const staying = csvs.filter((csv) => !isLeaving(csv));
  const replaced = staying.map(({ spec }) => spec?.replaces);
  const heads = staying.filter(({ metadata }) => !replaced.includes(metadata.name));
  return heads.at(-1) ?? staying.at(-1) ?? csvs[0] ?? null;
}

/** Whether a version works: OLM reported it healthy, or is replacing it and the next version does not run yet. */
export function isWorking(csvs: readonly ClusterServiceVersion[]): boolean {
  return csvs.some(({ metadata, status }) => {
    if (metadata.deletionTimestamp !== undefined) return false;
    if (status?.phase === 'Succeeded') return true;
    return status?.phase === 'Replacing' && ['', 'Pending'].includes(phaseOfHead(csvs));
  });
}

function phaseOfHead(csvs: readonly ClusterServiceVersion[]): string {
  return headCsv(csvs)?.status?.phase ?? '';
}

function isLeaving({ metadata, status }: ClusterServiceVersion): boolean {
  return metadata.deletionTimestamp !== undefined || status?.phase === 'Deleting';
}

/** Failures that an OperatorGroup causes are also reported for the OperatorGroup: one problem (CSV-009, OG-007). */
function failed(csv: ClusterServiceVersion, base: BaseReport): Status {
  const reason = csv.status?.reason ?? '';
  return {
    ...base,
    kind: GROUP_FAILURES[reason] ?? 'failed',
    stage: BEFORE_INSTALLING.includes(reason) ? 'install' : 'ready',
    state: 'failed',
    since: failingSince(csv) ?? base.since,
  };
}

const GROUP_FAILURES: Readonly<Record<string, StatusKind | undefined>> = {
  NoOperatorGroup: 'no-operator-group',
  TooManyOperatorGroups: 'several-operator-groups',
};

/** OLM's reasons to fail a CSV whose Deployments or other parts are not all created. */
const BEFORE_INSTALLING = [
  'NoOperatorGroup',
  'TooManyOperatorGroups',
  'NoTargetNamespaces',
  'UnsupportedOperatorGroup',
  'InvalidInstallModes',
  'InvalidStrategy',
  'InvalidInstallStrategy',
  'InvalidWebhookDescription',
  'InterOperatorGroupOwnerConflict',
  'CannotModifyStaticOperatorGroupProvidedAPIs',
  'OwnerConflict',
  'InstallComponentFailed',
  'InstallComponentFailedNoRetry',
];

/** OC-005: OLM blocks the update while the running version requests it. */
function blocked(csv: ClusterServiceVersion, base: BaseReport): Status | null {
  if (csv.status?.reason !== 'OperatorConditionNotUpgradeable') return null;
  return { ...base, kind: 'update-blocked', stage: 'install', state: 'retrying' };
}

/**
 * CSV-008. While the plan creates objects, unmet requirements are normal (recording install_automatic). Afterwards
 * nothing more is created (recording min_kube_version).
 */
function unmet(csv: ClusterServiceVersion, context: CsvContext, base: BaseReport): Status | null {
  const { reason, requirementStatus } = csv.status ?? {};
  if (reason !== 'RequirementsNotMet' || context.isPlanAtWork) return null;
  const messages = (requirementStatus ?? [])
    .filter(({ status = '' }) => !isRequirementMet(status))
    .flatMap(({ kind = '', name = '', message = '' }) =>
      saying(csv, `${kind} ${name}: ${message}`),
    );
  return {
    ...base,
    kind: 'requirements-not-met',
    stage: 'install',
    state: 'retrying',
    messages: messages.length === 0 ? base.messages : messages,
  };
}

/**
 * If a CSV does not become ready in time, OLM starts again repeatedly (recording csv_never_ready). Between two failures
 * it looks like an installation, but it counts as failed until it succeeds.
 */
function relapseOf(csv: ClusterServiceVersion): Status | null {
  const history = csv.status?.conditions ?? [];
  const last = history.findLast(({ phase }) => phase === 'Failed' || phase === 'Succeeded');
  if (last?.phase !== 'Failed' || BEFORE_INSTALLING.includes(last.reason ?? '')) return null;
  return {
    kind: 'failed',
    stage: 'ready',
    state: 'retrying',
    since: failingSince(csv),
    messages: [...saying(csv, last.message, last.reason), ...saying(csv)],
  };
}

/** The first failure since it last worked; each new attempt ends in another one. */
function failingSince({ status }: ClusterServiceVersion): string | null {
  const history = status?.conditions ?? [];
  const first = history.slice(lastSuccess(history) + 1).find(({ phase }) => phase === 'Failed');
  return first?.lastTransitionTime ?? null;
}

function lastSuccess(history: readonly CsvCondition[]): number {
  return history.findLastIndex(({ phase }) => phase === 'Succeeded');
}

function saying(
  csv: ClusterServiceVersion,
  message = csv.status?.message,
  reason = csv.status?.reason,
): readonly OlmMessage[] {
  if (message === undefined || message === '') return [];
  return [{ by: reporterOf(clusterServiceVersionModel, csv), reason: reason ?? '', message }];
}
