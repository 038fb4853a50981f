import { ClusterError } from '~/kube/clusterError';
import { getJson } from '~/kube/request';
import { type ClusterCall, objectOf } from '~/olm/calls/clusterCall';
import { type Resubscription, resubscriptionCalls } from '~/operator/rules/resubscription';
import { sameActor } from '~/kube/useOwnAnswers';
import { forgetResubscription, keepResubscription } from './resubscriptionStore';
import { send } from '~/olm/read/useClusterCalls';

/**
 * Sends one call of a resubscription; the last one after the deletions are complete. Until then, the data to complete it
 * is stored.
 */
export async function sendResubscription(call: ClusterCall, plan: Resubscription): Promise<void> {
  if (call.kind !== 'create') {
    keepResubscription(plan);
    await send(call);
    return;
  }
  const assertSameActor = sameActor();
  const deleted = resubscriptionCalls(plan).filter(({ kind }) => kind === 'delete');
  for (const one of deleted) await waitUntilGone(one);
  assertSameActor();
  await send(call);
  forgetResubscription(plan);
}

/**
 * Finalizers can delay a deletion by some seconds, and OLM resolves nothing beside a CSV without a Subscription. If an
 * object still exists after that, OLM resolves again when it is deleted.
 */
async function waitUntilGone(call: ClusterCall): Promise<void> {
  const { signal } = new AbortController();
  for (let requested = 0; requested < ATTEMPTS; requested += 1) {
    try {
      await getJson(call.model, objectOf(call), signal);
    } catch (error) {
      // Continues without permission to get the object.
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
