import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type Loadable, all, dataOr, loading, map } from '~/kube/loadable';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { COPIED_FROM } from '~/olm/installed/copyLabel';
import {
  type CopiesState,
  type CopyCounts,
  type GlobalOperator,
  copiesCall,
  copiesState,
  globalOperators,
} from '~/sources/rules/copiedCsvs';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
} from '~/kube/models/clusterServiceVersion';
import { type OlmConfig, olmConfigModel } from '~/kube/models/olmConfig';
import { fromQuery } from '~/kube/fromQuery';
import { useAllowedList } from '~/kube/allowedLists';
import type { CallsRun } from '~/olm/read/useClusterCalls';
import { useLiveCalls } from '~/olm/read/useLiveCalls';
import { useNamespaces } from '~/kube/useNamespaces';
import { copyCounts } from './copyCounts';

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

export type GlobalCopies = {
  readonly operators: Loadable<readonly GlobalOperator[]>;
  /** How many copies there are of each, now. */
  readonly counts: Loadable<CopyCounts>;
  readonly isCounting: boolean;
  readonly countAgain: () => void;
  /** How many namespaces there are. */
  readonly namespaces: Loadable<number>;
  readonly isOpenShift: boolean;
};

/** The Operators that watch all namespaces, with the copies of their CSVs. @param now what OLM says about them */
export function useGlobalCopies(now: Loadable<CopiesState>): GlobalCopies {
  const csvs = useAllowedList<ClusterServiceVersion>(clusterServiceVersionModel, ORIGINALS);
  const operators = useMemo(() => map(csvs, globalOperators), [csvs]);
  const { namespaces, areProjects } = useNamespaces();
  const origins = useMemo(
    () => [...new Set(dataOr(operators, NONE).map(({ namespace }) => namespace))].toSorted(),
    [operators],
  );
  const said = dataOr(now, null)?.said?.message ?? '';
  const isKnown = operators.status === 'ready';
  const query = useQuery({
    ...copyCounts(origins, said),
    enabled: isKnown,
    placeholderData: (before) => before,
  });
  const counts = fromQuery(query);
  return {
    operators,
    counts: isKnown ? counts : map(all({ operators }), () => NO_COUNTS),
    isCounting: query.isFetching,
    countAgain: () => {
      void query.refetch();
    },
    namespaces: namespaces.status === 'ready' ? map(namespaces, ({ length }) => length) : loading,
    isOpenShift: areProjects,
  };
}

const ORIGINALS = { namespace: null, withoutLabel: COPIED_FROM } as const;
const NONE: readonly GlobalOperator[] = [];
const NO_COUNTS: CopyCounts = new Map();
