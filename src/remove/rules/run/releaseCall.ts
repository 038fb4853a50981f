import type { ClusterCall } from '~/olm/calls/clusterCall';
import type { ObservedObject } from './observedObject';
import type { RemovalStep } from './removalStep';

/**
 * The patch that removes one finalizer from an object in deletion. The server rejects it if another object has the
 * name, or if the list changed. `null`: the object does not have the finalizer, or is not being deleted.
 */
export function releaseCall(
  { action }: RemovalStep,
  observed: ObservedObject,
  finalizer: string,
): Extract<ClusterCall, { readonly kind: 'patch' }> | null {
  if (action.kind !== 'delete' || observed.kind === 'absent') return null;
  const { uid, finalizers, deletingSince } = observed;
  if (uid === null || deletingSince === null || !finalizers.includes(finalizer)) return null;
  return {
    kind: 'patch',
    model: action.call.model,
    object: action.call.object,
    steps: [
      { op: 'test', path: '/metadata/uid', value: uid },
      { op: 'test', path: '/metadata/finalizers', value: finalizers },
      {
        op: 'replace',
        path: '/metadata/finalizers',
        value: finalizers.filter((one) => one !== finalizer),
      },
    ],
  };
}
