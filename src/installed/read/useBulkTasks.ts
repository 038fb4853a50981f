import { useMemo } from 'react';
import type { Permission } from '~/kube/failure';
import { type BulkTask, permissionsOfTask } from '~/installed/rules/bulk';
import { type StepStates, remaining } from '~/kube/steps';
import { send } from '~/olm/read/useClusterCalls';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { sameActor } from '~/kube/useOwnAnswers';
import { useSteps } from '~/kube/useSteps';

export type BulkRun = {
  /** By task ID. */
  readonly states: StepStates;
  /** The missing permissions of each task, by task ID. */
  readonly refused: ReadonlyMap<string, readonly Permission[]>;
  readonly isRunning: boolean;
  /** Tasks that are not done and have all permissions. */
  readonly left: readonly BulkTask[];
  readonly run: () => void;
};

/**
 * Runs tasks one after the other. A failed task does not stop the others, and running again retries only what is not
 * done. Repeating a completed step is safe: deleting a missing object counts as done, and an approval tests what it
 * changes.
 */
export function useBulkTasks(tasks: readonly BulkTask[]): BulkRun {
  const permissions = useMemo(() => distinct(tasks.flatMap(permissionsOfTask)), [tasks]);
  const missing = new Set(useMissingPermissions(permissions).map(keyOf));
  const { states, isRunning, run } = useSteps(undefined, { goesOn: true });
  const refused = new Map(
    tasks.flatMap((task): [string, readonly Permission[]][] => {
      const lacking = permissionsOfTask(task).filter((permission) =>
        missing.has(keyOf(permission)),
      );
      return lacking.length === 0 ? [] : [[task.id, lacking]];
    }),
  );
  const left = remaining(tasks, states).filter(({ id }) => !refused.has(id));
  return {
    states,
    refused,
    isRunning,
    left,
    run: () => {
      run(left.map(({ id, calls }) => ({ id, run: () => sendAll(calls) })));
    },
  };
}

async function sendAll(calls: BulkTask['calls']): Promise<void> {
  const assertSameActor = sameActor();
  for (const call of calls) {
    assertSameActor();
    await send(call);
  }
}

function distinct(permissions: readonly Permission[]): readonly Permission[] {
  return [...new Map(permissions.map((permission) => [keyOf(permission), permission])).values()];
}

function keyOf(permission: Permission): string {
  return JSON.stringify(permission);
}
