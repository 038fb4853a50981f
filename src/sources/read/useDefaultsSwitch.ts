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
import type { CallsRun } from '~/olm/read/useClusterCalls';
import { useLiveCalls } from '~/olm/read/useLiveCalls';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { useOperatorHub } from './useOperatorHub';

export type DefaultsSwitch = {
  /** `null`: there is none. Stays as it was shown while it is changed. */
  readonly hub: Loadable<OperatorHub | null>;
  /** What somebody else has changed since it was seen first. */
  readonly meanwhile: readonly HubChange[];
  /** How far OpenShift is now; `null`: not known. */
  readonly progress: DefaultsProgress | null;
  /** Empty: it is as it was chosen. */
  readonly calls: readonly ClusterCall[];
  readonly run: CallsRun;
};

/** Switches default catalogs on and off. What somebody else changes meanwhile stays, and the choice too. */
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
  // Said before anything is chosen.
  const missing = useMissingPermissions(RIGHTS);
  return {
    ...plan,
    progress: found === null ? null : defaultsProgress(found),
    run: { ...run, missing },
  };
}

const RIGHTS = [PATCH_HUB];

/** That it may not be read is a failure to those who want to change it. */
function useVisibleHub(): Loadable<OperatorHub | null> {
  const hubState = useOperatorHub();
  return useMemo(() => {
    if (hubState.status !== 'ready') return hubState;
    const { hub, failure } = hubState.data;
    if (failure !== null) return failed(failure);
    return hub === 'hidden' ? ready(null) : map(hubState, () => hub);
  }, [hubState]);
}
