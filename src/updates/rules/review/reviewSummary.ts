import type { PlanComparison } from './comparison';
import { type DeploymentDelta, deploymentDeltas } from './deploymentDeltas';
import { type ImageDelta, imageDeltas } from './imageDeltas';
import { type ObjectState, objectChanges } from './objectChanges';
import type { Paired, PairedState } from './pairedDeltas';
import { type PermissionDelta, permissionDeltas } from './permissionDeltas';
import type { ComparedFacts } from './planFindings';
import { webhookDeltas } from './webhookDeltas';

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
