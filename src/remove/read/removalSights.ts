import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
// eslint-disable-next-line no-restricted-imports -- of those kinds only that may be listed
import { type WatchQuery, useWatchQueries } from '~/kube/watch';
import type { Failure } from '~/kube/failure';
import { type Loadable, failed, loading } from '~/kube/loadable';
import type { StepSight } from '~/remove/rules/run/removalControl';
import type { RemovalRun } from '~/remove/rules/run/removalRun';
import { absent, sightOf } from '~/remove/rules/run/removalSight';
import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { type SightQuery, scatteredModels, sightQueries } from '~/remove/rules/run/sightQueries';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { accessReview } from '~/kube/useCan';
import { useSingleSights } from './singleSights';
import { watchedSteps } from './watchedSteps';
import { listRight } from '~/kube/rights';

type RemovalSights = {
  readonly sights: ReadonlyMap<string, StepSight>;
  /** Why some of it is no longer kept up to date; `null`: all is. */
  readonly blindness: Failure | null;
  /** Reads an object once that may not be watched. */
  readonly lookAgain: (id: string) => void;
};

/** What is seen of the objects of the stage that a run is at: watched, or read once where that is not allowed. */
export function useRemovalSights(run: RemovalRun | null): RemovalSights {
  const steps = run === null ? NO_STEPS : watchedSteps(run);
  const queries = useQueriesFor(steps);
  const lists = useAllowedQueries(queries);
  const { seen, unwatched, blindness } = useMemo(
    () => sightsOf(steps, queries, lists),
    [steps, queries, lists],
  );
  const { singles, lookAgain } = useSingleSights(run, unwatched);
  const sights = useMemo(() => new Map([...seen, ...singles]), [seen, singles]);
  return { sights, blindness, lookAgain };
}

const NO_STEPS: readonly RemovalStep[] = [];

/** Empty until it is known whether what is scattered over many namespaces may be listed in all of them. */
function useQueriesFor(steps: readonly RemovalStep[]): readonly SightQuery[] {
  const scattered = useMemo(() => scatteredModels(steps), [steps]);
  const answers = useAnswers(scattered.map((model) => ({ model, namespace: null })));
  return useMemo(() => {
    const decided = answers.split(',');
    if (scattered.length > 0 && decided.includes('waiting')) return [];
    const overall = scattered.filter((_, index) => decided[index] === 'allowed');
    return sightQueries(steps, overall);
  }, [steps, scattered, answers]);
}

/** The lists by their keys, for those who may list them. Who may not is asked first: see useAllowedList. */
function useAllowedQueries(
  queries: readonly SightQuery[],
): ReadonlyMap<string, Loadable<readonly Stored<string>[]>> {
  const answers = useAnswers(
    queries.map(({ model, where }) => ({ model, namespace: where.namespace })),
  );
  const allowed = useMemo((): readonly WatchQuery[] => {
    const decided = answers.split(',');
    return queries.filter((_, index) => decided[index] === 'allowed');
  }, [queries, answers]);
  const lists = useWatchQueries(allowed);
  return useMemo(() => {
    const decided = answers.split(',');
    return new Map(
      queries.map(({ key, model, where }, index) => [
        key,
        decided[index] === 'refused'
          ? failed({ kind: 'forbidden', message: '', right: listRight(model, where.namespace) })
          : (lists.get(key) ?? loading),
      ]),
    );
  }, [queries, answers, lists]);
}

type ListPlace = { readonly model: ResourceModel; readonly namespace: string | null };

/** Joined by commas: compared by content, as reviews are made anew on every render. */
function useAnswers(places: readonly ListPlace[]): string {
  const reviews = useQueries({
    queries: places.map(({ model, namespace }) => accessReview(listRight(model, namespace))),
  });
  return reviews
    .map(({ data, error }) => {
      if (data === false) return 'refused';
      // A review that fails forbids nothing: the server decides.
      return data === true || error !== null ? 'allowed' : 'waiting';
    })
    .join();
}

type Seen = {
  readonly seen: ReadonlyMap<string, StepSight>;
  readonly unwatched: readonly RemovalStep[];
  readonly blindness: Failure | null;
};

function sightsOf(
  steps: readonly RemovalStep[],
  queries: readonly SightQuery[],
  lists: ReadonlyMap<string, Loadable<readonly Stored<string>[]>>,
): Seen {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const seen = new Map<string, StepSight>(steps.map(({ id }) => [id, { kind: 'loading' }]));
  const unwatched: RemovalStep[] = [];
  let blindness: Failure | null = null;
  for (const { key, ids } of queries) {
    const list = lists.get(key) ?? loading;
    const own = ids.flatMap((id) => byId.get(id) ?? []);
    if (list.status === 'failed') unwatched.push(...own);
    // What is no longer kept up to date does not tell whether something is still there.
    if (list.status !== 'ready') continue;
    blindness ??= list.stale;
    if (list.stale === null) for (const [id, sight] of foundIn(list.data, own)) seen.set(id, sight);
  }
  return { seen, unwatched, blindness };
}

function foundIn(
  objects: readonly Stored<string>[],
  steps: readonly RemovalStep[],
): readonly (readonly [string, StepSight])[] {
  const byName = new Map(objects.map((object) => [placeOf(object.metadata), object]));
  return steps.flatMap(({ id, action }) => {
    if (action.kind !== 'delete') return [];
    const object = byName.get(placeOf(action.call.object));
    const sight = object === undefined ? absent : sightOf(object);
    return [[id, { kind: 'watched', sight }] as const];
  });
}

function placeOf({ name, namespace = '' }: { readonly name: string; readonly namespace?: string }) {
  return `${namespace}/${name}`;
}
