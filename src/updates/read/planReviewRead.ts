import { queryOptions } from '@tanstack/react-query';
import { usesTokens, type CloudIdentity } from '~/olm/packages/cloudIdentity';
import {
  sourcesNeeded,
  type PlanContent,
  type PlanObject,
  type PlanSources,
} from '~/olm/plans/planContent';
import { ABSENT, type ComparedObject, type LiveObject } from '~/updates/rules/review/comparison';
import { annotationsOf, isCsv } from '~/updates/rules/review/operatorSides';
import {
  droppedObjects,
  leftoverObjects,
  type LeftoverObjects,
  NOTHING_LEFT,
} from '~/updates/rules/review/leftoverObjects';
import type { ComparedPlan, ReviewSize } from '~/updates/rules/review/planDelta';
import { countsAsRisk } from '~/updates/rules/review/risks';
import type { ReviewedPlan, PlanChange } from '~/olm/plans/reviewedPlan';
import { getDiscovery, getJson, withRetries } from '~/kube/request';
import { queryClient } from '~/kube/queryClient';
import { ClusterError } from '~/kube/clusterError';
import { lineIn, recordIn } from '~/kube/json';
import { type GroupKind, knownKind, servedKind } from '~/updates/rules/review/servedKind';
import { slimObject } from '~/updates/rules/review/slimObject';
import type { ResourceModel } from '~/kube/models/meta';
import { operatorConditionModel, type Subscription } from '~/kube/models/olm';
import { conditionValues, isHolding } from '~/olm/conditions/conditionValues';
import { ifAllowedOneOfMany } from '~/kube/useCan';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import { installedDeprecations, type InstalledDeprecation } from '~/olm/installed/deprecations';
import { versionSupport, type VersionSupport } from '~/olm/lifecycle/versionSupport';
import { leadingMinor } from '~/olm/minorVersion';
import type { ComparedFacts } from '~/updates/rules/review/planFindings';
import { targetDeprecations } from '~/olm/plans/targetDeprecations';
import { operatorPackage } from '~/olm/read/packages';
import { lifecycleOf } from '~/olm/read/lifecycle';
import { localDay } from '~/olm/read/localDay';
import { clusterRelease } from '~/olm/read/clusterRelease';
import { cloudIdentity } from './cloudIdentity';
import { comparedPlan } from './decoderThread';
import { contentFrom, type PlanContext, planSources } from './planContext';

/**
 * Reads the objects that a plan refers to and those that it replaces, and compares them.
 * @throws ClusterError of an overloaded server; unreadable objects are unknown in the review
 */
export async function readReview(
  reviewed: ReviewedPlan,
  planContext: PlanContext,
  { size, signal }: Reading,
): Promise<ComparedPlan> {
  const [objects, facts, left] = await Promise.all([
    comparedObjects(planContext, { size, signal }),
    comparedFacts(reviewed, planContext, signal),
    size === 'full' ? readLeft(planContext, signal) : NOTHING_LEFT,
  ]);
  const identity = await identityFor(objects);
  const head = {
    namespace: reviewed.namespace,
    watched: planContext.watched,
    size,
    facts: { ...facts, identity },
  };
  return { delta: await comparedPlan(head, objects, signal), objects, leftoverObjects: left };
}

type Reading = { readonly size: ReviewSize; readonly signal: AbortSignal };

/** Skipped if no Operator of the plan uses cloud credentials. */
async function identityFor(objects: readonly ComparedObject[]): Promise<CloudIdentity | null> {
  const isRequested = objects.some(({ after }) => isCsv(after) && usesTokens(annotationsOf(after)));
  return isRequested
    ? withRetries(() => queryClient.query(cloudIdentity())).catch(() => null)
    : null;
}

