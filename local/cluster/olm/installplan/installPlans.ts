/** The InstallPlan controller: waits for approval, executes the steps, writes the result. */
import { flagAt, textAt } from '../../kube/json';
import type { Controller, JsonObject, KubeObject } from '../../kube/types';
import { stableText } from '../../workloads/generatedNames';
import {
  eventController,
  watchLiving,
  type Surroundings,
  type Watch,
} from '../../workloads/eventController';
import { keyOf, refOfKey } from '../../workloads/eventQueue';
import { namespaceOf } from '../csv/csvFields';
import type { Account } from '../csv/accessCheck';
import { withoutFields } from '../csv/withoutFields';
import { conditionOf, conditionsOf, withCondition } from '../shared/conditions';
import { INSTALL_PLANS, OPERATOR_GROUPS, timestamp } from '../shared/names';
import { accountReference, groupAccount } from './groupAccount';
import { createPlanExecutor, type Execution, type PlanExecutor } from './planExecution';
import { removeOldPlans } from './retention';

/** Milliseconds from a change of a plan to its reconciliation, about as recorded. */
const delay = 350;
const afterGroupChange = 100;
/** Delay before a plan with missing requirements is retried. */
const retry = 2_000;
/** Delay between the completion of a plan and its second execution. */
const repetition = 3_000;
/** Timeout after which a failing plan has failed, unless it only lacks permissions. */
const PLAN_TIMEOUT = 60_000;

export const installPlanController: Controller = eventController({
  name: 'olm-installplans',
  delay,
  begin: ({ client, clock, queue }) => {
    const executor = createPlanExecutor(client);
    const addActive = (namespace: string | undefined, wait: number): void => {
      const within = namespace === undefined ? {} : { namespace };
      for (const plan of client.list(INSTALL_PLANS, within)) {
        if (['Installing', ''].includes(phaseOf(plan))) queue.add(keyOf(plan), wait);
      }
    };
    const rbac = ['roles', 'rolebindings', 'clusterroles', 'clusterrolebindings'];
    return {
      reconcile: (key) => {
        reconcile({ client, clock, executor, queue }, key);
      },
      first: client.list(INSTALL_PLANS).map(keyOf),
      watches: [
        watchLiving(queue, INSTALL_PLANS),
        [
          OPERATOR_GROUPS,
          ({ object }) => {
            addActive(namespaceOf(object), afterGroupChange);
          },
        ],
        ...rbac.map((plural): Watch => [
          `${plural}.rbac.authorization.k8s.io`,
          ({ object }) => {
            addActive(object.metadata.namespace, retry);
          },
        ]),
      ],
    };
  },
});

type Context = Surroundings & { readonly executor: PlanExecutor };

function reconcile(context: Context, key: string): void {
  const { client } = context;
  const plan = client.get(refOfKey(INSTALL_PLANS, key));
  if (plan === undefined || plan.metadata.deletionTimestamp !== undefined) return;
  removeOldPlans(client, namespaceOf(plan));
  if (!['RequiresApproval', 'Installing'].includes(phaseOf(plan))) return;
  proceed(context, plan);
}

function proceed(context: Context, plan: KubeObject): void {
  const account = groupAccount(context.client, namespaceOf(plan));
  if (account.kind === 'problem') {
    writeStatus(context, plan, withCheckFailed(context, plan, account.message));
    return;
  }
  const cleared = withoutCheckFailed(plan);
  if (cleared !== undefined) {
    writeStatus(context, plan, cleared);
    return;
  }
  const owner = account.kind === 'account' ? account.account : undefined;
  if (attach(context, plan, accountReference(account))) return;
  if (phaseOf(plan) === 'Installing') execute(context, plan, owner);
  else if (flagAt(plan, 'spec', 'approved') === true) {
    const status = withoutFields(plan.status, 'message');
    writeStatus(context, plan, { ...status, phase: 'Installing' });
  }
}

