import type { Metadata, ObjectReference, ResourceModel } from './meta';

/** An Event of the core group. A writer fills one of two sets of fields for times and counts. */
export type KubeEvent = {
  readonly apiVersion?: string;
  readonly kind?: 'Event';
  readonly metadata: Metadata;
  readonly involvedObject?: ObjectReference;
  readonly reason?: string;
  readonly message?: string;
  /** Normal, Warning */
  readonly type?: string;
  readonly count?: number;
  readonly firstTimestamp?: string | null;
  readonly lastTimestamp?: string | null;
  readonly eventTime?: string | null;
  readonly series?: { readonly count?: number; readonly lastObservedTime?: string };
  readonly source?: { readonly component?: string };
  readonly reportingComponent?: string;
};

export const eventModel = {
  group: '',
  version: 'v1',
  kind: 'Event',
  plural: 'events',
  namespaced: true,
} as const satisfies ResourceModel;
