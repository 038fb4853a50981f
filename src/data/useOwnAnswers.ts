import { useActingAs } from '~/cluster/actingAs';
import { queryClient } from './queryClient';

/**
 * Forgets what the API server answered as soon as the user acts as another in the console: what one may see and do is not
 * what another may. It does so while rendering: whoever is below must not find the answers of another.
 * @returns as whom the user acts: a key for what has to begin anew then
 */
export function useOwnAnswers(): string {
  return takeOver(useActingAs());
}

let answeredTo = '';

/** Does nothing when it is called again for the same. */
function takeOver(actingAs: string): string {
  if (actingAs !== answeredTo) {
    answeredTo = actingAs;
    queryClient.clear();
  }
  return actingAs;
}