/** Records the service account in the plan. @returns whether it was written */
function attach(context: Context, plan: KubeObject, reference: JsonObject | undefined): boolean {
  const { attenuatedServiceAccountRef: before, ...status } = plan.status ?? {};
  if (stableText(before ?? {}) === stableText(reference ?? {})) return false;
  writeStatus(context, plan, {
    ...status,
    ...(reference === undefined ? {} : { attenuatedServiceAccountRef: reference }),
  });
  return true;
}

function execute(context: Context, plan: KubeObject, account: Account | undefined): void {
  const { clock, executor, queue } = context;
  const now = clock.now();
  const result = executor.execute(plan, account, now);
  if (result.kind === 'paused') {
    queue.add(keyOf(plan), result.again);
    return;
  }
  const startTime = textAt(plan, 'status', 'startTime') ?? timestamp(now);
  const status = { ...plan.status, startTime, plan: result.steps };
  if (result.kind === 'done') {
    if (result.isStale) repeatLater(context, plan, account);
    writeStatus(context, plan, {
      ...withoutFields(status, 'message'),
      phase: 'Complete',
      conditions: withCondition(conditionsOf(plan), {
        type: 'Installed',
        status: 'True',
        lastUpdateTime: timestamp(now),
        lastTransitionTime: timestamp(now),
      }),
    });
    return;
  }
  writeStatus(context, plan, { ...status, ...failure(context, plan, { ...result, startTime }) });
}

/**
 * OLM's cache still contains the incomplete plan, so it executes the steps again. By then a replaced CSV is deleted, so
 * CRDs no longer reference it.
 */
function repeatLater(
  { client, clock, executor }: Context,
  { metadata }: KubeObject,
  account: Account | undefined,
): void {
  clock.after(repetition, () => {
    const { name, namespace = '' } = metadata;
    const plan = client.get({ resource: INSTALL_PLANS, name, namespace });
    if (plan !== undefined) executor.repeat(plan, account);
  });
}

function failure(
  { clock, queue }: Context,
  plan: KubeObject,
  result: Extract<Execution, { kind: 'failed' }> & { readonly startTime: string },
): JsonObject {
  const now = clock.now();
  const left = Date.parse(result.startTime) + PLAN_TIMEOUT - now;
  if (result.isForbidden || left > 0) {
    if (!result.isForbidden) queue.add(keyOf(plan), left);
    return { message: `retrying execution due to error: ${result.message}` };
  }
  const time = timestamp(now);
  return {
    phase: 'Failed',
    message: result.message,
    conditions: withCondition(conditionsOf(plan), {
      type: 'Installed',
      status: 'False',
      reason: 'InstallComponentFailed',
      message: result.message,
      lastUpdateTime: time,
      lastTransitionTime: time,
    }),
  };
}

const CHECK_FAILED = 'InstallCheckFailed';

function withCheckFailed({ clock }: Context, plan: KubeObject, message: string): JsonObject {
  const conditions = conditionsOf(plan);
  const known = conditionOf(conditions, 'Installed');
  if (known?.['reason'] === CHECK_FAILED && known['message'] === message) return plan.status ?? {};
  const time = timestamp(clock.now());
  return {
    ...plan.status,
    conditions: withCondition(conditions, {
      type: 'Installed',
      status: 'False',
      reason: CHECK_FAILED,
      message,
      lastUpdateTime: time,
      lastTransitionTime: time,
    }),
  };
}

function withoutCheckFailed(plan: KubeObject): JsonObject | undefined {
  const conditions = conditionsOf(plan);
  if (conditionOf(conditions, 'Installed')?.['reason'] !== CHECK_FAILED) return undefined;
  const status = withoutFields(plan.status, 'conditions');
  const kept = conditions.filter(({ type }) => type !== 'Installed');
  return kept.length === 0 ? status : { ...status, conditions: kept };
}

function writeStatus({ client }: Context, plan: KubeObject, status: JsonObject): void {
  if (stableText(plan.status ?? {}) === stableText(status)) return;
  client.updateStatus(INSTALL_PLANS, { ...plan, status });
}

function phaseOf(plan: KubeObject): string {
  return textAt(plan, 'status', 'phase') ?? '';
}
