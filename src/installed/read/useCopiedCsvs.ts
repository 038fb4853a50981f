import { useMemo, useState } from 'react';
import { type Loadable, map } from '~/kube/loadable';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { type CopiesState, copiesCall, copiesState } from '~/installed/rules/copiedCsvs';
import { type OlmConfig, olmConfigModel } from '~/kube/models/olm';
import { useAllowedList } from '~/kube/allowedLists';
import { type CallsRun, useLiveCalls } from '~/olm/read/useClusterCalls';

/** The live OLMConfig `cluster`; `null`: does not exist. Fails with `not-served` in earlier versions of OLM. */
export function useOlmConfig(): Loadable<OlmConfig | null> {
  const found = useAllowedList<OlmConfig>(olmConfigModel, CLUSTER);
  return useMemo(() => map(found, ([config]) => config ?? null), [found]);
}

const CLUSTER = { namespace: null, name: 'cluster' } as const;

export type CopiesSwitch = {
  /** The wanted state: initially the opposite of the current one. `null`: unknown. */
  readonly willBeDisabled: boolean | null;
  /** The current state, also during a change. */
  readonly now: Loadable<CopiesState>;
  /** Empty: no change. */
  readonly calls: readonly ClusterCall[];
  readonly run: CallsRun;
  /** Changes to the opposite. */
  readonly turn: () => void;
};

/** Disables or enables the copies of CSVs. */
export function useCopiesSwitch(): CopiesSwitch {
  const config = useOlmConfig();
  const [willBeDisabled, setWillBeDisabled] = useState<boolean | null>(null);
  if (willBeDisabled === null && config.status === 'ready') {
    setWillBeDisabled(!copiesState(config.data).isDisabled);
  }
  const live = useMemo(() => {
    const isKnown = config.status === 'ready' && willBeDisabled !== null;
    const call = isKnown ? copiesCall(config.data, willBeDisabled) : null;
    return { calls: call === null ? [] : [call] };
  }, [config, willBeDisabled]);
  const { plan, run } = useLiveCalls(live);
  const now = useMemo(() => map(config, copiesState), [config]);
  return {
    willBeDisabled,
    now,
    calls: plan.calls,
    run,
    turn: () => {
      setWillBeDisabled((before) => before !== true);
    },
  };
}
