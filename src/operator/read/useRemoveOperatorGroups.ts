import { useState } from 'react';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { type GroupChoice, deleteOtherGroups } from '~/operator/rules/operatorGroupChoice';
import { type CallsRun, useClusterCalls } from '~/olm/read/useClusterCalls';

export type GroupRemoval = {
  readonly choices: readonly GroupChoice[];
  /** The name of the one that stays. */
  readonly staying: string;
  readonly keep: (name: string) => void;
  readonly calls: readonly ClusterCall[];
  readonly run: CallsRun;
};

/** Leaves a namespace one OperatorGroup of several, at first the one that most depends on. */
export function useRemoveOperatorGroups(
  choices: readonly GroupChoice[],
  namespace: string,
): GroupRemoval {
  const [staying, keep] = useState(choices[0]?.name ?? '');
  const calls = deleteOtherGroups(choices, staying, namespace);
  return { choices, staying, keep, calls, run: useClusterCalls(calls) };
}
