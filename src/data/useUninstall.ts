import { useQueries } from '@tanstack/react-query';
import { remove } from '~/cluster/write';
import type { Right } from '~/domain/failure';
import type { Deletion } from '~/domain/uninstall/uninstallPlan';
import { clusterServiceVersionModel } from '~/models/clusterServiceVersion';
import { subscriptionModel } from '~/models/subscription';
import { accessReview } from './useCan';
import { useSteps } from './useSteps';

const MODELS = {
  Subscription: subscriptionModel,
  ClusterServiceVersion: clusterServiceVersionModel,
};

/** Deletes the objects of an Operator in order; what is gone already counts as done. */
export function useUninstall(deletions: readonly Deletion[]) {
  const { states, isRunning, run } = useSteps();
  const rights = deletions.map(rightFor);
  const reviews = useQueries({ queries: rights.map(accessReview) });
  return {
    states,
    isRunning,
    /** Rights that the user certainly does not have; a review that fails forbids nothing, the server decides. */
    missing: rights.filter((_, index) => reviews[index]?.data === false),
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
