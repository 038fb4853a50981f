import type { ResourceModel } from './meta';

/**
 * The objects that describe the cloud of an OpenShift cluster and the issuer of its credentials. Each is named
 * `cluster`.
 */

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
