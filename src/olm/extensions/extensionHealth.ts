import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import type { Deployment } from '~/kube/models/deployment';
import type { Pod } from '~/kube/models/workloads';
import type { Health } from '~/olm/status/health';
import { levelOf, type StatusKind } from '~/olm/status/status';
import { deploymentState, lastingCause } from '~/olm/workloads/workload';
import { conditionOf, type Extension } from './extension';
import type { ExtensionFinding, ExtensionStatus } from './extensionStatus';

/**
 * Whether the workload of an extension runs. This is separate from the condition Installed, which only means that it
 * was applied.
 */
export type ExtensionHealth =
  /** Nothing was ever applied. */
  | { readonly kind: 'nothing' }
  /** The user cannot read its Deployments. */
  | { readonly kind: 'unknown' }
  /** It has no Deployment. */
  | { readonly kind: 'no-workload' }
  | { readonly kind: 'healthy' }
  /** Not ready yet. */
  | { readonly kind: 'starting'; readonly deployments: readonly UnreadyDeployment[] }
  | { readonly kind: 'failing'; readonly deployments: readonly UnreadyDeployment[] };

export type UnreadyDeployment = {
  readonly namespace: string;
  readonly name: string;
  readonly available: number;
  readonly wanted: number;
  /** The time since which it has not been available, or cannot be updated; `null`: unknown. */
  readonly since: string | null;
  /** Why its pods do not run, with Kubernetes' reason; `null`: they start, or unknown. */
  readonly cause: { readonly reason: string; readonly message: string } | null;
};

/**
 * If revisions are separate resources, their probes decide (condition `Available`); otherwise the Deployments.
 * @param deployments `null` if not readable
 * @param pods of unready Deployments
 */
export function extensionHealth(
  extension: Extension,
  deployments: readonly Deployment[] | null,
  pods: readonly Pod[] = [],
): ExtensionHealth {
  if (extension.installed === null) return { kind: 'nothing' };
  const available = conditionOf(extension, 'Available');
  if (available?.status === 'True') return { kind: 'healthy' };
  if (deployments === null) return { kind: 'unknown' };
  const owned = ownedDeployments(extension, deployments);
  const unready = owned.filter((one) => !isReady(one));
  if (unready.length > 0) return unreadyHealth(unready, pods);
  if (available !== null) {
    return { kind: available.status === 'False' ? 'failing' : 'starting', deployments: [] };
  }
  return { kind: owned.length === 0 ? 'no-workload' : 'healthy' };
}

function unreadyHealth(unready: readonly Deployment[], pods: readonly Pod[]): ExtensionHealth {
  const states = unready.map((one) => readinessOf(one, pods));
  const isFailing = unready.some(hasFailed) || states.some(({ cause }) => cause !== null);
  return { kind: isFailing ? 'failing' : 'starting', deployments: states };
}

/** The Deployments with OLM's owner label of an extension. */
export function ownedDeployments(
  { name }: Pick<Extension, 'name'>,
  deployments: readonly Deployment[],
): readonly Deployment[] {
  return deployments.filter(({ metadata }) => {
    const labels = recordIn(recordIn(metadata)['labels']);
    return labels[OWNER_KIND] === 'ClusterExtension' && labels[OWNER_NAME] === name;
  });
}

const OWNER_KIND = 'olm.operatorframework.io/owner-kind';
const OWNER_NAME = 'olm.operatorframework.io/owner-name';

/**
 * As `kubectl rollout status` (kubectl/pkg/polymorphichelpers/rollout_status.go), except that a Deployment scaled to
 * zero counts as failing.
 */
function isReady(deployment: Deployment): boolean {
  const generation = count(deployment.metadata.generation, 0);
  const status = recordIn(deployment.status);
  const wanted = wantedOf(deployment);
  const updated = count(status['updatedReplicas'], 0);
  return (
    wanted > 0 &&
    count(status['observedGeneration'], 0) >= generation &&
    updated >= wanted &&
    count(status['replicas'], 0) <= updated &&
    count(status['availableReplicas'], 0) >= updated
  );
}

