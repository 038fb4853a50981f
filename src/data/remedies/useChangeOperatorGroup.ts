import type { ClusterCall } from '~/domain/remedies/clusterCall';
import type { ModeChoice } from '~/domain/remedies/modeChoice';
import {
  type ChangeableGroup,
  type Neighbour,
  changeGroup,
} from '~/domain/remedies/operatorGroupChange';
import { type CallsRun, useClusterCalls } from './useClusterCalls';
import { useModeChoice } from './useModeChoice';

export type GroupChange = {
  readonly choice: ModeChoice;
  readonly calls: readonly ClusterCall[];
  readonly neighbours: readonly Neighbour[];
  readonly run: CallsRun;
};

/** Makes an OperatorGroup select namespaces in a way that an Operator supports. */
export function useChangeOperatorGroup(subject: ChangeableGroup): GroupChange {
  const choice = useModeChoice(subject.modes);
  const { calls, neighbours } = changeGroup(subject, choice.mode, choice.typed);
  return { choice, calls, neighbours, run: useClusterCalls(calls) };
}
