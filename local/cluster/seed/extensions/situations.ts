import type { JsonObject } from '../../kube/types';

type CatalogSituation = {
  readonly name: string;
  /** Name of the demo's catalog with the same image; absent: its own. */
  readonly image?: string;
  readonly labels: { readonly [key: string]: string };
};

export const CATALOGS: readonly CatalogSituation[] = [
  { name: 'tide-works', labels: { team: 'harbour' } },
  // Both have the same package and priority.
  { name: 'spring-tide', labels: { tide: 'both' } },
  { name: 'neap-tide', labels: { tide: 'both' } },
  // Its bundles contain their manifests, from which the permissions to install them can be generated.
  { name: 'paper-charts', labels: { team: 'harbour' } },
  // Its image does not exist, so it blocks every extension that uses all catalogs.
  { name: 'lost-at-sea', labels: { team: 'nobody' } },
];

/** Deleted after its extension is installed. */
export const PASSING: CatalogSituation = { name: 'passing-ship', labels: { team: 'guest' } };

/** An extension and its namespace have the same name; the ServiceAccount is `<name>-installer`. */
export type Situation = {
  readonly name: string;
  readonly packageName: string;
  readonly version?: string;
  readonly channels?: readonly string[];
  /** Absent: the catalog `tide-works`; null: all. */
  readonly selector?: JsonObject | null;
  /** Those of the migration from OLM v0: library-olm, pkg/migration/constants.go. */
  readonly annotations?: { readonly [key: string]: string };
  readonly policy?: 'SelfCertified';
  readonly crdCheck?: 'None' | 'Strict';
  /** Whether the ServiceAccount is a cluster administrator (default), has no permissions, or does not exist. */
  readonly account?: 'bound' | 'weak' | 'absent';
};

export const EXTENSIONS: readonly Situation[] = [
  { name: 'followed', packageName: 'sluice-gate', channels: ['stable'] },
  { name: 'held', packageName: 'tide-gauge', version: '1.0.0' },
  {
    name: 'in-a-range',
    packageName: 'harbour-lamp',
    version: '1.x',
    annotations: {
      'olm.operatorframework.io/migrated-from-subscription': 'harbour/harbour-lamp',
      'olm.operatorframework.io/migration-subscription-backup': '{"name":"harbour-lamp"}',
      'olm.operatorframework.io/acknowledged-watch-all-namespaces': 'true',
    },
  },
  {
    name: 'catalog-is-gone',
    packageName: 'message-bottle',
    selector: { matchLabels: { team: 'guest' } },
  },
  // Later steps of these are in `stories.ts`.
  { name: 'forced', packageName: 'mooring-line', version: '1.1.0' },
  { name: 'downgrade-refused', packageName: 'crane-arm', version: '1.1.0' },
  { name: 'crd-upgrade-unsafe', packageName: 'depth-sounder', version: '1.1.0' },
  { name: 'held-by-finalizer', packageName: 'anchor-chain', version: '1.0.0' },
  { name: 'no-such-package', packageName: 'ghost-ship' },
  { name: 'no-such-version', packageName: 'storm-cone', version: '>=9' },
  {
    name: 'same-priority',
    packageName: 'ebb-meter',
    selector: { matchLabels: { tide: 'both' } },
  },
  { name: 'asks-all-catalogs', packageName: 'deep-water', selector: null },
  { name: 'needs-another-package', packageName: 'buoy-chain' },
  { name: 'needs-an-api', packageName: 'rope-walk' },
  { name: 'watches-one-project', packageName: 'boat-shed' },
  { name: 'watches-several', packageName: 'fleet-office' },
  { name: 'brings-an-api-server', packageName: 'signal-flags' },
  { name: 'second-owner', packageName: 'copper-gauge' },
  { name: 'no-service-account', packageName: 'harbour-lamp', version: '1.0.0', account: 'absent' },
  { name: 'weak-service-account', packageName: 'harbour-lamp', account: 'weak' },
  { name: 'bundle-image-is-missing', packageName: 'sunken-crate' },
  { name: 'never-ready', packageName: 'fog-bell' },
  { name: 'end-of-life', packageName: 'tall-ship', channels: ['stable'] },
];
