import { expect, it } from 'vitest';
import { SCANS, SCAN_NAMES, type ScanName } from './scannedCluster';

const LISTS: Readonly<Record<ScanName, readonly unknown[]>> = {
  validatingWebhooks: [1, 'whole'],
  mutatingWebhooks: [1, 'whole'],
  apiServices: [1, 'whole'],
  definitions: [1, 'metadata'],
  operators: [1, 'whole'],
  operatorGroups: [1, 'whole'],
  clusterRoles: [1, 'metadata', 'olm.owner.kind=ClusterServiceVersion'],
  clusterRoleBindings: [1, 'metadata', 'olm.owner.kind=ClusterServiceVersion'],
  roles: [1, 'metadata', 'olm.owner.kind=ClusterServiceVersion'],
  roleBindings: [1, 'metadata', 'olm.owner.kind=ClusterServiceVersion'],
  jobs: [1, 'whole', 'operatorframework.io/bundle-unpack-ref'],
  extensionObjects: [
    1,
    'metadata',
    'olm.operatorframework.io/owner-kind=ClusterExtension',
    'OLM v1',
  ],
  namespaces: [2, 'whole', 'or one by one'],
  csvs: [2, 'whole', '!olm.copiedFrom'],
  extensions: [2, 'metadata', 'OLM v1'],
  installPlans: [3, 'whole'],
  subscriptions: [3, 'whole'],
};

it.each(SCAN_NAMES)('%s are read once, before their possible owners', (name) => {
  const { stage, extent, labelSelector, isOfExtensions, isGotOneByOne } = SCANS[name];
  expect([
    stage,
    extent,
    ...(labelSelector === undefined ? [] : [labelSelector]),
    ...(isOfExtensions === true ? ['OLM v1'] : []),
    ...(isGotOneByOne === true ? ['or one by one'] : []),
  ]).toEqual(LISTS[name]);
});
