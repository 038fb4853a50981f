/** Version of the local cluster: that of the recorded Kubernetes. */
import type { JsonObject } from '../types';

const KUBERNETES_VERSION = { major: '1', minor: '36', patch: '2' } as const;

/** Such as `v1.36.2`. */
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
    gitTreeState: '',
    buildDate: '1970-01-01T00:00:00Z',
    goVersion: 'go1.26.10',
    compiler: 'gc',
    platform: 'linux/amd64',
  };
}
