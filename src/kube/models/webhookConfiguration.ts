import type { ResourceModel } from './meta';

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
