import { ClusterError } from '~/kube/clusterError';
import { getMetadata } from '~/kube/request';
import { contentsIn } from '~/olm/namespaces/namespaceContents';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { operatorGroupModel } from '~/kube/models/olm';
import { sameActor } from '~/kube/useOwnAnswers';
import { send } from '~/olm/read/useClusterCalls';

/**
 * Creates the missing OperatorGroup of a namespace, unless another one was created since. With two, OLM installs
 * nothing there (OG-007).
 */
export async function sendWhereNone(
  call: ClusterCall,
  namespace: string,
  sendOne: (call: ClusterCall) => Promise<void> = send,
): Promise<void> {
  const assertSameActor = sameActor();
  const { signal } = new AbortController();
  const list = await getMetadata(operatorGroupModel, { namespace }, signal);
  const [found] = contentsIn(list, operatorGroupModel);
  if (found !== undefined) {
    throw new ClusterError({ kind: 'already-exists', message: found.metadata.name });
  }
  assertSameActor();
  await sendOne(call);
}
