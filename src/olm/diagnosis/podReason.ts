import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { type MeaningKind, meaningsIn } from '~/olm/messages/meaning';
import { csvStatus } from '~/olm/status/csvStatus';
import type { Status } from '~/olm/status/reportedStatus';
import { lastingCause, type OperatorDeployment } from '~/olm/workloads/workload';

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
