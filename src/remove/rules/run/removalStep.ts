import type { ClusterCall } from '~/olm/calls/clusterCall';
import type { RemovalStage } from './stageOrder';

/** One step of a removal; doing it twice is the same as doing it once. */
export type RemovalStep = {
  /** Stable over reloads, so that a removal goes on where it was. */
  readonly id: string;
  readonly stage: RemovalStage;
  readonly action: RemovalAction;
};

export type RemovalAction =
  /** Done when the object is gone, not when the server took the request: finalizers may hold it. */
  | { readonly kind: 'delete'; readonly call: Extract<ClusterCall, { readonly kind: 'delete' }> }
  /** Done when the server took it. */
  | { readonly kind: 'patch'; readonly call: Extract<ClusterCall, { readonly kind: 'patch' }> }
  /** Done when the console no longer loads them. */
  | { readonly kind: 'disable-plugins'; readonly names: readonly string[] };

/** What is removed, for titles and for finding a removal that was begun again. */
export type RemovalSubject = {
  /** Of an Operator its id, `namespace/name`; of a clean-up `leftovers`. */
  readonly id: string;
  readonly title: string;
};

/** The requests of steps, in their order. */
export function callsOf(steps: readonly RemovalStep[]): readonly ClusterCall[] {
  return steps.flatMap(({ action }) => (action.kind === 'disable-plugins' ? [] : action.call));
}
