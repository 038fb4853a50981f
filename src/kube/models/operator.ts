import type { Condition, ObjectReference, ResourceModel, Stored } from './meta';

export type ComponentReference = ObjectReference & { readonly conditions?: readonly Condition[] };

export type OperatorStatus = {
  readonly components?: { readonly refs?: readonly ComponentReference[] };
};

/** OLM's list of everything that belongs to a package installed in a namespace, `<package>.<namespace>`. */
export type Operator = Stored<'Operator', object, OperatorStatus>;

export const operatorModel = {
  group: 'operators.coreos.com',
  version: 'v1',
  kind: 'Operator',
  plural: 'operators',
  namespaced: false,
} as const satisfies ResourceModel;
