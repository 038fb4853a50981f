import type { PlanContent } from '~/olm/plans/planContent';
import { ABSENT, type PlanComparison } from './comparison';
import { deploymentDeltas } from './deploymentDeltas';
import { imageDeltas } from './imageDeltas';
import { permissionDeltas } from './permissionDeltas';
import type { PlanDelta } from './planDelta';
import { apiServiceDeltas, webhookDeltas } from './webhookDeltas';

/** The parts of Operators that a plan changes. */
export type PlanParts = Pick<
  PlanDelta,
  'permissions' | 'apiServices' | 'webhooks' | 'deployments' | 'images'
>;

/**
 * The parts of a plan as changes of an empty cluster.
 * @param watched as in {@link PlanComparison}
 */
export function installedParts(
  { namespace, objects }: PlanContent,
  watched: PlanComparison['watched'],
): PlanParts {
  const compared = objects.map((after) => ({ after, before: ABSENT }));
  const comparison = { namespace, watched, objects: compared };
  return {
    permissions: permissionDeltas(comparison),
    apiServices: apiServiceDeltas(comparison),
    webhooks: webhookDeltas(comparison),
    deployments: deploymentDeltas(comparison),
    images: imageDeltas(comparison),
  };
}
