import { remove } from '~/cluster/write';
import type { Right } from '~/domain/failure';
import type { Deletion } from '~/domain/uninstall/uninstallPlan';
import { clusterServiceVersionModel } from '~/models/clusterServiceVersion';
import { subscriptionModel } from '~/models/subscription';
import { useMissingRights } from './useMissingRights';
import { useSteps } from './useSteps';

const MODELS = {
  Subscription: subscriptionModel,
  ClusterServiceVersion: clusterServiceVersionModel,
};

/** Deletes the objects of an Operator in order; what is gone already counts as done. */
export function useUninstall(deletions: readonly Deletion[]) {
  const { states, isRunning, run } = useSteps();
  const missing = useMissingRights(deletions.map(rightFor));
  return {
    states,
    isRunning,
    missing,
    uninstall: () => {
      run(
        deletions.map(({ id, kind, name, namespace }) => ({
          id,
          run: () => remove(MODELS[kind], { name, namespace }),
        })),
      );
    },
  };
}

function rightFor({ kind, namespace, name }: Deletion): Right {
  const { group, plural } = MODELS[kind];
  return { verb: 'delete', group, resource: plural, namespace, name };
}
