/** Processes Subscriptions of one namespace: resolve, unpack, plan. */
import { textAt } from '../../kube/json';
import type { Clock, ClusterClient, JsonObject, KubeObject } from '../../kube/types';
import type { Catalogs } from '../catalog/catalogs';
import { resolve, type ChosenOperator, type VisibleCatalog } from '../resolver/resolve';
import {
  conditionsOf,
  withCondition,
  withoutConditions,
  type Condition,
} from '../shared/conditions';
import { durationMilliseconds } from '../shared/duration';
import type { EventRecorder } from '../shared/events';
import {
  CLUSTER_SERVICE_VERSIONS,
  COPIED_FROM_LABEL,
  OPERATOR_GROUPS,
  SUBSCRIPTIONS,
  UNPACK_TIMEOUT_ANNOTATION,
} from '../shared/names';
import { unpackBundle } from '../unpack/unpackBundle';
import { withDeprecations } from './deprecationConditions';
import { makeInstallPlan } from './installPlan';
import { isWaitingForPlan, withInstallState } from './installState';
import { namespaceCatalogs } from './namespaceCatalogs';
import { bundleSteps, type BundleLookup } from './planSteps';
import { subscriptionFacts } from './subscriptionFacts';
import { changeSubscription } from './subscriptionStatus';
import { workFor, type Work } from './work';

export type Surroundings = {
  readonly client: ClusterClient;
  readonly clock: Clock;
  readonly catalogs: Catalogs;
  readonly record: EventRecorder;
  readonly unpackTimeoutSeconds: number;
  /** Namespaces whose plan is being created. */
  readonly planning: Set<string>;
};

/** @returns whether the namespace must be retried without a change */
export function resolveNamespace(within: Surroundings, namespace: string): boolean {
  const { client } = within;
  const subscriptions = client
    .list(SUBSCRIPTIONS, { namespace })
    .filter(({ metadata }) => metadata.deletionTimestamp === undefined)
    .toSorted((left, right) => (left.metadata.name < right.metadata.name ? -1 : 1));
  const isReady =
    subscriptions.length > 0 &&
    !within.planning.has(namespace) &&
    // Without exactly one OperatorGroup, OLM does nothing and reports nothing.
    client.list(OPERATOR_GROUPS, { namespace }).length === 1;
  if (!isReady || followInstallation(within, subscriptions)) return false;
  if (subscriptions.every(isWaitingForPlan)) return false;
  const found = namespaceCatalogs(client, within.catalogs, namespace);
  if (found.kind === 'connecting') return false;
  return found.kind === 'error'
    ? fail(within, subscriptions, { reason: errorReason, message: found.message })
    : resolveAgainst(within, { namespace, subscriptions, catalogs: found.catalogs });
}

const errorReason = 'ErrorPreventedResolution';

/** @returns whether a Subscription's status was corrected, which triggers another sync */
function followInstallation(within: Surroundings, subscriptions: readonly KubeObject[]): boolean {
  return subscriptions
    .map((subscription) => {
      const after = changeSubscription(within, subscription, (_, object) =>
        withInstallState(within.client, object),
      );
      return after.metadata.resourceVersion !== subscription.metadata.resourceVersion;
    })
    .some((changed) => changed);
}

type Task = {
  readonly namespace: string;
  readonly subscriptions: readonly KubeObject[];
  readonly catalogs: readonly VisibleCatalog[];
};

function resolveAgainst(within: Surroundings, task: Task): boolean {
  const { namespace, subscriptions, catalogs } = task;
  const resolution = resolve({
    namespace,
    subscriptions: subscriptions.map(subscriptionFacts),
    csvs: within.client
      .list(CLUSTER_SERVICE_VERSIONS, { namespace })
      .filter(({ metadata }) => metadata.labels?.[COPIED_FROM_LABEL] === undefined),
    catalogs,
  });
  switch (resolution.kind) {
    case 'error':
      return fail(within, subscriptions, { reason: errorReason, message: resolution.message });
    case 'unsatisfiable': {
      const { message } = resolution;
      fail(within, subscriptions, { reason: 'ConstraintsNotSatisfiable', message });
      return false;
    }
    case 'resolved':
      install(within, task, resolution.operators);
      return false;
  }
}

/** @returns that the namespace must be retried */
function fail(
  within: Surroundings,
  subscriptions: readonly KubeObject[],
  why: { readonly reason: string; readonly message: string },
): true {
  const namespace = within.client.get({
    resource: 'namespaces',
    name: subscriptions[0]?.metadata.namespace ?? '',
  });
  if (namespace !== undefined) {
    const { message } = why;
    within.record({ about: namespace, type: 'Warning', reason: 'ResolutionFailed', message });
  }
  setCondition(within, subscriptions, { type: 'ResolutionFailed', status: 'True', ...why });
  return true;
}

