/** One CatalogSource per catalog status. */
import { HARBOUR_ADDRESS, SPARE_IMAGES } from '../../../catalogs/spare';
import type { JsonObject } from '../../kube/types';

export type Situation = {
  /** Of the CatalogSource. */
  readonly name: string;
  /** Absent: that of cluster-wide catalogs. */
  readonly namespace?: string;
  readonly displayName: string;
  readonly spec: JsonObject;
  readonly annotations?: { readonly [name: string]: string };
};

/** Healthy ones. */
export const WELL: readonly Situation[] = [
  {
    name: 'boathouse-pinned',
    displayName: 'Boathouse, pinned',
    spec: { sourceType: 'grpc', image: SPARE_IMAGES.boathouse, priority: 10 },
  },
  {
    name: 'boathouse-by-version',
    displayName: 'Boathouse, by version',
    annotations: {
      'olm.catalogImageTemplate':
        'quay.example.com/boathouse/operator-catalog:v{kube_major_version}.{kube_minor_version}',
    },
    spec: {
      sourceType: 'grpc',
      image: SPARE_IMAGES.boathouse,
      updateStrategy: { registryPoll: { interval: '45m' } },
    },
  },
  {
    name: 'harbour-office',
    displayName: 'Harbour office',
    spec: { sourceType: 'grpc', address: HARBOUR_ADDRESS },
  },
  {
    name: 'team-shelf',
    namespace: 'team-a',
    displayName: 'Shelf of team A',
    spec: {
      sourceType: 'grpc',
      image: SPARE_IMAGES.boathouse,
      updateStrategy: { registryPoll: { interval: '30m0s' } },
    },
  },
];

/** Failing catalogs. They are created last, because they block installations. */
export const UNWELL: readonly Situation[] = [
  {
    name: 'every-now-and-then',
    displayName: 'Every now and then',
    spec: {
      sourceType: 'grpc',
      image: SPARE_IMAGES.boathouse,
      updateStrategy: { registryPoll: { interval: '10 minutes' } },
    },
  },
  {
    name: 'misspelt',
    displayName: 'Misspelt',
    spec: { sourceType: 'grpc', image: SPARE_IMAGES.boathouse.replace(':v1', ':v11') },
  },
  {
    name: 'private-vault',
    displayName: 'Private vault',
    spec: {
      sourceType: 'grpc',
      image: SPARE_IMAGES.vault,
      updateStrategy: { registryPoll: { interval: '1h' } },
    },
  },
  {
    name: 'stale-cache',
    displayName: 'Stale cache',
    spec: { sourceType: 'grpc', image: SPARE_IMAGES.staleCache },
  },
  {
    name: 'no-room',
    displayName: 'No room',
    spec: {
      sourceType: 'grpc',
      image: SPARE_IMAGES.laterBoathouse,
      grpcPodConfig: { nodeSelector: { 'node-role.kubernetes.io/infra': '' } },
    },
  },
  {
    name: 'unknown-variable',
    displayName: 'Unknown variable',
    annotations: {
      'olm.catalogImageTemplate':
        'quay.example.com/boathouse/operator-catalog:v{openshift_version}',
    },
    spec: { sourceType: 'grpc' },
  },
  {
    name: 'lost-lighthouse',
    displayName: 'Lost lighthouse',
    spec: { sourceType: 'grpc', address: 'lighthouse.example.com:50051' },
  },
  {
    name: 'paper-ledger',
    displayName: 'Paper ledger',
    spec: { sourceType: 'configmap', configMap: 'ledger' },
  },
  {
    name: 'empty-ledger',
    displayName: 'Empty ledger',
    spec: { sourceType: 'configmap', configMap: 'empty-ledger' },
  },
];

/** Unavailable default catalogs: one is disabled, and the image of the other cannot be pulled. */
export const SWITCHED_OFF = 'certified-operators';
export const UNREACHABLE_CATALOG = 'community-operators';

/** Subscriptions that are installed before catalogs fail. */
export const INSTALLED = [
  { namespace: 'uses-redhat', packageName: 'heron-database', source: 'redhat-operators' },
  { namespace: 'uses-certified', packageName: 'quickstone-cache', source: SWITCHED_OFF },
  { namespace: 'uses-community', packageName: 'sparrow-dashboards', source: UNREACHABLE_CATALOG },
  { namespace: 'uses-boathouse', packageName: 'tarp-service', source: 'boathouse-pinned' },
  { namespace: 'team-a', packageName: 'oar-rack', source: 'team-shelf' },
] as const;

/** Subscriptions that are created after catalogs fail. */
export const WAITING = {
  namespace: 'waits-for-community',
  packageName: 'pocket-wiki',
  source: UNREACHABLE_CATALOG,
} as const;
