import { isSameJson } from '~/updates/rules/settings/sameValue';
import { type PlannedWebhook, webhooksOf } from '~/olm/permissions/webhooks';
import { apiServicesOf, type PlannedApiService } from '~/olm/workloads/workloads';
import type { PlanComparison } from './comparison';
import { type Paired, pairedDeltas } from './pairedDeltas';
import { perObject } from '~/kube/perObject';

export type WebhookDelta = Paired<PlannedWebhook>;

export type ApiServiceDelta = Paired<PlannedApiService>;

/**
 * The added, removed and changed webhooks. The authors choose the names; several versions can exist at once, and a
 * validating and a mutating one of the same name are different.
 */
export const webhookDeltas = perObject((comparison: PlanComparison): readonly WebhookDelta[] =>
  pairedDeltas(comparison, {
    of: webhooksOf,
    keyOf: ({ kind, name }) => `${kind} ${name}`,
    isSame: isSameBut('id'),
  }),
);

/** The APIs that an Operator provides with its own server. */
export function apiServiceDeltas(comparison: PlanComparison): readonly ApiServiceDelta[] {
  return pairedDeltas(comparison, {
    of: apiServicesOf,
    keyOf: ({ name, kind }) => `${name} ${kind}`,
    isSame: isSameBut('id'),
  });
}

/** An ID contains the position in a list, which is irrelevant. */
function isSameBut(left: string): (before: object, after: object) => boolean {
  return (before, after) => isSameJson({ ...before, [left]: null }, { ...after, [left]: null });
}