function hasFailed(deployment: Deployment): boolean {
  return (
    wantedOf(deployment) === 0 ||
    conditionsOf(deployment).some(
      ({ type, status }) =>
        (type === 'Progressing' && status === 'False') ||
        (type === 'ReplicaFailure' && status === 'True'),
    )
  );
}

/** The condition of an unavailable Deployment, or otherwise of a failed update. */
function troubleOf(deployment: Deployment): JsonRecord | undefined {
  const failed = conditionsOf(deployment).filter(({ status }) => status === 'False');
  return (
    failed.find(({ type }) => type === 'Available') ??
    failed.find(({ type }) => type === 'Progressing')
  );
}

function conditionsOf({ status }: Deployment): readonly JsonRecord[] {
  return listIn(recordIn(status)['conditions']).map(recordIn);
}

function readinessOf(deployment: Deployment, pods: readonly Pod[]): UnreadyDeployment {
  const { name, namespace } = recordIn(deployment.metadata);
  const cause = lastingCause(deploymentState(deployment, pods).hindrances);
  return {
    name: textIn(name) ?? '',
    namespace: textIn(namespace) ?? '',
    available: count(recordIn(deployment.status)['availableReplicas'], 0),
    wanted: wantedOf(deployment),
    since: textIn(troubleOf(deployment)?.['lastTransitionTime']),
    cause: cause && { reason: cause.reason, message: cause.message },
  };
}

function wantedOf({ spec }: Deployment): number {
  return count(recordIn(spec)['replicas'], 1);
}

function count(value: unknown, absent: number): number {
  return typeof value === 'number' ? value : absent;
}

/**
 * The most severe problem of an extension as a status. A failing workload is more severe than a blocked update. The
 * condition Installed is not evidence, because it only means that the bundle was applied (recordings
 * v1_install_channel, v1_never_ready).
 */
export function operatorHealth(extension: Extension, status: ExtensionStatus): Health {
  const { findings } = status;
  const isInstalled = extension.installed !== null;
  const kinds = findings.flatMap((one) => healthKindOf(one, isInstalled) ?? []);
  const kind = ORDER.find((one) => kinds.includes(one)) ?? (isInstalled ? 'ready' : 'unknown');
  const progressing = conditionOf(extension, 'Progressing');
  const finding = CAUSED.includes(kind)
    ? findings.find((one) => one.kind !== 'unknown' && healthKindOf(one, isInstalled) === kind)
    : undefined;
  return {
    kind,
    level: levelOf(kind, isInstalled && kind !== 'not-running'),
    runs: isInstalled && !findings.some((one) => one.kind === 'not-ready'),
    isRetried: progressing?.reason === 'Retrying',
    ...(REPORTED.includes(kind) && progressing !== null
      ? { reason: progressing.reason, message: status.lines.join('\n') }
      : { reason: '', message: '' }),
    ...(finding === undefined ? {} : { finding }),
  };
}

/** Statuses that a finding explains. */
const CAUSED: readonly StatusKind[] = ['change-blocked', 'install-blocked', 'not-running'];

/** Statuses for which OLM's message has more details. */
const REPORTED: readonly StatusKind[] = ['change-blocked', 'install-blocked'];

/** The most severe first. */
const ORDER = [
  'removing',
  'not-running',
  'install-blocked',
  'change-blocked',
  'installing',
  'updating',
] as const;

/** `null`: the extension is as requested. */
function healthKindOf(
  finding: ExtensionFinding,
  isInstalled: boolean,
): (typeof ORDER)[number] | null {
  const working = isInstalled ? 'updating' : 'installing';
  const blocked = isInstalled ? 'change-blocked' : 'install-blocked';
  switch (finding.kind) {
    case 'deleting':
      return 'removing';
    case 'not-looked':
      return working;
    case 'rolling-out':
      return finding.isOverdue ? blocked : working;
    case 'not-ready':
      return finding.isFailing ? 'not-running' : 'installing';
    case 'no-catalog':
      return isInstalled && !finding.isReported ? null : blocked;
    default:
      return blocked;
  }
}
