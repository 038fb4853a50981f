import type { ClusterCall } from '~/olm/calls/clusterCall';

/** The calls that belong to the creation or change of an object, in order. */
export type ObjectCalls = {
  readonly before: readonly ClusterCall[];
  readonly after: readonly ClusterCall[];
  /** Sends a call otherwise than as it is displayed, for example with credentials. */
  readonly sendOne?: (call: ClusterCall) => Promise<void>;
};

export const NO_CALLS: ObjectCalls = { before: [], after: [] };
