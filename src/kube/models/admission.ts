import type { ResourceModel } from './meta';

export const admissionPolicyModel = {
  group: 'admissionregistration.k8s.io',
  version: 'v1',
  kind: 'ValidatingAdmissionPolicy',
  plural: 'validatingadmissionpolicies',
  namespaced: false,
} as const satisfies ResourceModel;

export const admissionPolicyBindingModel = {
  group: 'admissionregistration.k8s.io',
  version: 'v1',
  kind: 'ValidatingAdmissionPolicyBinding',
  plural: 'validatingadmissionpolicybindings',
  namespaced: false,
} as const satisfies ResourceModel;
