/** APIs that extend the API server. */
import type { ResourceModel } from './meta';

export const customResourceDefinitionModel = {
  group: 'apiextensions.k8s.io',
  version: 'v1',
  kind: 'CustomResourceDefinition',
  plural: 'customresourcedefinitions',
  namespaced: false,
} as const satisfies ResourceModel;

/** The server of an API group version: the API server itself, or a Service behind it. */
export const apiServiceModel = {
  group: 'apiregistration.k8s.io',
  version: 'v1',
  kind: 'APIService',
  plural: 'apiservices',
  namespaced: false,
} as const satisfies ResourceModel;

export const validatingWebhookConfigurationModel = {
  group: 'admissionregistration.k8s.io',
  version: 'v1',
  kind: 'ValidatingWebhookConfiguration',
  plural: 'validatingwebhookconfigurations',
  namespaced: false,
} as const satisfies ResourceModel;

export const mutatingWebhookConfigurationModel = {
  group: 'admissionregistration.k8s.io',
  version: 'v1',
  kind: 'MutatingWebhookConfiguration',
  plural: 'mutatingwebhookconfigurations',
  namespaced: false,
} as const satisfies ResourceModel;
