import type { VersionSupport } from '~/olm/lifecycle/versionSupport';
import type { ComparedObject, PlanComparison } from './comparison';
import type { DefinitionDelta } from '~/updates/rules/crd/definitionDelta';
import { definitionDeltas } from '~/updates/rules/crd/definitionDeltas';
import { type DeploymentDelta, deploymentDeltas } from './deploymentDeltas';
import { type ImageDelta, imageDeltas } from './imageDeltas';
import { type ObjectChange, objectChanges } from './objectChanges';
import { type PermissionDelta, permissionDeltas } from './permissionDeltas';
import { type ReviewSummary, reviewSummary } from './reviewSummary';
import { type RiskFacts, risksOf } from './risksOf';
import {
  type ApiServiceDelta,
  type WebhookDelta,
  apiServiceDeltas,
  webhookDeltas,
} from './webhookDeltas';
import type { Risk } from './risk';

/** Everything that a plan changes, by what it concerns. */
export type PlanDelta = {
  readonly risks: readonly Risk[];
  /** `null`: only risks were looked for. */
  readonly summary: ReviewSummary | null;
  readonly permissions: readonly PermissionDelta[];
  readonly definitions: readonly DefinitionDelta[];
  readonly apiServices: readonly ApiServiceDelta[];
  readonly webhooks: readonly WebhookDelta[];
  readonly deployments: readonly DeploymentDelta[];
  readonly images: readonly ImageDelta[];
  readonly objects: readonly ObjectChange[];
  /** What the catalog states of the versions that come; without those of which it states nothing. */
  readonly supports: readonly PlannedSupport[];
};

export type PlannedSupport = { readonly csvName: string; readonly of: VersionSupport };

/** How much of a plan is looked at: `inbox` is what risks are found in. */
export type ReviewSize = 'inbox' | 'full';

/** What is known of a plan before its objects are. */
export type ReviewHead = Omit<PlanComparison, 'objects'> & {
  readonly size: ReviewSize;
  readonly facts: Omit<RiskFacts, 'definitions'>;
};

/** Some of the entries of some of the lists of a {@link PlanDelta}. */
export type DeltaPart = { readonly [Key in keyof PlanDelta]?: PlanDelta[Key] };

/** Parts as one; entries keep the order in which they came. */
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

/**
 * Compares a plan with the cluster, in parts that are small enough to be handed on one by one. Expensive: meant for a
 * worker.
 */
export function* deltaParts(
  { size, facts: known, ...head }: ReviewHead,
  objects: readonly ComparedObject[],
): Generator<DeltaPart> {
  const comparison: PlanComparison = { ...head, objects };
  const definitions = definitionDeltas(comparison);
  const facts = { ...known, definitions };
  yield { risks: risksOf(comparison, facts) };
  if (size === 'inbox') return;
  for (const one of definitions) yield { definitions: [one] };
  for (const one of permissionDeltas(comparison)) yield { permissions: [one] };
  yield {
    summary: reviewSummary(comparison, definitions),
    apiServices: apiServiceDeltas(comparison),
    webhooks: webhookDeltas(comparison),
    supports: [...facts.supports].map(([csvName, of]) => ({ csvName, of })),
  };
  yield { deployments: deploymentDeltas(comparison), images: imageDeltas(comparison) };
  yield { objects: objectChanges(comparison) };
}
