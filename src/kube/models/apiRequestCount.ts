import type { ResourceModel } from './meta';

/** The requests to one API in the last 24 hours, counted by OpenShift's API server. Named `<plural>.<version>.<group>`. */
export const apiRequestCountModel = {
  group: 'apiserver.openshift.io',
  version: 'v1',
  kind: 'APIRequestCount',
  plural: 'apirequestcounts',
  namespaced: false,
} as const satisfies ResourceModel;