function install(within: Surroundings, task: Task, operators: readonly ChosenOperator[]): void {
  const { namespace, subscriptions } = task;
  const work = workFor(within.client, operators, subscriptions);
  const steps = unpack(within, task, work);
  if (steps === undefined) return;
  if (work.moved.length === 0) {
    settle(within, task);
    return;
  }
  change(within, subscriptions, (conditions) =>
    withoutConditions(conditions, 'BundleUnpackFailed', 'ResolutionFailed'),
  );
  within.planning.add(namespace);
  makeInstallPlan(within, { namespace, subscriptions, work, steps }, () => {
    within.planning.delete(namespace);
  });
}

/** The plan's steps, once all bundles are unpacked. */
function unpack(within: Surroundings, task: Task, work: Work): readonly JsonObject[] | undefined {
  const timeoutSeconds = unpackSeconds(within, task.namespace);
  const states = work.lookups.map((lookup) => ({
    lookup,
    state: stateOf(within.client, lookup, timeoutSeconds),
  }));
  for (const { state } of states) {
    if (state.kind !== 'failed') continue;
    const message = `bundle unpacking failed. Reason: ${state.reason}, and Message: ${state.message}`;
    const reason = 'BundleUnpackFailed';
    setCondition(within, task.subscriptions, { type: reason, status: 'True', reason, message });
    return undefined;
  }
  const unfinished = states.flatMap(({ state }) => (state.kind === 'in-progress' ? [state] : []));
  if (unfinished.length > 0) {
    const message = unfinished.find((state) => state.message !== undefined)?.message;
    setCondition(within, task.subscriptions, {
      type: 'BundleUnpacking',
      status: 'True',
      reason: 'UnpackingInProgress',
      ...(message === undefined ? {} : { message }),
    });
    return undefined;
  }
  return [
    ...work.newSubscriptions,
    ...states.flatMap(({ lookup, state }) =>
      state.kind === 'unpacked' ? bundleSteps(lookup, state.configMap, task.namespace) : [],
    ),
  ];
}

function stateOf(
  client: ClusterClient,
  lookup: BundleLookup,
  timeoutSeconds: number,
): ReturnType<typeof unpackBundle> {
  const { path: image, catalogSourceRef: catalog } = lookup;
  return unpackBundle(client, { image, catalog, timeoutSeconds });
}

/** Unpack timeout of a namespace: that of its OperatorGroup, or the default. */
function unpackSeconds({ client, unpackTimeoutSeconds }: Surroundings, namespace: string): number {
  const [group] = client.list(OPERATOR_GROUPS, { namespace });
  const said = durationMilliseconds(group?.metadata.annotations?.[UNPACK_TIMEOUT_ANNOTATION] ?? '');
  return said === undefined ? unpackTimeoutSeconds : said / 1000;
}

/** Nothing to install: clears failures, and reports deprecations of installed Operators. */
function settle(within: Surroundings, { subscriptions, catalogs }: Task): void {
  const now = within.clock.now();
  change(within, subscriptions, (conditions, subscription) => {
    const facts = subscriptionFacts(subscription);
    const offered = catalogs.find(
      ({ key }) => key.name === facts.catalog.name && key.namespace === facts.catalog.namespace,
    )?.content;
    const rest = withoutConditions(
      conditions,
      ...['BundleUnpacking', 'BundleUnpackFailed', 'ResolutionFailed'],
    );
    const csv = textAt(subscription, 'status', 'installedCSV');
    if (csv === undefined) return rest;
    const ofPackage = offered?.packages.find(({ name }) => name === facts.packageName);
    return withDeprecations(rest, { ofPackage, channel: facts.channel, csv }, now);
  });
}

function setCondition(
  within: Surroundings,
  subscriptions: readonly KubeObject[],
  condition: Condition,
): void {
  change(within, subscriptions, (conditions) => withCondition(conditions, condition));
}

function change(
  within: Surroundings,
  subscriptions: readonly KubeObject[],
  next: (conditions: readonly Condition[], subscription: KubeObject) => readonly Condition[],
): void {
  for (const subscription of subscriptions) {
    changeSubscription(within, subscription, (status, object) => {
      const conditions = next(conditionsOf(object), object);
      return conditions.length === 0 && status['conditions'] === undefined
        ? status
        : { ...status, conditions };
    });
  }
}
