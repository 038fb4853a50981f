import { type UseQueryResult, queryOptions } from '@tanstack/react-query';
import { create } from './write';
import type { DryRun } from './dryRun';
import type { Manifest, ResourceModel } from '~/kube/models/meta';
import { failureIn } from './fromQuery';

/** Sends the creation of an object as a dry run. Nothing is stored. */
export function serverDryRun(model: ResourceModel, manifest: Manifest) {
  return queryOptions({
    queryKey: ['dry-run', model, manifest],
    queryFn: async ({ signal }) => {
      await quiet(signal);
      return create(model, manifest, { dryRun: true });
    },
    // The answer depends on the cluster, so it is requested again whenever the page returns to this manifest.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Waits until the user stops typing. Another manifest aborts the request before it is sent. */
export function quiet(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('another manifest is asked about'));
    });
  });
}

/** Milliseconds: longer than the interval between key presses. */
const PAUSE = 200;

export function dryRunFrom({
  error,
  isFetching,
}: Pick<UseQueryResult, 'error' | 'isFetching'>): DryRun {
  if (error !== null) return { kind: 'refused', failure: failureIn(error) };
  return { kind: isFetching ? 'asking' : 'accepted' };
}
