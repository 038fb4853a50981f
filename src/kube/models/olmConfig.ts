import type { Condition, ResourceModel, Stored } from './meta';

export type OlmConfigSpec = {
  readonly features?: {
    readonly disableCopiedCSVs?: boolean;
    readonly packageServerSyncInterval?: string;
  };
};

export type OlmConfig = Stored<
  'OLMConfig',
  OlmConfigSpec,
  { readonly conditions?: readonly Condition[] }
>;

/** OLM's cluster-wide settings. There is one object, named `cluster`. */
export const olmConfigModel = {
  group: 'operators.coreos.com',
  version: 'v1',
  kind: 'OLMConfig',
  plural: 'olmconfigs',
  namespaced: false,
} as const satisfies ResourceModel;
