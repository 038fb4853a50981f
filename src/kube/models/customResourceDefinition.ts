import type { ResourceModel } from './meta';

export const customResourceDefinitionModel = {
  group: 'apiextensions.k8s.io',
  version: 'v1',
  kind: 'CustomResourceDefinition',
  plural: 'customresourcedefinitions',
  namespaced: false,
} as const satisfies ResourceModel;
