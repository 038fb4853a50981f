/** Core APIs of Kubernetes. */
import type { Metadata, ObjectReference, ResourceModel, Stored } from './meta';

export type ConfigMap = Stored<'ConfigMap'>;

export const configMapModel = {
  group: '',
  version: 'v1',
  kind: 'ConfigMap',
  plural: 'configmaps',
  namespaced: true,
} as const satisfies ResourceModel;

export const secretModel = {
  group: '',
  version: 'v1',
  kind: 'Secret',
  plural: 'secrets',
  namespaced: true,
} as const satisfies ResourceModel;

export type ServiceAccount = Stored<'ServiceAccount'>;

export const serviceAccountModel = {
  group: '',
  version: 'v1',
  kind: 'ServiceAccount',
  plural: 'serviceaccounts',
  namespaced: true,
} as const satisfies ResourceModel;

export const serviceModel = {
  group: '',
  version: 'v1',
  kind: 'Service',
  plural: 'services',
  namespaced: true,
} as const satisfies ResourceModel;

export const persistentVolumeClaimModel = {
  group: '',
  version: 'v1',
  kind: 'PersistentVolumeClaim',
  plural: 'persistentvolumeclaims',
  namespaced: true,
} as const satisfies ResourceModel;

type Amounts = Readonly<Record<string, string>>;

export type ResourceQuotaSpec = {
  readonly hard?: Amounts;
  /** A quota with scopes counts only matching pods. */
  readonly scopes?: readonly string[];
  readonly scopeSelector?: object;
};

export type ResourceQuotaStatus = { readonly hard?: Amounts; readonly used?: Amounts };

export type ResourceQuota = Stored<'ResourceQuota', ResourceQuotaSpec, ResourceQuotaStatus>;

export const resourceQuotaModel = {
  group: '',
  version: 'v1',
  kind: 'ResourceQuota',
  plural: 'resourcequotas',
  namespaced: true,
} as const satisfies ResourceModel;

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
