import type { Condition, ResourceModel, Stored } from './meta';
import type { ApprovalStrategy } from './subscription';

export type InstallPlanSpec = {
  readonly approval: ApprovalStrategy;
  readonly approved: boolean;
  readonly clusterServiceVersionNames: readonly string[];
  readonly generation?: number;
};

export type InstallPlanStep = {
  /** The ClusterServiceVersion that this step belongs to. */
  readonly resolving: string;
  /** Unknown, NotPresent, Present, Created, WaitingForApi, UnsupportedResource */
  readonly status: string;
  readonly optional?: boolean;
  readonly resource: {
    readonly group: string;
    readonly version: string;
    readonly kind: string;
    readonly name: string;
    readonly sourceName: string;
    readonly sourceNamespace: string;
    /** JSON text: the object itself, or a reference to the unpack ConfigMap. */
    readonly manifest?: string;
  };
};

export type BundleLookup = {
  readonly path: string;
  readonly identifier: string;
  readonly replaces?: string;
  /** `{"properties":[…]}` as text. */
  readonly properties?: string;
  readonly conditions?: readonly Condition[];
};

export type InstallPlanStatus = {
  /** Planning, RequiresApproval, Installing, Complete, Failed */
  readonly phase?: string;
  readonly message?: string;
  readonly startTime?: string;
  readonly conditions?: readonly Condition[];
  readonly plan?: readonly InstallPlanStep[];
  readonly bundleLookups?: readonly BundleLookup[];
};

export type InstallPlan = Stored<'InstallPlan', InstallPlanSpec, InstallPlanStatus>;

export const installPlanModel = {
  group: 'operators.coreos.com',
  version: 'v1alpha1',
  kind: 'InstallPlan',
  plural: 'installplans',
  namespaced: true,
} as const satisfies ResourceModel;
