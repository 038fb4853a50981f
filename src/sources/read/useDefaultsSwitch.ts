import { useMemo, useState } from 'react';
import { type Loadable, dataOr, failed, map, ready } from '~/kube/loadable';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import {
  type DefaultsChoice,
  type DefaultsProgress,
  type HubChange,
  PATCH_HUB,
  hubCall,
  defaultsProgress,
  hubChanges,
} from '~/olm/catalogSources/defaultSources';
import type { OperatorHub } from '~/kube/models/operatorHub';
import { type CallsRun, useLiveCalls } from '~/olm/read/useClusterCalls';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { useOperatorHub } from './useOperatorHub';

export type DefaultsSwitch = {
  /** `null`: does not exist. It does not change while it is being saved. */
  readonly hub: Loadable<OperatorHub | null>;
  /** The changes of other users since it was first shown. */
  readonly meanwhile: readonly HubChange[];
  /** The progress of OpenShift; `null`: unknown. */
  readonly progress: DefaultsProgress | null;
  /** Empty: no change. */
  readonly calls: readonly ClusterCall[];
  readonly run: CallsRun;
};

/** Enables and disables default catalogs. Concurrent changes by other users are kept, and so is the choice. */
export function useDefaultsSwitch(choice: DefaultsChoice): DefaultsSwitch {
  const hub = useVisibleHub();
  const found = dataOr(hub, null);
  const [first, setFirst] = useState(found);
  if (first === null && found !== null) setFirst(found);
  const live = useMemo(() => {
    const call = found === null ? null : hubCall(found, choice);
    return {
      hub,
      meanwhile: found === null || first === null ? [] : hubChanges(first, found),
      calls: call === null ? [] : [call],
    };
  }, [hub, found, first, choice]);
  const { plan, run } = useLiveCalls(live);
  // Shown before any choice.
  const missing = useMissingPermissions(PERMISSIONS);
  return {
    ...plan,
    progress: found === null ? null : defaultsProgress(found),
    run: { ...run, missing },
  };
}

const PERMISSIONS = [PATCH_HUB];

/** A user who wants to change it needs permission to read it. */
function useVisibleHub(): Loadable<OperatorHub | null> {
  const hubState = useOperatorHub();
  return useMemo(() => {
    if (hubState.status !== 'ready') return hubState;
    const { hub, failure } = hubState.data;
    if (failure !== null) return failed(failure);
    return hub === 'hidden' ? ready(null) : map(hubState, () => hub);
  }, [hubState]);
}
