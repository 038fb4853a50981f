/** One namespace per failure of an Operator, named after its symptom. */
import { type Furnished, own } from '../furnishedNamespace';
import type { Wanted } from '../subscriptionDraft';

export type Situation = {
  readonly wanted: Wanted;
  readonly furnished: Furnished;
  /** The catalog in the Subscription, if it is not the one that contains the package. */
  readonly catalog?: string;
  /** Subscribed only after another step. */
  readonly isLate?: true;
};

/** A CatalogSource of the namespace, because an unavailable one blocks all resolutions that use it. */
export const OWN_CATALOG = 'second-shelf';

/** Its bundle image becomes available when the fault of this name is cleared. */
export const LOST_IMAGE = 'yuzu-translate';

/** Represents the global namespace of the cluster's platform. */
export const GLOBAL = 'openshift-operators';

/** A catalog that does not exist. */
const GHOST = 'ghost-catalog';

export const SITUATIONS: readonly Situation[] = [
  situation('all-is-well', 'sparrow-dashboards', 'v5'),
  situation('update-waits-for-approval', 'heron-database', 'stable', 'heron-database.v2.0.0'),
  situation('waits-for-its-neighbor', 'quickstone-cache', 'stable', 'quickstone-cache.v3.0.0'),
  situation('needs-what-nobody-offers', 'kestrel-analytics', 'stable'),
  situation('failure-is-outdated', 'kestrel-analytics', 'stable'),
  situation('no-such-channel', 'pocket-wiki', 'nightly'),
  { ...situation('no-such-catalog', 'pocket-wiki', 'alpha'), catalog: GHOST },
  { ...situation('catalog-is-down', 'pocket-wiki', 'alpha'), catalog: OWN_CATALOG, isLate: true },
  situation('bundle-image-is-missing', LOST_IMAGE, 'stable'),
  situation('pods-never-ready', 'foghorn-alerts', 'alpha'),
  situation('pods-crash', 'tumbleweed-tests', 'alpha'),
  situation('operator-image-is-missing', 'driftwood-archive', 'alpha'),
  {
    ...situation('kubernetes-is-too-old', 'halcyon-scheduler', 'preview'),
    furnished: { group: {} },
  },
  situation('wrong-install-mode', 'plain-label', 'candidate'),
  { ...situation('no-operator-group', 'pocket-wiki', 'alpha'), furnished: {} },
  situation('two-operator-groups', 'pocket-wiki', 'alpha'),
  situation('api-already-owned', 'heron-database', 'stable'),
  situation('not-upgradeable-now', 'stepping-stones', 'stable', 'stepping-stones.v1.0.0'),
  situation('deprecated', 'old-mill', 'legacy'),
  {
    ...situation('installer-without-rights', 'vellum-documents', 'stable'),
    furnished: {
      account: 'installer',
      group: { ...own('installer-without-rights'), serviceAccountName: 'installer' },
    },
  },
  situation('version-left-behind', 'night-safe', 'stable'),
  situation('data-left-behind', 'sparrow-dashboards', 'v5'),
  // For all namespaces, so its CSV is copied to each.
  { ...situation(GLOBAL, 'lantern-observability', 'stable'), furnished: {} },
];

function situation(
  ...[namespace, packageName, channel, startingCSV]: readonly [string, string, string, string?]
): Situation {
  const wanted = { namespace, packageName, channel };
  return {
    wanted: startingCSV === undefined ? wanted : { ...wanted, startingCSV },
    furnished: { group: own(namespace) },
  };
}