async function comparedObjects(
  planContext: PlanContext,
  { size, signal }: Reading,
): Promise<readonly ComparedObject[]> {
  const content = contentOf(planContext);
  // The names in the plan are sufficient for a full review. Only the bundle shows which roles are its own.
  const live =
    size === 'full'
      ? liveOf(contentFrom(NO_SOURCES)(planContext.plan).objects, planContext, signal)
      : content.then(({ objects }) => liveOf(objects.filter(countsAsRisk), planContext, signal));
  const [{ objects }, found] = await Promise.all([content, live]);
  return objects
    .filter((object) => size === 'full' || countsAsRisk(object))
    .map((after) => ({ after, before: found.get(after.id) ?? ABSENT }));
}

const NO_SOURCES: PlanSources = { bundles: new Map(), manifests: new Map() };

async function contentOf({ plan }: PlanContext): Promise<PlanContent> {
  const sources = planSources(sourcesNeeded(plan));
  return contentFrom(await withRetries(() => queryClient.query(sources)))(plan);
}

/** The remaining objects of the replaced versions. */
async function readLeft(
  { plan, plans, replaced }: PlanContext,
  signal: AbortSignal,
): Promise<LeftoverObjects> {
  const dropped = droppedObjects(plan, plans, replaced);
  const namespace = plan.metadata.namespace ?? '';
  const wanted = dropped.objects.map((one) => ({ ...one, namespace }));
  return leftoverObjects(dropped, await liveObjects(wanted, signal));
}

