import type { ResourceModel } from './meta';

/** The objects by which OpenShift says which cloud it runs in, and who issues credentials for it. Each is named `cluster`. */

export const authenticationModel = {
  group: 'config.openshift.io',
  version: 'v1',
  kind: 'Authentication',
  plural: 'authentications',
  namespaced: false,
} as const satisfies ResourceModel;

export const infrastructureModel = {
  group: 'config.openshift.io',
  version: 'v1',
  kind: 'Infrastructure',
  plural: 'infrastructures',
  namespaced: false,
} as const satisfies ResourceModel;

export const cloudCredentialModel = {
  group: 'operator.openshift.io',
  version: 'v1',
  kind: 'CloudCredential',
  plural: 'cloudcredentials',
  namespaced: false,
} as const satisfies ResourceModel;
