import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Failure } from '~/kube/failure';
import { failureIn } from '~/kube/fromQuery';
import type { ResourceModel } from '~/kube/models/meta';
import { useSteps } from '~/kube/useSteps';
import { remove } from '~/kube/write';
import type { InstanceRow } from '~/operands/rules/instanceRow';
import { INSTANCES } from './instanceLists';

export type InstanceDeletion = {
  readonly isRunning: boolean;
  readonly failure: Failure | null;
  /** @param uid deletes only the object with this uid */
  readonly run: (uid: string | null) => void;
};

/** Deletes an instance; owned resources are deleted in the background. */
export function useDeleteInstance(
  model: ResourceModel,
  target: { readonly namespace: string | null; readonly name: string },
  onDone: () => void,
): InstanceDeletion {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (uid: string | null) =>
      remove(model, { name: target.name, namespace: target.namespace ?? undefined }, uid),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: [INSTANCES] });
      onDone();
    },
  });
  return {
    isRunning: isPending,
    failure: error === null ? null : failureIn(error),
    run: mutate,
  };
}

/** Deletes several instances one after another, by uid. A failure does not stop the others. */
export function useDeleteInstances() {
  const queries = useQueryClient();
  const { states, isRunning, run } = useSteps(
    () => void queries.invalidateQueries({ queryKey: [INSTANCES] }),
    { goesOn: true },
  );
  return {
    states,
    isRunning,
    run: (rows: readonly InstanceRow[]) => {
      run(
        rows.flatMap(({ id, api, name, namespace, uid }) => {
          const model = api.served?.model;
          if (model === undefined) return [];
          return [
            { id, run: () => remove(model, { name, namespace: namespace ?? undefined }, uid) },
          ];
        }),
      );
    },
  };
}
