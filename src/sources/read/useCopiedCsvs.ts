import { useMemo, useState } from 'react';
import { type Loadable, map } from '~/kube/loadable';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { type CopiesState, copiesCall, copiesState } from '~/sources/rules/copiedCsvs';
import { type OlmConfig, olmConfigModel } from '~/kube/models/olmConfig';
import { useAllowedList } from '~/kube/allowedLists';
import type { CallsRun } from '~/olm/read/useClusterCalls';
import { useLiveCalls } from '~/olm/read/useLiveCalls';

/** OLMConfig `cluster`, kept up to date; `null`: there is none. Fails with `not-served` where OLM is too old to have it. */
export function useOlmConfig(): Loadable<OlmConfig | null> {
  const found = useAllowedList<OlmConfig>(olmConfigModel, CLUSTER);
  return useMemo(() => map(found, ([config]) => config ?? null), [found]);
}

const CLUSTER = { namespace: null, name: 'cluster' } as const;

export type CopiesSwitch = {
  /** What it is to be: the other way round than it was when this was used first. `null`: not known yet. */
  readonly willBeDisabled: boolean | null;
  /** As it is now, also while it is changed. */
  readonly now: Loadable<CopiesState>;
  /** Empty: it is so already. */
  readonly calls: readonly ClusterCall[];
  readonly run: CallsRun;
  /** Wants the other way round. */
  readonly turn: () => void;
};

/** Tells OLM to copy no CSVs, or to copy them again. */
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
