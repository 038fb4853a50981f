import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Failure } from '~/domain/failure';
import type { ClusterRelease } from '~/domain/openshift/clusterRelease';
import { nextMinorOf } from '~/domain/openshift/maxOpenShift';
import { type Readiness, readinessOf } from '~/domain/openshift/readiness';
import { type Loadable, all, dataOr, map } from '~/domain/loadable';
import { fromQuery } from '../fromQuery';
import { useInstalledList } from '../installed/useInstalledList';
import { useCompatibilities } from '../lifecycle/useCompatibilities';
import { clusterRelease } from './clusterRelease';

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
