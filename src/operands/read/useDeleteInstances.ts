import { useSteps } from '~/kube/useSteps';
import { remove } from '~/kube/write';
import type { InstanceRow } from '~/operands/rules/instanceRow';
import { useRefreshInstances } from './useInstances';

/** Deletes several instances one after another, by uid. A failure does not stop the others. */
export function useDeleteInstances() {
  const { states, isRunning, run } = useSteps(useRefreshInstances(), { goesOn: true });
  return {
    states,
    isRunning,
    run: (rows: readonly InstanceRow[]) => {
      run(
        rows.flatMap(({ id, api, name, namespace, uid }) => {
          const model = api.served?.model;
          if (model === undefined) return [];
          return [
            { id, run: () => remove(model, { name, namespace: namespace ?? undefined }, { uid }) },
          ];
        }),
      );
    },
  };
}
