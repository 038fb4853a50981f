import type { OlmMessage } from '~/domain/olmMessages/message';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
} from '~/models/clusterServiceVersion';
import type { InstallPlan } from '~/models/installPlan';
import type { Followed } from './followed';
import type { Position } from './progress';

/** CSV phases: Pending, InstallReady, Installing, Succeeded, Failed; Replacing and Deleting belong to a later update. */
export function ofCsv({ csv, plan }: Followed): Position | null {
  if (csv === null) return null;
  const position = {
    said: saying(csv, csv.status?.message),
    isTroubled: false,
    since: csv.status?.lastTransitionTime ?? null,
  };
  switch (csv.status?.phase) {
    case undefined:
    case '':
      return null;
    case 'Succeeded':
      return { ...position, outcome: 'succeeded', stage: 'ready', said: [] };
    case 'Failed':
      return { ...position, outcome: 'failed', stage: 'ready' };
    case 'Pending':
      return ofPending(csv, plan, position);
    case 'InstallReady':
      return { ...position, outcome: 'running', stage: 'install' };
    default:
      return { ...position, outcome: 'running', stage: 'ready' };
  }
}

type Common = Pick<Position, 'said' | 'isTroubled' | 'since'>;

/**
 * While the plan still creates objects, requirements that are not met are the normal course of things (recording
 * install_automatic); afterwards nothing more comes (recording min_kube_version).
 */
function ofPending(csv: ClusterServiceVersion, plan: InstallPlan | null, common: Common): Position {
  const { reason, requirementStatus = [] } = csv.status ?? {};
  const running = { ...common, outcome: 'running', stage: 'install' } as const;
  const isBlocked = TROUBLES.includes(reason ?? '');
  const isUnmet = reason === 'RequirementsNotMet' && plan?.status?.phase === 'Complete';
  if (!isUnmet) return { ...running, isTroubled: isBlocked };
  const unmet = requirementStatus
    .filter(({ status = '' }) => !MET.includes(status))
    .flatMap(({ kind = '', name = '', message = '' }) =>
      saying(csv, `${kind} ${name}: ${message}`),
    );
  return { ...running, isTroubled: true, said: unmet.length === 0 ? common.said : unmet };
}

/** OLM holds back an update (recording not_upgradeable), or begins anew after it waited in vain (csv_never_ready). */
const TROUBLES = ['OperatorConditionNotUpgradeable', 'NeedsReinstall'];

const MET = ['Present', 'Satisfied', 'DeploymentFound'];

function saying(
  { metadata, status }: ClusterServiceVersion,
  message: string | undefined,
): readonly OlmMessage[] {
  if (message === undefined || message === '') return [];
  const by = {
    model: clusterServiceVersionModel,
    namespace: metadata.namespace ?? null,
    name: metadata.name,
  };
  return [{ by, reason: status?.reason ?? '', message }];
}
