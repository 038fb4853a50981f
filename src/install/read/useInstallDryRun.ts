import { useQueries } from '@tanstack/react-query';
import { type DryRun, dryRunFrom, type DryRuns, serverDryRun } from '~/kube/serverDryRun';
import { dryRunnable, dryRunObstacle } from '~/install/rules/dryRun';
import type { PlannedObject } from '~/install/rules/plannedObjects';

/** The results of a dry run by the ID of each object. Nothing is stored. */
export function useInstallDryRun(objects: readonly PlannedObject[]): DryRuns {
  const requested = dryRunnable(objects);
  const answers = useQueries({
    queries: requested.map(({ model, manifest }) => serverDryRun(model, manifest)),
  });
  const impossible = objects
    .filter(({ action }) => action === 'create')
    .flatMap((object): [string, DryRun][] => {
      const obstacle = dryRunObstacle(object, objects);
      return obstacle === null ? [] : [[object.id, obstacle]];
    });
  const answered = requested.flatMap((object, index): [string, DryRun][] => {
    const answer = answers[index];
    return answer === undefined ? [] : [[object.id, dryRunFrom(answer)]];
  });
  return Object.fromEntries([...impossible, ...answered]);
}
