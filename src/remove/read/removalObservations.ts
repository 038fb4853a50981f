import { useMemo } from 'react';
import { useQueries, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useAllowedQueries, useListAnswers } from '~/kube/allowedLists';
import type { Failure } from '~/kube/failure';
import { loading, type Loadable } from '~/kube/loadable';
import { type RemovalRun, watchedItems } from '~/remove/rules/run/removalRun';
import {
  absent,
  clusterWideModels,
  observationQueries,
  type ObservationQuery,
  observedObject,
  type ObservedObject,
  type StepObservation,
} from '~/remove/rules/run/observedObject';
import type { RemovalStep } from '~/remove/rules/run/removalStep';
import type { Stored } from '~/kube/models/meta';
import { ClusterError } from '~/kube/clusterError';
import { concurrencyLimit, getJson } from '~/kube/request';
import { failureIn } from '~/kube/fromQuery';
import { ifAllowedOneOfMany } from '~/kube/useCan';

type RemovalObservations = {
  readonly observations: ReadonlyMap<string, StepObservation>;
  /** The failure of a watch; `null`: all are live. */
  readonly watchFailure: Failure | null;
  /** Reads an object without a watch again. */
  readonly reload: (id: string) => void;
};

/** The observed objects of the current stage of a run: watched, or read once without permission for a watch. */
export function useRemovalObservations(run: RemovalRun | null): RemovalObservations {
  const steps = run === null ? NO_STEPS : watchedSteps(run);
  const queries = useQueriesFor(steps);
  const lists = useAllowedQueries(queries);
  const { seen, unwatched, watchFailure } = useMemo(
    () => observationsOf(steps, queries, lists),
    [steps, queries, lists],
  );
  const { singles, reload } = useSingleObservations(run, unwatched);
  const observations = useMemo(() => new Map([...seen, ...singles]), [seen, singles]);
  return { observations, watchFailure, reload };
}

const NO_STEPS: readonly RemovalStep[] = [];

const EVERYWHERE = { namespace: null };

/** Empty until it is known which kinds can be listed in all namespaces. */
function useQueriesFor(steps: readonly RemovalStep[]): readonly ObservationQuery[] {
  const scattered = useMemo(() => clusterWideModels(steps), [steps]);
  const answers = useListAnswers(scattered.map((model) => ({ model, where: EVERYWHERE })));
  return useMemo(() => {
    const decided = answers.split(',');
    if (scattered.length > 0 && decided.includes('waiting')) return [];
    const overall = scattered.filter((_, index) => decided[index] === 'allowed');
    return observationQueries(steps, overall);
  }, [steps, scattered, answers]);
}

type Seen = {
  readonly seen: ReadonlyMap<string, StepObservation>;
  readonly unwatched: readonly RemovalStep[];
  readonly watchFailure: Failure | null;
};

function observationsOf(
  steps: readonly RemovalStep[],
  queries: readonly ObservationQuery[],
  lists: ReadonlyMap<string, Loadable<readonly Stored<string>[]>>,
): Seen {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const seen = new Map<string, StepObservation>(steps.map(({ id }) => [id, { kind: 'loading' }]));
  const unwatched: RemovalStep[] = [];
  let watchFailure: Failure | null = null;
  for (const { key, ids } of queries) {
    const list = lists.get(key) ?? loading;
    const own = ids.flatMap((id) => byId.get(id) ?? []);
    if (list.status === 'failed') unwatched.push(...own);
    // A list that is not live does not show whether an object still exists.
    if (list.status !== 'ready') continue;
    watchFailure ??= list.stale;
    if (list.stale === null)
      for (const [id, observed] of foundIn(list.data, own)) seen.set(id, observed);
  }
  return { seen, unwatched, watchFailure };
}

