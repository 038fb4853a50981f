import type { Failure } from '~/kube/failure';
import type { RemovalAction } from './removalStep';

/** `under-way`: it is being deleted already. */
type RefusalMeaning = 'gone' | 'anew' | 'under-way' | 'refused';

/**
 * What it means that the server does not take a step. Both ways to answer a deletion with 409 say that somebody was faster:
 * a precondition on the uid that no longer holds (apimachinery's `Preconditions.Check`), and a namespace that is being
 * emptied (registry/core/namespace). Their words are all that tells them from other conflicts.
 */
export function refusalOf(action: RemovalAction, failure: Failure): RefusalMeaning {
  if (action.kind === 'disable-plugins') return 'refused';
  // Also of what was to be changed: it harms nobody any more.
  if (failure.kind === 'not-found') return 'gone';
  if (action.kind !== 'delete' || failure.kind !== 'conflict') return 'refused';
  if (failure.message.includes('UID in precondition')) return 'anew';
  const isEmptied =
    action.call.model.kind === 'Namespace' && failure.message.includes('ensuring all content');
  return isEmptied ? 'under-way' : 'refused';
}
