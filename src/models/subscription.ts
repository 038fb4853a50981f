import type { Condition, ObjectReference, ResourceModel, Stored } from './meta';

export type ApprovalStrategy = 'Automatic' | 'Manual';

export type SubscriptionSpec = {
  /** The package's name. */
  readonly name: string;
  readonly source: string;
  readonly sourceNamespace: string;
  readonly channel?: string;
  readonly startingCSV?: string;
  readonly installPlanApproval?: ApprovalStrategy;
  readonly config?: SubscriptionConfig;
};

/**
 * What OLM adds to every Deployment of the Operator. The members are those of a pod's specification; what is not read
 * here stays as it was written.
 */
export type SubscriptionConfig = {
  readonly selector?: object;
  readonly env?: readonly EnvVar[];
  readonly envFrom?: readonly object[];
  readonly volumes?: readonly NamedPart[];
  readonly volumeMounts?: readonly (NamedPart & { readonly mountPath: string })[];
  readonly tolerations?: readonly object[];
  readonly resources?: object;
  readonly nodeSelector?: Readonly<Record<string, string>>;
  readonly affinity?: object;
  readonly annotations?: Readonly<Record<string, string>>;
};

export type EnvVar = {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: object;
};

export type NamedPart = { readonly name: string };

export type SubscriptionStatus = {
  readonly state?: string;
  readonly currentCSV?: string;
  readonly installedCSV?: string;
  readonly installPlanRef?: ObjectReference;
  readonly installPlanGeneration?: number;
  readonly conditions?: readonly Condition[];
  readonly lastUpdated?: string;
};

export type Subscription = Stored<'Subscription', SubscriptionSpec, SubscriptionStatus>;

export const subscriptionModel = {
  group: 'operators.coreos.com',
  version: 'v1alpha1',
  kind: 'Subscription',
  plural: 'subscriptions',
  namespaced: true,
} as const satisfies ResourceModel;
