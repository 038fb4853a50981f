import type { ResourceModel, Stored } from '~/kube/models/meta';
import type { DescribedApi } from '~/operands/read/useDescribedApi';
import type { OperandApi } from '~/operands/rules/operandApis';

/** In display order; the first one has the page's plain URL. */
export const INSTANCE_TABS = ['overview', 'resources', 'events', 'yaml'] as const;
export type InstanceTab = (typeof INSTANCE_TABS)[number];

/** The tab in the URL; the first one for unknown names. */
export function instanceTabIn(segment: string | undefined): InstanceTab {
  return INSTANCE_TABS.find((tab) => tab === segment) ?? INSTANCE_TABS[0];
}

export type InstanceTabProps = {
  readonly details: {
    readonly api: OperandApi;
    readonly model: ResourceModel;
    /** `null`: cluster-scoped. */
    readonly namespace: string | null;
    readonly object: Stored<string>;
    readonly description: DescribedApi['description'];
  };
};
