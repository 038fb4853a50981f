import { type CloudIdentity, usesTokens } from '~/olm/packages/cloudIdentity';
import {
  type PlanContent,
  type PlanObject,
  type PlanSources,
  planContentOf,
  sourcesNeeded,
} from '~/olm/plans/planContent';
import type { ComparedObject, LiveObject } from '~/updates/rules/review/comparison';
import { annotationsOf, isCsv } from '~/updates/rules/review/operatorSides';
import { droppedObjects } from '~/updates/rules/review/droppedObjects';
import { type LeftBehind, NOTHING_LEFT, leftBehind } from '~/updates/rules/review/leftBehind';
import type { ReviewSize } from '~/updates/rules/review/planDelta';
import type { ComparedPlan } from '~/updates/rules/review/planReviewed';
import { replacedCsvs } from '~/updates/rules/review/replacedCsvs';
import { weighsInRisks } from '~/updates/rules/review/weighsInRisks';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { askAgain } from '~/kube/askAgain';
import { cloudIdentity } from './cloudIdentity';
import { comparedPlan } from './decoderThread';
import { planSources } from './planSources';
import { queryClient } from '~/kube/queryClient';
import { liveObjects } from './liveObjects';
import { type PlanGround, readGround } from './planGround';
import { riskFacts } from './riskFacts';

/**
 * Reads what a plan refers to and what it takes the place of, and compares both.
 * @throws ClusterError of a busy server; what may not be read leaves its place in the review unknown
 */
export async function readReview(
  reviewed: ReviewedPlan,
  size: ReviewSize,
  signal: AbortSignal,
): Promise<ComparedPlan> {
  const ground = await readGround(reviewed, size, signal);
  const [objects, facts, left] = await Promise.all([
    comparedObjects(ground, size, signal),
    riskFacts(reviewed, ground),
    size === 'full' ? readLeft(ground, signal) : NOTHING_LEFT,
  ]);
  const identity = await identityFor(objects);
  const head = {
    namespace: reviewed.namespace,
    watched: ground.watched,
    size,
    facts: { ...facts, identity },
  };
  return { delta: await comparedPlan(head, objects, signal), objects, leftBehind: left };
}

/** Nobody asks for it where no Operator of the plan takes part in it. */
async function identityFor(objects: readonly ComparedObject[]): Promise<CloudIdentity | null> {
  const isAsked = objects.some(({ after }) => isCsv(after) && usesTokens(annotationsOf(after)));
  return isAsked ? askAgain(() => queryClient.query(cloudIdentity())).catch(() => null) : null;
}

async function comparedObjects(
  ground: PlanGround,
  size: ReviewSize,
  signal: AbortSignal,
): Promise<readonly ComparedObject[]> {
  const content = contentOf(ground);
  // The names in the plan tell already what a full review needs; which roles are the bundle's own, only the bundle does.
  const live =
    size === 'full'
      ? liveOf(planContentOf(ground.plan, NO_SOURCES).objects, ground, signal)
      : content.then(({ objects }) => liveOf(objects.filter(weighsInRisks), ground, signal));
  const [{ objects }, found] = await Promise.all([content, live]);
  return objects
    .filter((object) => size === 'full' || weighsInRisks(object))
    .map((after) => ({ after, before: found.get(after.id) ?? ABSENT }));
}

const ABSENT: LiveObject = { kind: 'absent' };
const NO_SOURCES: PlanSources = { bundles: new Map(), manifests: new Map() };

async function contentOf({ plan }: PlanGround): Promise<PlanContent> {
  const sources = planSources(sourcesNeeded(plan));
  return planContentOf(plan, await askAgain(() => queryClient.query(sources)));
}

/** What stays of the versions that are replaced. */
async function readLeft(
  { plan, plans, subscriptions }: PlanGround,
  signal: AbortSignal,
): Promise<LeftBehind> {
  const dropped = droppedObjects(plan, plans, replacedCsvs(plan, subscriptions));
  const namespace = plan.metadata.namespace ?? '';
  const wanted = dropped.objects.map((one) => ({ ...one, namespace }));
  return leftBehind(dropped, await liveObjects(wanted, signal));
}

/** A ClusterServiceVersion is compared with the one that it replaces; one that replaces none is new. */
function liveOf(
  objects: readonly PlanObject[],
  { plan, subscriptions }: PlanGround,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, LiveObject>> {
  const replaced = replacedCsvs(plan, subscriptions);
  const namespace = plan.metadata.namespace ?? '';
  const wanted = objects.flatMap(({ id, group, kind, name }) => {
    const before = kind === 'ClusterServiceVersion' ? replaced.get(name) : name;
    return before === undefined ? [] : [{ id, group, kind, name: before, namespace }];
  });
  return liveObjects(wanted, signal);
}
