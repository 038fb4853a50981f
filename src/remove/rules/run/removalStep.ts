import type { ClusterCall } from '~/olm/calls/clusterCall';

/**
 * What is done together: all of a stage is begun before any of it is waited for, and the next stage begins when
 * everything of this one is gone, or was skipped. Named after what a stage is about, in the order of an uninstallation
 * (UN-005, UN-007, UN-014); a clean-up of leftovers begins with what breaks the cluster.
 */
export type RemovalStage =
  | 'breaking'
  | 'operands'
  | 'subscription'
  | 'csv'
  | 'leftovers'
  | 'definitions'
  /** OLM's list of the components of a package: it is made anew as long as one of them is there. */
  | 'component-list'
  | 'operator-group'
  | 'namespace'
  | 'console-plugins';

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
