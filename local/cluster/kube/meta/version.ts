/** What the local cluster says it is: the Kubernetes of OpenShift 4.22. */
import type { JsonObject } from '../types';

const KUBERNETES_VERSION = { major: '1', minor: '35', patch: '2' } as const;

/** Such as `v1.35.2`. */
export const GIT_VERSION = `v${KUBERNETES_VERSION.major}.${KUBERNETES_VERSION.minor}.${KUBERNETES_VERSION.patch}`;

/** Answer of `/version`. */
export function versionInfo(): JsonObject {
  const { major, minor } = KUBERNETES_VERSION;
  return {
    major,
    minor,
    emulationMajor: major,
    emulationMinor: minor,
    minCompatibilityMajor: major,
    minCompatibilityMinor: String(Number(minor) - 1),
    gitVersion: GIT_VERSION,
    gitCommit: '',
    gitTreeState: 'clean',
    buildDate: '1970-01-01T00:00:00Z',
    goVersion: 'go1.25.0',
    compiler: 'gc',
    platform: 'linux/amd64',
  };
}
