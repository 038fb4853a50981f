import type { Condition, ObjectReference, ResourceModel, Stored } from './meta';
import type { SubscriptionConfig } from './subscriptionConfig';

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

export type SubscriptionStatus = {
  readonly state?: string;
  readonly currentCSV?: string;
  readonly installedCSV?: string;
  readonly installPlanRef?: ObjectReference;
  readonly installPlanGeneration?: number;
  readonly conditions?: readonly Condition[];
  readonly lastUpdated?: string;
  /** Every catalog with which OLM resolves this Subscription, and whether it responded. */
  readonly catalogHealth?: readonly {
    readonly catalogSourceRef?: ObjectReference;
    readonly healthy?: boolean;
    readonly lastUpdated?: string;
  }[];
};

export type Subscription = Stored<'Subscription', SubscriptionSpec, SubscriptionStatus>;

export const subscriptionModel = {
  group: 'operators.coreos.com',
  version: 'v1alpha1',
  kind: 'Subscription',
  plural: 'subscriptions',
  namespaced: true,
} as const satisfies ResourceModel;
