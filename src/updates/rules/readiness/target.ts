import type { ClusterRelease } from '~/olm/lifecycle/clusterRelease';
import {
  isLaterRelease,
  isSameRelease,
  nextMinorOf,
  type OpenShiftMinor,
} from '~/olm/lifecycle/maxOpenShift';
import { leadingMinor } from '~/olm/minorVersion';

/** The minor version of OpenShift for which the Operators are checked. */
export type Target =
  | { readonly kind: 'minor'; readonly minor: OpenShiftMinor }
  /** The cluster version is unknown, and none was entered. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'invalid'; readonly text: string }
  | { readonly kind: 'not-later'; readonly text: string };

/**
 * The minor versions that are offered: all up to the next even one, because every even minor version of OpenShift 4 has
 * Extended Update Support, and those in the channel of the cluster. The next minor version is the first.
 */
export function targetsFrom({
  version,
  available,
}: Pick<ClusterRelease, 'version' | 'available'>): readonly OpenShiftMinor[] {
  const next = nextMinorOf(version);
  if (next === null) return [];
  const found = [next];
  for (let at = next; at.minor % 2 !== 0;) {
    at = followingMinor(at);
    found.push(at);
  }
  for (const one of available.flatMap((text) => leadingMinor(text) ?? [])) {
    const isNew = !found.some((other) => isSameRelease(one, other));
    if (isNew && isLaterRelease(one, next)) found.push(one);
  }
  return found.toSorted((one, other) => Number(isLaterRelease(one, other)) * 2 - 1);
}

/**
 * The target in the URL; without one, the next minor version.
 * @param version of the cluster; `null`: unknown, so that every target counts
 */
export function targetIn(text: string | null, version: string | null): Target {
  const next = version === null ? null : nextMinorOf(version);
  if (text === null || text.trim() === '') {
    return next === null ? { kind: 'missing' } : { kind: 'minor', minor: next };
  }
  const minor = /^\s*v?\d+\.\d/.test(text) ? leadingMinor(text) : null;
  if (minor === null) return { kind: 'invalid', text };
  return next !== null && isLaterRelease(next, minor)
    ? { kind: 'not-later', text }
    : { kind: 'minor', minor };
}

function followingMinor({ major, minor }: OpenShiftMinor): OpenShiftMinor {
  return nextMinorOf(`${major}.${minor}.0`) ?? { major, minor: minor + 1 };
}
