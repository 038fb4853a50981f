import {
  AT_ONCE,
  type RemovalItem,
  type RemovalRun,
  dueItems,
} from '~/remove/rules/run/removalRun';
import type { StepObservation } from '~/remove/rules/run/observedObject';
import type { RemovalAction } from '~/remove/rules/run/removalStep';
import { changePlugins } from '~/olm/read/consolePlugins';
import { send } from '~/olm/read/useClusterCalls';
import { concurrencyLimit } from '~/kube/concurrencyLimit';
import { sameActor } from '~/kube/useOwnAnswers';
import { removals } from './removalStore';

/** Sends the due calls of a removal. */
export function sendDue(run: RemovalRun, observations: ReadonlyMap<string, StepObservation>): void {
  for (const item of dueItems(run)) {
    void sendOne(run.subject.id, item, uidSeen(observations.get(item.step.id)));
  }
}

function sendOne(subjectId: string, { step }: RemovalItem, uid: string | null): Promise<void> {
  const assertSameActor = sameActor();
  return removals.send(subjectId, { kind: 'sent', id: step.id, uid }, () =>
    inTurn(() => {
      // The user can start an impersonation before the call's turn.
      assertSameActor();
      return carryOut(step.action);
    }),
  );
}

/** Shared by several removals. */
const inTurn = concurrencyLimit(AT_ONCE);

function carryOut(action: RemovalAction): Promise<void> {
  return action.kind === 'disable-plugins'
    ? changePlugins({ kind: 'disable', names: action.names })
    : send(action.call);
}

function uidSeen(of: StepObservation | undefined): string | null {
  const observed = of === undefined || of.kind === 'loading' ? null : of.observed;
  return observed?.kind === 'present' ? observed.uid : null;
}
