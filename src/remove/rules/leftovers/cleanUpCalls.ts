import type { RemovalStep } from '~/remove/rules/run/removalStep';
import type { ClusterCall } from '~/olm/calls/clusterCall';

/** The requests of steps, in their order. */
export function callsOf(steps: readonly RemovalStep[]): readonly ClusterCall[] {
  return steps.flatMap(({ action }) => (action.kind === 'disable-plugins' ? [] : action.call));
}
