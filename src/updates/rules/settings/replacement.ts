import type { ClusterServiceVersion } from '~/kube/models/olm';
import type { StatusFinding } from '~/olm/diagnosis/findings';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import type { StatusKind } from '~/olm/status/status';
import { csvStatus, headCsv } from '~/olm/status/csvStatus';

/** The relation of the installed CSV to its replacement. */
export type Replacement =
  /** The running version blocks it (OC-005). */
  | { readonly kind: 'held-back'; readonly to: string }
  | { readonly kind: 'being-replaced'; readonly to: string }
  /** The next version exists but cannot replace the installed one. */
  | { readonly kind: 'replacement-stuck'; readonly to: string }
  | { readonly kind: 'replacement-failed'; readonly to: string; readonly failsForward: boolean }
  /** The installed version failed; `to`: the pending one. */
  | { readonly kind: 'failed'; readonly to: string | null; readonly failsForward: boolean };

/**
 * `null`: no replacement and no failure. Sources: CSV-031, OC-005; OLM's pkg/controller/operators/olm/operator.go: a
 * CSV remains Pending until its predecessor is Replacing, which requires Succeeded unless the OperatorGroup's
 * upgradeStrategy allows otherwise.
 */
export function replacementOf(
  facts: Pick<OperatorFacts, 'csvs' | 'operatorGroups'>,
  findings: Findings,
): Replacement | null {
  const [installed] = facts.csvs;
  const head = headCsv(facts.csvs);
  if (installed === undefined || head === null) return null;
  const failsForward = doesFailForward(facts);
  const to = head === installed ? null : versionOf(head);
  if (isFailed(installed) && (to === null || !failsForward)) {
    return { kind: 'failed', to, failsForward };
  }
  if (to === null) return null;
  if (isFailed(head)) return { kind: 'replacement-failed', to, failsForward };
  return { kind: isHeldBack(head) ? 'held-back' : replacementState(findings), to };
}

type Findings = readonly Pick<StatusFinding, 'kind'>[];

function versionOf({ metadata, spec }: ClusterServiceVersion): string {
  return spec?.version ?? metadata.name;
}

function replacementState(findings: Findings): 'replacement-stuck' | 'being-replaced' {
  const isStuck = findings.some(({ kind }) => BLOCKING_KINDS.includes(kind));
  return isStuck ? 'replacement-stuck' : 'being-replaced';
}

/** Problems of a new version with existing objects. */
const BLOCKING_KINDS: readonly StatusKind[] = [
  'requirements-not-met',
  'pods-not-running',
  'plan-failed',
];

/** Failed, or restarted by OLM after a failure (recording csv_never_ready). */
function isFailed(csv: ClusterServiceVersion): boolean {
  const context = { isPlanAtWork: false, isUpdate: false };
  return csv.status?.phase === 'Failed' || csvStatus(csv, context)?.kind === 'failed';
}

export function isReady({ status }: ClusterServiceVersion): boolean {
  return status?.phase === 'Succeeded';
}

/** OC-005: the reason remains while the previous version blocks the update. */
function isHeldBack({ status }: ClusterServiceVersion): boolean {
  return status?.reason === 'OperatorConditionNotUpgradeable';
}

/** OLM's api/operators/v1: by default a failed CSV is not replaced. */
function doesFailForward({ operatorGroups }: Pick<OperatorFacts, 'operatorGroups'>): boolean {
  return (operatorGroups ?? []).some(
    ({ spec }) => spec?.upgradeStrategy === 'TechPreviewUnsafeFailForward',
  );
}
