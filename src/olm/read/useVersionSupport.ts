import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import { type VersionSupport, versionSupport } from '~/olm/lifecycle/versionSupport';
import { leadingMinor } from '~/olm/minorVersion';
import { clusterRelease } from './clusterRelease';
import { lifecycleOf } from './lifecycle';
import { localDay } from './localDay';

/**
 * The support of a version in the catalog; `null`: none, or not loaded. The data is optional: nothing waits for it, and
 * a failure is not shown.
 * @param key `null`: the package is unknown
 */
export function useVersionSupport(
  key: PackageKey | null,
  version: string | null,
): VersionSupport | null {
  const versions = useLifecycle(key);
  const hasAny = versions !== undefined && versions !== null && versions.length > 0;
  const { data: release } = useQuery({ ...clusterRelease, enabled: hasAny });
  const today = localDay();
  return useMemo(
    () =>
      hasAny
        ? versionSupport(versions, {
            version,
            openShift: release == null ? null : leadingMinor(release.version),
            today,
          })
        : null,
    [hasAny, versions, version, release, today],
  );
}

/**
 * Whether this console provides lifecycles; `undefined`: unknown.
 * @param key any package, which is requested if nothing was requested before; `null`: requests nothing
 */
export function useServesLifecycles(key: PackageKey | null): boolean | undefined {
  const versions = useLifecycle(key);
  return versions === undefined ? undefined : versions !== null;
}

function useLifecycle(key: PackageKey | null) {
  const requested = lifecycleOf(key ?? NOBODY);
  const { data } = useQuery({
    ...requested,
    queryFn: key === null ? skipToken : (requested.queryFn ?? skipToken),
  });
  return data;
}

const NOBODY: PackageKey = { catalogNamespace: '', catalog: '', packageName: '' };
