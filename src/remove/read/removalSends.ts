import {
  AT_ONCE,
  type RemovalItem,
  type RemovalRun,
  dueItems,
} from '~/remove/rules/run/removalRun';
import type { StepSight } from '~/remove/rules/run/removalControl';
import type { RemovalAction } from '~/remove/rules/run/removalStep';
import { changePlugins } from '~/olm/read/consolePlugins';
import { failureIn } from '~/kube/fromQuery';
import { send } from '~/olm/read/useClusterCalls';
import { turns } from '~/kube/turns';
import { sameActor } from '~/kube/useOwnAnswers';
import { currentRun, tellRun } from './removalStore';

/** Sends what is due of a removal. */
export function sendDue(run: RemovalRun, sights: ReadonlyMap<string, StepSight>): void {
  for (const item of dueItems(run)) {
    void sendOne(run.subject.id, item, uidSeen(sights.get(item.step.id)));
  }
}

async function sendOne(
  subjectId: string,
  { step }: RemovalItem,
  uid: string | null,
): Promise<void> {
  const { id, action } = step;
  const assertSameActor = sameActor();
  const before = currentRun(subjectId);
  tellRun(subjectId, { kind: 'sent', id, uid });
  // It is on its way already, or is no longer due.
  if (currentRun(subjectId) === before) return;
  try {
    await inTurn(() => {
      // Its turn may come when the user acts as another already.
      assertSameActor();
      return carryOut(action);
    });
    tellRun(subjectId, { kind: 'accepted', id, at: Date.now() });
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error));
    tellRun(subjectId, { kind: 'refused', id, failure: failureIn(cause), at: Date.now() });
  }
}

/** Of several removals together. */
const inTurn = turns(AT_ONCE);

function carryOut(action: RemovalAction): Promise<void> {
  return action.kind === 'disable-plugins'
    ? changePlugins({ kind: 'disable', names: action.names })
    : send(action.call);
}

function uidSeen(of: StepSight | undefined): string | null {
  const sight = of === undefined || of.kind === 'loading' ? null : of.sight;
  return sight?.kind === 'present' ? sight.uid : null;
}
