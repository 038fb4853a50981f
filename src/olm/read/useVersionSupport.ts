import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import { type VersionSupport, versionSupport } from '~/olm/lifecycle/versionSupport';
import { leadingMinor } from '~/olm/minorVersion';
import { clusterRelease } from './clusterRelease';
import { lifecycleOf } from './lifecycle';
import { localDay } from './localDay';

/**
 * What the catalog states of the support of a version; `null`: nothing, or not yet. It is an extra: nothing waits for it, and
 * nobody is told when it cannot be had.
 * @param key `null`: nothing tells which package it is of
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
 * Whether this console serves lifecycles; `undefined`: nobody knows yet.
 * @param key of any package: it is asked for where nobody has asked yet; `null`: do not ask
 */
export function useServesLifecycles(key: PackageKey | null): boolean | undefined {
  const versions = useLifecycle(key);
  return versions === undefined ? undefined : versions !== null;
}

function useLifecycle(key: PackageKey | null) {
  const asked = lifecycleOf(key ?? NOBODY);
  const { data } = useQuery({
    ...asked,
    queryFn: key === null ? skipToken : (asked.queryFn ?? skipToken),
  });
  return data;
}

const NOBODY: PackageKey = { catalogNamespace: '', catalog: '', packageName: '' };
