import type { ResourceModel, Stored } from '~/kube/models/meta';
import type { DescribedApi } from '~/operands/read/useDescribedApi';
import type { OperandApi } from '~/operands/rules/operandApis';

/** An instance as its page shows it. */
export type InstanceDetails = Pick<DescribedApi, 'description'> & {
  readonly api: OperandApi;
  readonly model: ResourceModel;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly object: Stored<string>;
};

export type InstanceTabProps = { readonly details: InstanceDetails };
