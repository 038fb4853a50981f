import type { RemovalStep } from '../../removal/removalStep';
import type { ClusterCall } from '../../remedies/clusterCall';

/** The requests of steps, in their order. */
export function callsOf(steps: readonly RemovalStep[]): readonly ClusterCall[] {
  return steps.flatMap(({ action }) => (action.kind === 'disable-plugins' ? [] : action.call));
}
