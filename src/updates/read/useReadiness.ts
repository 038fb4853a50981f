import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Failure } from '~/kube/failure';
import type { ClusterRelease } from '~/olm/lifecycle/clusterRelease';
import { nextMinorOf } from '~/olm/lifecycle/maxOpenShift';
import { type Readiness, readinessOf } from '~/updates/rules/readiness';
import { type Loadable, all, dataOr, map } from '~/kube/loadable';
import { fromQuery } from '~/kube/fromQuery';
import { useInstalledList } from '~/olm/read/useInstalledList';
import { useCompatibilities } from '~/olm/read/useCompatibilities';
import { clusterRelease } from '~/olm/read/clusterRelease';

/** What stands between the cluster and its next minor version of OpenShift. */
export type ClusterReadiness = {
  /** `null`: the cluster is no OpenShift. */
  readonly release: ClusterRelease | null;
  /** `null` as well where it does not say which version it is. */
  readonly readiness: Readiness | null;
  /** Why there may be Operators of which the user does not know; `null`: those of the whole cluster are judged, or of the scope. */
  readonly unseen: Failure | null;
};

/** @param scope the namespace whose Operators are judged; `null`: those of all namespaces that the user may read */
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
