import { useState } from 'react';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { type CallsRun, send, useClusterCalls } from './useClusterCalls';

/**
 * Calls that follow the cluster until they are sent, and stay as they were sent as long as nothing goes wrong. One that is
 * refused because somebody else was quicker is made anew from what is there then: the choice is kept, and so is the change
 * of the other.
 * @param live what is to be done as the cluster is now, with everything that is shown of it
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
