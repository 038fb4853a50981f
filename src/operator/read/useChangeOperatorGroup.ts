import type { ClusterCall } from '~/olm/calls/clusterCall';
import type { ModeChoice } from '~/operator/rules/modeChoice';
import {
  type ChangeableGroup,
  type Neighbour,
  changeGroup,
} from '~/operator/rules/operatorGroupChange';
import { type CallsRun, useClusterCalls } from '~/olm/read/useClusterCalls';
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
