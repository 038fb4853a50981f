import { listIn, recordIn, textIn } from '~/kube/json';

/** Which OpenShift a cluster is, and what it says of its next minor version. */
export type ClusterRelease = {
  /** `4.22.3`: what it is, or is on its way to. */
  readonly version: string;
  /** Why it may not go to the next minor version, in its own words; `null`: nothing keeps it, as far as it says. */
  readonly notUpgradeable: string | null;
};

/** Reads the object `ClusterVersion/version`; `null` when it does not say which version it is. */
export function clusterReleaseIn(clusterVersion: unknown): ClusterRelease | null {
  const status = recordIn(recordIn(clusterVersion)['status']);
  const version = textIn(recordIn(status['desired'])['version']);
  if (version === null) return null;
  const refused = listIn(status['conditions'])
    .map(recordIn)
    .find(({ type, status: is }) => type === 'Upgradeable' && is === 'False');
  return { version, notUpgradeable: refused === undefined ? null : textIn(refused['message']) };
}
