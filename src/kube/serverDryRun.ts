import { type UseQueryResult, queryOptions } from '@tanstack/react-query';
import { create } from './write';
import type { DryRun } from './dryRun';
import type { Manifest, ResourceModel } from '~/kube/models/meta';
import { failureIn } from './fromQuery';

/** Asks the server what it would say about an object that is to be created. Nothing is stored. */
export function serverDryRun(model: ResourceModel, manifest: Manifest) {
  return queryOptions({
    queryKey: ['dry-run', model, manifest],
    queryFn: async ({ signal }) => {
      await quiet(signal);
      return create(model, manifest, { dryRun: true });
    },
    // The answer depends on the cluster: it is asked again whenever the page comes back to this manifest.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Waits until nobody types any more: another manifest aborts the question about this one before it is put. */
export function quiet(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('another manifest is asked about'));
    });
  });
}

/** Milliseconds: more than between the key presses of somebody who types. */
const PAUSE = 200;

export function dryRunFrom({
  error,
  isFetching,
}: Pick<UseQueryResult, 'error' | 'isFetching'>): DryRun {
  if (error !== null) return { kind: 'refused', failure: failureIn(error) };
  return { kind: isFetching ? 'asking' : 'accepted' };
}
