import type { ClusterCall } from '~/olm/calls/clusterCall';
import type { RemovalStage } from './stageOrder';

/** One step of a removal. Steps are idempotent. */
export type RemovalStep = {
  /** Stable across reloads, so that a removal can resume. */
  readonly id: string;
  readonly stage: RemovalStage;
  readonly action: RemovalAction;
};

export type RemovalAction =
  /** Complete after the deletion, not after the request, because finalizers can block it. */
  | { readonly kind: 'delete'; readonly call: Extract<ClusterCall, { readonly kind: 'delete' }> }
  /** Complete after the server accepted it. */
  | { readonly kind: 'patch'; readonly call: Extract<ClusterCall, { readonly kind: 'patch' }> }
  /** Complete when the plugins are disabled. */
  | { readonly kind: 'disable-plugins'; readonly names: readonly string[] };

/** The subject of a removal, for titles and for resuming. */
export type RemovalSubject = {
  /** For an Operator its ID, `namespace/name`; for a clean-up `leftovers`. */
  readonly id: string;
  readonly title: string;
};

/** The requests of steps, in order. */
export function callsOf(steps: readonly RemovalStep[]): readonly ClusterCall[] {
  return steps.flatMap(({ action }) => (action.kind === 'disable-plugins' ? [] : action.call));
}
