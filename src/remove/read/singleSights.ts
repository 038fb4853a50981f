import { useMemo } from 'react';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getJson } from '~/kube/request';
import type { StepSight } from '~/remove/rules/run/removalControl';
import type { RemovalRun } from '~/remove/rules/run/removalRun';
import { type Sight, absent, sightOf } from '~/remove/rules/run/removalSight';
import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { failureIn } from '~/kube/fromQuery';
import { turns } from '~/kube/turns';
import { ifAllowedOneOfMany } from '~/kube/askedFirst';

/**
 * Objects that may not be watched: each is read once when the server has taken its deletion, and again when somebody asks
 * for it.
 */
export function useSingleSights(run: RemovalRun | null, unwatched: readonly RemovalStep[]) {
  const client = useQueryClient();
  const asked = useAskedSteps(run, unwatched);
  const states = useQueries({ queries: asked.map(singleSight), combine: statesOf });
  const singles = useMemo(() => {
    const byId = new Map(asked.map(({ step }, at) => [step.id, states[at]]));
    return new Map(unwatched.map(({ id }): [string, StepSight] => [id, readSight(byId.get(id))]));
  }, [unwatched, asked, states]);
  return {
    singles,
    lookAgain: (id: string) => {
      const one = asked.find(({ step }) => step.id === id);
      if (one !== undefined) void client.refetchQueries({ queryKey: singleSight(one).queryKey });
    },
  };
}

type Asked = { readonly subjectId: string; readonly step: RemovalStep; readonly since: number };

/** Those whose deletion the server has taken. */
function useAskedSteps(run: RemovalRun | null, unwatched: readonly RemovalStep[]) {
  return useMemo((): readonly Asked[] => {
    const ids = new Set(unwatched.map(({ id }) => id));
    return (run?.items ?? []).flatMap(({ step, state }) =>
      run !== null && ids.has(step.id) && state.kind === 'leaving'
        ? [{ subjectId: run.subject.id, step, since: state.since }]
        : [],
    );
  }, [run, unwatched]);
}

type QueryState = {
  readonly data: Sight | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
};

/** The query client keeps what is equal: the list is the same until one of them changes. */
function statesOf(results: readonly QueryState[]): readonly QueryState[] {
  return results.map(({ data, error, isFetching }) => ({ data, error, isFetching }));
}

function readSight(state: QueryState | undefined): StepSight {
  return {
    kind: 'read',
    sight: state?.data ?? null,
    isReading: state?.isFetching === true,
    failure: state?.error == null ? null : failureIn(state.error),
  };
}

function singleSight({ subjectId, step, since }: Asked) {
  return queryOptions({
    queryKey: ['removal', subjectId, step, since] as const,
    queryFn: ({ signal }) => inTurn(() => readOnce(step, signal)),
    staleTime: Infinity,
    gcTime: 0,
  });
}

const inTurn = turns(4);

async function readOnce({ action }: RemovalStep, signal: AbortSignal): Promise<Sight> {
  if (action.kind !== 'delete') return absent;
  try {
    return sightOf(
      await ifAllowedOneOfMany(getJson)(action.call.model, action.call.object, signal),
    );
  } catch (error) {
    if (error instanceof ClusterError && error.failure.kind === 'not-found') return absent;
    throw error;
  }
}
