import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Failure } from '~/kube/failure';
import type { ClusterRelease } from '~/olm/lifecycle/clusterRelease';
import { nextMinorOf } from '~/olm/lifecycle/maxOpenShift';
import { type Readiness, readinessOf } from '~/updates/rules/readiness';
import { type Loadable, all, dataOr, map } from '~/kube/loadable';
import { fromQuery } from '~/kube/fromQuery';
import { useInstalledList } from '~/olm/read/useInstalledList';
import { useCompatibilities } from '~/olm/read/lifecycle';
import { clusterRelease } from '~/olm/read/clusterRelease';

/** The Operators that block the cluster's next minor version of OpenShift. */
export type ClusterReadiness = {
  /** `null`: not OpenShift. */
  readonly release: ClusterRelease | null;
  /** `null` also if the cluster does not state its version. */
  readonly readiness: Readiness | null;
  /** The reason why some Operators might be unknown; `null`: all of the cluster or of the scope are known. */
  readonly unseen: Failure | null;
};

/** @param scope the namespace whose Operators are checked; `null`: all readable namespaces */
export function useReadiness(scope: string | null): Loadable<ClusterReadiness> {
  const installed = useInstalledList(scope);
  const release = fromQuery(useQuery(clusterRelease));
  const version = dataOr(release, null)?.version ?? null;
  const next = useMemo(() => (version === null ? null : nextMinorOf(version)), [version]);
  const stated = useCompatibilities(dataOr(installed, null)?.operators ?? NONE, next);
  return useMemo(
    () =>
      map(all({ installed, release }), (found) => ({
        release: found.release,
        unseen: found.installed.byNamespace?.cause ?? null,
        readiness:
          found.release === null
            ? null
            : readinessOf(found.installed.operators, found.release.version, stated),
      })),
    [installed, release, stated],
  );
}

const NONE = [] as const;
