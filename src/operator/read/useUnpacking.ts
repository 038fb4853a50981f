import { useMemo } from 'react';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { unpackCandidates, type Unpacking } from '~/olm/diagnosis/unpacking';
import { dataOr } from '~/kube/loadable';
import type { InstallPlan } from '~/kube/models/installPlan';
import { jobModel, type Job } from '~/kube/models/job';
import { podModel, type Pod } from '~/kube/models/pod';
import type { Subscription } from '~/kube/models/subscription';
import { useAllowedList } from '~/kube/allowedLists';
import { fromQuery } from '~/kube/fromQuery';
import { getMetadata } from '~/kube/request';
import { unpackOwnersIn, type UnpackOwners } from '~/olm/diagnosis/unpackOwners';
import { configMapModel } from '~/kube/models/configMap';
import { ifAllowed } from '~/kube/askedFirst';

export type UnpackedFor = {
  readonly subscription: Subscription;
  readonly plan: InstallPlan | null;
};

/**
 * What unpacks the bundle of an Operator, live; `null` while that is not known, or may not be seen: the Jobs are beside the
 * catalog, where a project user has no rights (TS-005).
 * @param of `null`: nothing is watched
 */
export function useUnpacking(of: UnpackedFor | null): Unpacking | null {
  const namespace = of?.subscription.spec?.sourceNamespace ?? '';
  const isIdle = of === null || namespace === '';
  const jobs = useAllowedList<Job>(jobModel, isIdle ? null : { namespace, labels: MANAGED });
  const open = useMemo(
    () => (of === null ? [] : unpackCandidates(dataOr(jobs, []), of, {})),
    [jobs, of],
  );
  const owners = fromQuery(
    useQuery({
      ...unpackOwners(namespace, open.map(({ metadata }) => metadata.name).toSorted()),
      enabled: open.length > 0,
    }),
  );
  const candidates = useMemo(
    () => (of === null ? [] : unpackCandidates(open, of, dataOr(owners, {}))),
    [open, of, owners],
  );
  const job = candidates.length === 1 ? (candidates[0] ?? null) : null;
  const pods = useAllowedList<Pod>(
    podModel,
    job === null ? null : { namespace, labels: { 'job-name': job.metadata.name } },
  );
  return useMemo(
    () => (jobs.status === 'ready' ? { job, candidates, pods: dataOr(pods, []) } : null),
    [jobs, job, candidates, pods],
  );
}

/** OLM's own. */
const MANAGED = { 'olm.managed': 'true' };

/**
 * Who owns the ConfigMaps that bundles are unpacked into, which tells for which catalog: their metadata only, because they
 * hold whole bundles.
 * @param jobs the names of the Jobs that it is asked for: with others it is asked anew
 */
function unpackOwners(namespace: string, jobs: readonly string[]) {
  return queryOptions({
    queryKey: ['unpack-owners', namespace, jobs],
    queryFn: async ({ signal }): Promise<UnpackOwners> => {
      const query = { labelSelector: 'olm.managed=true' };
      return unpackOwnersIn(
        await ifAllowed(getMetadata)(configMapModel, { namespace, query }, signal),
      );
    },
    staleTime: Infinity,
    retry: false,
  });
}