function foundIn(
  objects: readonly Stored<string>[],
  steps: readonly RemovalStep[],
): readonly (readonly [string, StepObservation])[] {
  const byName = new Map(objects.map((object) => [placeOf(object.metadata), object]));
  return steps.flatMap(({ id, action }) => {
    if (action.kind !== 'delete') return [];
    const object = byName.get(placeOf(action.call.object));
    const observed = object === undefined ? absent : observedObject(object);
    return [[id, { kind: 'watched', observed }] as const];
  });
}

function placeOf({ name, namespace = '' }: { readonly name: string; readonly namespace?: string }) {
  return `${namespace}/${name}`;
}

/** The steps whose objects must be observed: the same list until they change, even if the run changes. */
function watchedSteps(run: RemovalRun): readonly RemovalStep[] {
  const steps = watchedItems(run).map(({ step }) => step);
  const known = lists.get(run.subject.id);
  if (known !== undefined && isSame(known, steps)) return known;
  lists.set(run.subject.id, steps);
  return steps;
}

/** By the subjects of runs. */
const lists = new Map<string, readonly RemovalStep[]>();

/** A run does not change its steps. */
function isSame(one: readonly RemovalStep[], other: readonly RemovalStep[]): boolean {
  return one.length === other.length && one.every((step, at) => step === other[at]);
}

/**
 * Objects without permission for a watch. Each is read once after the server accepted its deletion, and again on
 * request.
 */
function useSingleObservations(run: RemovalRun | null, unwatched: readonly RemovalStep[]) {
  const client = useQueryClient();
  const requested = useRequestedSteps(run, unwatched);
  const states = useQueries({ queries: requested.map(singleObservation), combine: statesOf });
  const singles = useMemo(() => {
    const byId = new Map(requested.map(({ step }, at) => [step.id, states[at]]));
    return new Map(
      unwatched.map(({ id }): [string, StepObservation] => [id, readObserved(byId.get(id))]),
    );
  }, [unwatched, requested, states]);
  return {
    singles,
    reload: (id: string) => {
      const one = requested.find(({ step }) => step.id === id);
      if (one !== undefined)
        void client.refetchQueries({ queryKey: singleObservation(one).queryKey });
    },
  };
}

type Requested = { readonly subjectId: string; readonly step: RemovalStep; readonly since: number };

/** The steps whose deletion the server accepted. */
function useRequestedSteps(run: RemovalRun | null, unwatched: readonly RemovalStep[]) {
  return useMemo((): readonly Requested[] => {
    const ids = new Set(unwatched.map(({ id }) => id));
    return (run?.items ?? []).flatMap(({ step, state }) =>
      run !== null && ids.has(step.id) && state.kind === 'leaving'
        ? [{ subjectId: run.subject.id, step, since: state.since }]
        : [],
    );
  }, [run, unwatched]);
}

type QueryState = {
  readonly data: ObservedObject | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
};

/** The query client keeps equal results, so that the list remains the same until one of them changes. */
function statesOf(results: readonly QueryState[]): readonly QueryState[] {
  return results.map(({ data, error, isFetching }) => ({ data, error, isFetching }));
}

function readObserved(state: QueryState | undefined): StepObservation {
  return {
    kind: 'read',
    observed: state?.data ?? null,
    isReading: state?.isFetching === true,
    failure: state?.error == null ? null : failureIn(state.error),
  };
}

function singleObservation({ subjectId, step, since }: Requested) {
  return queryOptions({
    queryKey: ['removal', subjectId, step, since] as const,
    queryFn: ({ signal }) => inTurn(() => readOnce(step, signal)),
    staleTime: Infinity,
    gcTime: 0,
  });
}

const inTurn = concurrencyLimit(4);

async function readOnce({ action }: RemovalStep, signal: AbortSignal): Promise<ObservedObject> {
  if (action.kind !== 'delete') return absent;
  try {
    return observedObject(
      await ifAllowedOneOfMany(getJson)(action.call.model, action.call.object, signal),
    );
  } catch (error) {
    if (error instanceof ClusterError && error.failure.kind === 'not-found') return absent;
    throw error;
  }
}
