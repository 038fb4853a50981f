import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { Manifest, ResourceModel } from '~/kube/models/meta';
import type { Failure } from './failure';
import { failureIn } from './fromQuery';
import { create } from './write';

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

/** The server's answer to the creation of an object, without creating it. */
export type DryRun =
  | { readonly kind: 'asking' }
  | {
      readonly kind: 'accepted';
      /** Warnings of the server. */
      readonly warnings?: readonly string[];
    }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'impossible'; readonly because: 'new-namespace' | 'project-request' };

export type DryRuns = Readonly<Record<string, DryRun>>;
