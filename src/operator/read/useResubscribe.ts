import { ClusterError } from '~/kube/clusterError';
import { getJson } from '~/kube/request';
import { type ClusterCall, objectOf } from '~/olm/calls/clusterCall';
import { type Resubscription, resubscriptionCalls } from '~/operator/rules/resubscription';
import { sameActor } from '~/kube/useOwnAnswers';
import { forgetResubscription, keepResubscription } from './resubscriptionStore';
import { type CallsRun, send, useClusterCalls } from '~/olm/read/useClusterCalls';

/** Subscribes again, step by step. What is needed to finish it is written down before the first step. */
export function useResubscribe(
  plan: Resubscription,
): CallsRun & { readonly calls: readonly ClusterCall[] } {
  const calls = resubscriptionCalls(plan);
  const run = useClusterCalls(calls, async (call) => {
    if (call.kind !== 'create') {
      await send(call);
      return;
    }
    const assertSameActor = sameActor();
    for (const deleted of calls.filter(({ kind }) => kind === 'delete'))
      await waitUntilGone(deleted);
    assertSameActor();
    await send(call);
    forgetResubscription(plan);
  });
  return {
    ...run,
    calls,
    run: () => {
      keepResubscription(plan);
      run.run();
    },
  };
}

/**
 * Finalizers may keep a deleted object for some seconds, and OLM resolves nothing beside a CSV without Subscription. What
 * is still there after that is left to OLM: it resolves again when the object has gone.
 */
async function waitUntilGone(call: ClusterCall): Promise<void> {
  const { signal } = new AbortController();
  for (let asked = 0; asked < ATTEMPTS; asked += 1) {
    try {
      await getJson(call.model, objectOf(call), signal);
    } catch (error) {
      // Who may delete but not look goes on, too.
      if (error instanceof ClusterError) return;
      throw error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE);
    });
  }
}

const ATTEMPTS = 20;
/** Milliseconds. */
const PAUSE = 1000;
