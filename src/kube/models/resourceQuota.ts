import type { ResourceModel, Stored } from './meta';

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
