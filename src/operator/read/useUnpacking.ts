import { useMemo } from 'react';
import { useQuery, queryOptions } from '@tanstack/react-query';
import {
  type Unpacking,
  unpackJobs,
  type UnpackOwners,
  unpackOwnersIn,
} from '~/olm/diagnosis/unpacking';
import { dataOr } from '~/kube/loadable';
import type { InstallPlan, Subscription } from '~/kube/models/olm';
import { type Job, jobModel, type Pod, podModel } from '~/kube/models/workloads';
import { useAllowedList } from '~/kube/allowedLists';
import { fromQuery } from '~/kube/fromQuery';
import { getMetadata } from '~/kube/request';
import { configMapModel } from '~/kube/models/core';
import { ifAllowed } from '~/kube/useCan';

export type UnpackedFor = {
  readonly subscription: Subscription;
  readonly plan: InstallPlan | null;
};

/**
 * The live unpacking of an Operator's bundle; `null`: unknown, or no permission: the Jobs are in the catalog's
 * namespace, where project users have no permissions (TS-005).
 * @param of `null`: watches nothing
 */
export function useUnpacking(of: UnpackedFor | null): Unpacking | null {
  const namespace = of?.subscription.spec?.sourceNamespace ?? '';
  const isIdle = of === null || namespace === '';
  const jobs = useAllowedList<Job>(jobModel, isIdle ? null : { namespace, labels: MANAGED });
  const open = useMemo(
    () => (of === null ? [] : unpackJobs(dataOr(jobs, []), of, {}).candidates),
    [jobs, of],
  );
  const owners = fromQuery(
    useQuery({
      ...unpackOwners(namespace, open.map(({ metadata }) => metadata.name).toSorted()),
      enabled: open.length > 0,
    }),
  );
  const { job, candidates } = useMemo(
    () => (of === null ? NONE : unpackJobs(open, of, dataOr(owners, {}))),
    [open, of, owners],
  );
  const pods = useAllowedList<Pod>(
    podModel,
    job === null ? null : { namespace, labels: { 'job-name': job.metadata.name } },
  );
  return useMemo(
    () => (jobs.status === 'ready' ? { job, candidates, pods: dataOr(pods, []) } : null),
    [jobs, job, candidates, pods],
  );
}

const NONE = { job: null, candidates: [] };

/** OLM's label. */
const MANAGED = { 'olm.managed': 'true' };

/**
 * The owners of the ConfigMaps with unpacked bundles, which identify the catalog. Metadata only, because the content is
 * a whole bundle.
 * @param jobs the names of the Jobs; other names cause another request
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
