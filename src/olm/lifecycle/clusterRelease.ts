import { listIn, recordIn, textIn } from '~/kube/json';

/** The OpenShift version of a cluster and whether its next minor version is blocked. */
export type ClusterRelease = {
  /** The current or requested version, for example `4.22.3`. */
  readonly version: string;
  /** The versions to which the channel of the cluster has an update, possibly with risks. */
  readonly available: readonly string[];
  /** The cluster's message that blocks the next minor version; `null`: none. */
  readonly notUpgradeable: string | null;
};

/** The release in `ClusterVersion/version`; `null`: no version stated. */
export function clusterReleaseIn(clusterVersion: unknown): ClusterRelease | null {
  const status = recordIn(recordIn(clusterVersion)['status']);
  const version = textIn(recordIn(status['desired'])['version']);
  if (version === null) return null;
  const refused = listIn(status['conditions'])
    .map(recordIn)
    .find(({ type, status: is }) => type === 'Upgradeable' && is === 'False');
  const updates = [
    ...listIn(status['availableUpdates']),
    ...listIn(status['conditionalUpdates']).map((update) => recordIn(update)['release']),
  ];
  const available = updates.flatMap((release) => textIn(recordIn(release)['version']) ?? []);
  return {
    version,
    available,
    notUpgradeable: refused === undefined ? null : textIn(refused['message']),
  };
}