/** A ClusterServiceVersion is compared with the one that it replaces. Without one it is new. */
function liveOf(
  objects: readonly PlanObject[],
  { plan, replaced }: PlanContext,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, LiveObject>> {
  const namespace = plan.metadata.namespace ?? '';
  const wanted = objects.flatMap(({ id, group, kind, name }) => {
    const before = kind === 'ClusterServiceVersion' ? replaced.get(name) : name;
    return before === undefined ? [] : [{ id, group, kind, name: before, namespace }];
  });
  return liveObjects(wanted, signal);
}

/** The number of parallel requests, so that other requests do not wait. */
const AT_ONCE = 6;

export type WantedObject = GroupKind & {
  /** The key of the answer. */
  readonly id: string;
  readonly name: string;
  /** The namespace of a namespaced kind. */
  readonly namespace: string;
};

/**
 * The current objects of the cluster by ID.
 * @throws AbortError when `signal` was aborted; an unreadable object is an answer
 */
export async function liveObjects(
  wanted: readonly WantedObject[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, LiveObject>> {
  const found = new Map<string, LiveObject>();
  const waiting = wanted.toReversed();
  async function readOn(): Promise<void> {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      found.set(next.id, await liveObject(next, signal));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  return found;
}

async function liveObject(wanted: WantedObject, signal: AbortSignal): Promise<LiveObject> {
  try {
    const model = knownKind(wanted) ?? (await discovered(wanted));
    if (model === null) return { kind: 'absent' };
    const answer = await getOneOfMany(model, addressOf(wanted, model), signal);
    return { kind: 'found', object: slimObject(recordIn(answer)) };
  } catch (error) {
    if (!(error instanceof ClusterError)) throw error;
    const { failure } = error;
    return failure.kind === 'not-found' ? { kind: 'absent' } : { kind: 'unreadable', failure };
  }
}

const getOneOfMany = ifAllowedOneOfMany(getJson);

function addressOf({ name, namespace }: WantedObject, { namespaced }: ResourceModel) {
  return namespaced ? { namespace, name } : { name };
}

async function discovered(wanted: WantedObject): Promise<ResourceModel | null> {
  return servedKind(await withRetries(() => queryClient.query(servedKinds)), wanted);
}

/** Milliseconds: another plan might have just created the kind. */
const KINDS_AGE = 30_000;

const servedKinds = queryOptions({
  queryKey: ['served-kinds'],
  queryFn: ({ signal }) => getDiscovery(signal),
  staleTime: KINDS_AGE,
  structuralSharing: false,
});

/** Further facts about a plan. Unreadable and slow ones are omitted. */
async function comparedFacts(
  { changes, namespace }: ReviewedPlan,
  { subscriptions, replaced }: PlanContext,
  signal: AbortSignal,
): Promise<Omit<ComparedFacts, 'definitions' | 'identity'>> {
  const release = withRetries(() => queryClient.query(clusterRelease)).catch(() => null);
  const version = release.then((found) => found?.version ?? null);
  const known = changes.map(async (change) => {
    const own = subscriptions.find(({ metadata }) => metadata.name === change.subscription);
    if (own === undefined) return { ...change, deprecations: [], support: null };
    const [deprecations, support] = await Promise.all([
      deprecationsOf(own, change.csvName),
      supportOf(own, change, version),
    ]);
    return { ...change, deprecations, support };
  });
  // Together: an abort while the others are pending would reject a promise that nothing awaits yet.
  const [blockers, all] = await Promise.all([
    blockersOf(replaced, namespace, signal),
    Promise.all(known),
  ]);
  return {
    changes,
    clusterVersion: await version,
    blockers,
    deprecations: new Map(all.map(({ csvName, deprecations }) => [csvName, deprecations])),
    supports: new Map(
      all.flatMap(({ csvName, support }) => (support === null ? [] : [[csvName, support]])),
    ),
  };
}

/** The message of each OperatorCondition that blocks the replacement of its version. */
async function blockersOf(
  replaced: PlanContext['replaced'],
  namespace: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    [...replaced].map(async ([csvName, name]): Promise<[string, string][]> => {
      try {
        const answer = await getOneOfMany(operatorConditionModel, { namespace, name }, signal);
        const values = conditionValues(answer).find(({ conclusion }) => isHolding(conclusion));
        const { message, reason } = values?.layers[0]?.condition ?? {};
        return values === undefined ? [] : [[csvName, lineIn(message) ?? lineIn(reason) ?? '']];
      } catch (error) {
        if (!(error instanceof ClusterError)) throw error;
        return [];
      }
    }),
  );
  return new Map(found.flat());
}

/** The support of the new version in the catalog. */
async function supportOf(
  own: Subscription,
  { to }: PlanChange,
  clusterVersion: Promise<string | null>,
): Promise<VersionSupport | null> {
  const key = packageKeyOf(own);
  if (key === null) return null;
  const stated = withRetries(() => queryClient.query(lifecycleOf(key))).catch(() => null);
  const versions = (await Promise.race([stated, after(TIMEOUT, null)])) ?? [];
  if (versions.length === 0) return null;
  const openShift = leadingMinor((await clusterVersion) ?? '');
  return versionSupport(versions, { version: to, openShift, today: localDay() });
}

/** The deprecations: of the new version from the catalog, of its channel and package from the Subscription. */
function deprecationsOf(
  own: Subscription,
  csvName: string,
): Promise<readonly InstalledDeprecation[]> {
  const otherwise = installedDeprecations(own).filter(({ level }) => level !== 'version');
  const key = packageKeyOf(own);
  if (key === null) return Promise.resolve(otherwise);
  const packaged = operatorPackage(own.metadata.namespace ?? null, key);
  const offered = withRetries(() => queryClient.query(packaged))
    .then((operator) => targetDeprecations(operator, own.spec?.channel ?? null, csvName))
    .catch(() => otherwise);
  return Promise.race([offered, after(TIMEOUT, otherwise)]);
}

function packageKeyOf({ spec }: Subscription): PackageKey | null {
  const { name, source, sourceNamespace } = spec ?? {};
  return name === undefined || source === undefined || sourceNamespace === undefined
    ? null
    : { catalog: source, catalogNamespace: sourceNamespace, packageName: name };
}

/** Milliseconds. A slow catalog does not delay the other facts. */
const TIMEOUT = 3000;

function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve(value);
    }, milliseconds);
  });
}
