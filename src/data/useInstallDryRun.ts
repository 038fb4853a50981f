import { type UseQueryResult, queryOptions, useQueries } from '@tanstack/react-query';
import { create } from '~/cluster/write';
import { type DryRun, type DryRuns, askable, dryRunObstacle } from '~/domain/install/submit/dryRun';
import type { PlannedObject } from '~/domain/install/planned/plannedObjects';
import { failureIn } from './fromQuery';

/** What the server would say about each object that is to be created, by the object's id. Nothing is stored. */
export function useInstallDryRun(objects: readonly PlannedObject[]): DryRuns {
  const asked = askable(objects);
  const answers = useQueries({ queries: asked.map(dryRun) });
  const impossible = objects
    .filter(({ action }) => action === 'create')
    .flatMap((object): [string, DryRun][] => {
      const obstacle = dryRunObstacle(object, objects);
      return obstacle === null ? [] : [[object.id, obstacle]];
    });
  const answered = asked.flatMap((object, index): [string, DryRun][] => {
    const answer = answers[index];
    return answer === undefined ? [] : [[object.id, dryRunFrom(answer)]];
  });
  return Object.fromEntries([...impossible, ...answered]);
}

function dryRun({ model, manifest }: PlannedObject) {
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
function quiet(signal: AbortSignal): Promise<void> {
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

function dryRunFrom({ error, isFetching }: UseQueryResult): DryRun {
  if (error !== null) return { kind: 'refused', failure: failureIn(error) };
  return { kind: isFetching ? 'asking' : 'accepted' };
}
