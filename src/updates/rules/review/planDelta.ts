import type { JsonRecord } from '~/kube/json';
import type { Loadable } from '~/kube/loadable';
import type { VersionSupport } from '~/olm/lifecycle/versionSupport';
import type { LineDiff } from '~/olm/lineDiff';
import type { PlanChange } from '~/olm/plans/reviewedPlan';
import type { DefinitionDelta } from '~/updates/rules/crd/definitionDelta';
import { definitionDeltas } from '~/updates/rules/crd/definitionDeltas';
import type { ComparedObject, PlanComparison } from './comparison';
import { type DeploymentDelta, deploymentDeltas } from './deploymentDeltas';
import { type ImageDelta, imageDeltas } from './imageDeltas';
import type { LeftoverObjects } from './leftoverObjects';
import { type ObjectChange, objectChanges, type ObjectState } from './objectChanges';
import type { Paired, PairedState } from './pairedDeltas';
import { type PermissionDelta, permissionDeltas } from './permissionDeltas';
import type { PlanFinding } from './planFinding';
import { type ComparedFacts, planFindings } from './planFindings';
import {
  type ApiServiceDelta,
  apiServiceDeltas,
  type WebhookDelta,
  webhookDeltas,
} from './webhookDeltas';

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

/** A plan compared with the cluster at the time of the review. */
export type PlanReviewed = {
  /** `null`: the plan is being executed, so that the replaced objects are unknown. */
  readonly review: Loadable<ComparedPlan> | null;
  /** The time of the comparison, as ISO 8601; `null`: not yet. */
  readonly comparedAt: string | null;
  /** Reads all of it again. */
  readonly refresh: () => void;
  readonly isRefreshing: boolean;
  readonly reader: ObjectReader;
};

export type ComparedPlan = {
  readonly delta: PlanDelta;
  /** In OLM's order. */
  readonly objects: readonly ComparedObject[];
  readonly leftoverObjects: LeftoverObjects;
};

/** Converts objects to texts outside of the main thread. */
export type ObjectReader = {
  readonly yamlOf: (object: JsonRecord) => Promise<string>;
  readonly diffOf: (live: JsonRecord, manifest: JsonRecord) => Promise<LineDiff>;
};

/** The counts of a plan's actions. */
export type ReviewSummary = {
  readonly permissions: PermissionSummary;
  /** CustomResourceDefinitions by action. */
  readonly definitions: ObjectCounts & { readonly unsafe: number };
  readonly webhooks: PairedCounts;
  readonly images: PairedCounts;
  readonly deployments: PairedCounts & {
    /** Deployments with new privileges. */
    readonly privileged: number;
  };
  readonly objects: ObjectCounts;
};

export type PermissionSummary = {
  /** Holders that get or lose permissions. */
  readonly gaining: number;
  readonly losing: number;
  /** Holders with unknown current permissions. */
  readonly unknown: number;
};

export type ObjectCounts = Readonly<Record<ObjectState, number>>;

export type PairedCounts = Readonly<Record<PairedState, number>>;

export function reviewSummary(
  comparison: PlanComparison,
  judged: ComparedFacts['definitions'],
): ReviewSummary {
  const objects = objectChanges(comparison);
  const definitions = objects.filter(({ kind }) => kind === 'CustomResourceDefinition');
  const deployments = deploymentDeltas(comparison);
  return {
    permissions: permissionSummary(permissionDeltas(comparison)),
    definitions: {
      ...objectCounts(definitions),
      unsafe: judged.filter(({ findings }) => findings.length > 0).length,
    },
    webhooks: pairedCounts(webhookDeltas(comparison)),
    images: pairedCounts(distinctImages(imageDeltas(comparison))),
    deployments: { ...pairedCounts(deployments), privileged: deployments.filter(isOut).length },
    objects: objectCounts(objects),
  };
}

function permissionSummary(deltas: readonly PermissionDelta[]): PermissionSummary {
  const compared = deltas.filter((delta) => delta.kind === 'compared');
  return {
    gaining: compared.filter(({ added }) => added.length > 0).length,
    losing: compared.filter(({ removed }) => removed.length > 0).length,
    unknown: deltas.length - compared.length,
  };
}

function isOut({ newPrivileges }: DeploymentDelta): boolean {
  return newPrivileges.length > 0;
}

/** An image of a container is often also a related one and counts once. */
export function distinctImages(deltas: readonly ImageDelta[]): readonly ImageDelta[] {
  const byImages = new Map(
    deltas.map((delta) => [
      [delta.state, delta.before?.image, delta.after?.image].join(' '),
      delta,
    ]),
  );
  return [...byImages.values()];
}

function objectCounts(changes: readonly { readonly state: ObjectState }[]): ObjectCounts {
  const counts = { created: 0, changed: 0, same: 0, replaced: 0, unknown: 0 };
  for (const { state } of changes) counts[state] += 1;
  return counts;
}

function pairedCounts(deltas: readonly Pick<Paired<unknown>, 'state'>[]): PairedCounts {
  const counts = { added: 0, removed: 0, changed: 0, same: 0, unknown: 0 };
  for (const { state } of deltas) counts[state] += 1;
  return counts;
}
