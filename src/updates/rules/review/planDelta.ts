import type { PlanChange } from '~/olm/plans/reviewedPlan';
import type { VersionSupport } from '~/olm/lifecycle/versionSupport';
import type { ComparedObject, PlanComparison } from './comparison';
import type { DefinitionDelta } from '~/updates/rules/crd/definitionDelta';
import { definitionDeltas } from '~/updates/rules/crd/definitionDeltas';
import { type DeploymentDelta, deploymentDeltas } from './deploymentDeltas';
import { type ImageDelta, imageDeltas } from './imageDeltas';
import { type ObjectChange, objectChanges } from './objectChanges';
import { type PermissionDelta, permissionDeltas } from './permissionDeltas';
import { type ReviewSummary, reviewSummary } from './reviewSummary';
import { type ComparedFacts, planFindings } from './planFindings';
import {
  type ApiServiceDelta,
  type WebhookDelta,
  apiServiceDeltas,
  webhookDeltas,
} from './webhookDeltas';
import type { PlanFinding } from './planFinding';

/** The changes of a plan by subject. */
export type PlanDelta = {
  readonly risks: readonly PlanFinding[];
  /** `null`: risks only. */
  readonly summary: ReviewSummary | null;
  readonly permissions: readonly PermissionDelta[];
  readonly definitions: readonly DefinitionDelta[];
  readonly apiServices: readonly ApiServiceDelta[];
  readonly webhooks: readonly WebhookDelta[];
  readonly deployments: readonly DeploymentDelta[];
  readonly images: readonly ImageDelta[];
  readonly objects: readonly ObjectChange[];
  /** The support of the new versions in the catalog, if stated. */
  readonly supports: readonly PlannedSupport[];
};

export type PlannedSupport = Pick<PlanChange, 'csvName' | 'operator' | 'to'> & {
  readonly of: VersionSupport;
};

/** The extent of a review: `inbox` covers the objects for the risks. */
export type ReviewSize = 'inbox' | 'full';

/** The data of a plan before its objects are read. */
export type ReviewHead = Omit<PlanComparison, 'objects'> & {
  readonly size: ReviewSize;
  readonly facts: Omit<ComparedFacts, 'definitions'>;
};

/** Some entries of the lists of a {@link PlanDelta}. */
export type DeltaPart = { readonly [Key in keyof PlanDelta]?: PlanDelta[Key] };

/** Joins parts. The entries keep their order. */
export function joinedDelta(parts: readonly DeltaPart[]): PlanDelta {
  return {
    risks: parts.flatMap(({ risks = [] }) => risks),
    summary: parts.find(({ summary }) => summary !== undefined)?.summary ?? null,
    permissions: parts.flatMap(({ permissions = [] }) => permissions),
    definitions: parts.flatMap(({ definitions = [] }) => definitions),
    apiServices: parts.flatMap(({ apiServices = [] }) => apiServices),
    webhooks: parts.flatMap(({ webhooks = [] }) => webhooks),
    deployments: parts.flatMap(({ deployments = [] }) => deployments),
    images: parts.flatMap(({ images = [] }) => images),
    objects: parts.flatMap(({ objects = [] }) => objects),
    supports: parts.flatMap(({ supports = [] }) => supports),
  };
}

/** Compares a plan with the cluster, in parts small enough for messages. Slow, so it runs in a worker. */
export function* deltaParts(
  { size, facts: known, ...head }: ReviewHead,
  objects: readonly ComparedObject[],
): Generator<DeltaPart> {
  const comparison: PlanComparison = { ...head, objects };
  const definitions = definitionDeltas(comparison);
  const facts = { ...known, definitions };
  yield { risks: planFindings(comparison, facts) };
  if (size === 'inbox') return;
  for (const one of definitions) yield { definitions: [one] };
  for (const one of permissionDeltas(comparison)) yield { permissions: [one] };
  yield {
    summary: reviewSummary(comparison, definitions),
    apiServices: apiServiceDeltas(comparison),
    webhooks: webhookDeltas(comparison),
    supports: facts.changes.flatMap(({ csvName, operator, to }) => {
      const of = facts.supports.get(csvName);
      return of === undefined ? [] : [{ csvName, operator, to, of }];
    }),
  };
  yield { deployments: deploymentDeltas(comparison), images: imageDeltas(comparison) };
  yield { objects: objectChanges(comparison) };
}
