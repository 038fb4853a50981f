import { useState } from 'react';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { type CallsRun, send, useClusterCalls } from './useClusterCalls';

/**
 * Calls that follow the cluster until they are sent, and then remain unless they fail. After a conflict with another
 * user, the call is created again from the current state and the user's choice.
 * @param live the calls for the current state, with the data that is shown
 */
export function useLiveCalls<Plan extends { readonly calls: readonly ClusterCall[] }>(
  live: Plan,
): { readonly plan: Plan; readonly run: CallsRun } {
  const [sent, setSent] = useState<Plan | null>(null);
  const plan = sent ?? live;
  const run = useClusterCalls(plan.calls, async (call) => {
    try {
      await send(call);
    } catch (error) {
      setSent(null);
      throw error;
    }
  });
  return {
    plan,
    run: {
      ...run,
      isLive: true,
      run: () => {
        setSent(plan);
        run.run();
      },
    },
  };
}
