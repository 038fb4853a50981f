import { useMemo } from 'react';
import type { Failure } from '~/kube/failure';
import { type Loadable, loading, ready } from '~/kube/loadable';
import type { SeenHub } from '~/olm/catalogSources/sourceOrigin';
import { type OperatorHub, operatorHubModel } from '~/kube/models/operatorHub';
import { useAllowedList } from '~/kube/allowedLists';

/** OperatorHub `cluster`, as far as it is readable. */
export type HubState = {
  readonly hub: SeenHub;
  /** The failure of the request; `null`: none, or it does not exist. */
  readonly failure: Failure | null;
};

/**
 * The live default catalogs of OpenShift. None outside OpenShift, or without its marketplace (BR-057). A failure does
 * not affect the other data of catalogs.
 */
export function useOperatorHub(): Loadable<HubState> {
  const found = useAllowedList<OperatorHub>(operatorHubModel, CLUSTER);
  return useMemo(() => {
    switch (found.status) {
      case 'loading':
        return loading;
      case 'ready':
        return ready({ hub: found.data[0] ?? null, failure: null }, found.stale);
      case 'failed': {
        const { failure } = found;
        const isAbsent = failure.kind === 'not-served' || failure.kind === 'not-found';
        return ready(isAbsent ? ABSENT : { hub: 'hidden', failure });
      }
    }
  }, [found]);
}

const CLUSTER = { namespace: null, name: 'cluster' } as const;
const ABSENT: HubState = { hub: null, failure: null };
