import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Failure } from '~/kube/failure';
import { failureIn } from '~/kube/fromQuery';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { quiet } from '~/kube/serverDryRun';
import { createYaml } from '~/kube/write';
import { INSTANCES } from './instanceLists';

export type Document = { readonly namespace: string | null; readonly yaml: string };

/** The result of a dry run. */
export type Trial =
  /** Not requested, because a problem is already known. */
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | {
      readonly kind: 'accepted';
      readonly warnings: readonly string[];
      /** The object as the server would store it. */
      readonly object: object;
    }
  | { readonly kind: 'refused'; readonly failure: Failure };

/** Sends a dry run. @param document `null`: not requested */
export function useInstanceTrial(model: ResourceModel, document: Document | null): Trial {
  const { data, error, isFetching } = useQuery({
    queryKey: ['operand-trial', model, document],
    queryFn: async ({ signal }) => {
      await quiet(signal);
      return createYaml(model, document ?? { namespace: null, yaml: '' }, { dryRun: true });
    },
    enabled: document !== null,
    // The result depends on the state of the cluster.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (document === null) return { kind: 'none' };
  if (isFetching) return { kind: 'asking' };
  if (error !== null) return { kind: 'refused', failure: failureIn(error) };
  return data === undefined ? { kind: 'asking' } : { kind: 'accepted', ...data };
}

export type InstanceCreation = {
  readonly isRunning: boolean;
  readonly failure: Failure | null;
  readonly run: (document: Document) => void;
};

/** Creates an instance. @param onDone is called with the stored object */
export function useCreateInstance(
  model: ResourceModel,
  onDone: (created: Stored<string>) => void,
): InstanceCreation {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (document: Document) => createYaml(model, document, { dryRun: false }),
    onSuccess: ({ object }) => {
      void queries.invalidateQueries({ queryKey: [INSTANCES] });
      onDone(object);
    },
  });
  return {
    isRunning: isPending,
    failure: error === null ? null : failureIn(error),
    run: mutate,
  };
}
