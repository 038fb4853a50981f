import { type InstallPlan, installPlanModel } from '~/kube/models/olm';
import type { Condition } from '~/kube/models/meta';
import { meaningsIn } from '~/olm/messages/meaning';
import type { OlmMessage } from '~/olm/messages/message';
import { reporterOf, type Status } from './status';
import type { StatusFacts } from './statusFacts';
import { trueCondition } from './subscriptionStatus';

/**
 * The status of an InstallPlan. Sources: IN-046, IP-003, IP-010. A plan in progress can contain the error that it
 * retries (recording approve_invalid).
 * @param isUpdate a version is installed already
 */
export function planStatus(plan: InstallPlan, isUpdate: boolean): Status {
  const base = {
    kind: isUpdate ? 'updating' : 'installing',
    state: 'running',
    since: plan.metadata.creationTimestamp ?? null,
    messages: [],
  } as const;
  return unpacking(plan, base) ?? phased(plan, base, isUpdate);
}

type BaseReport = Pick<Status, 'kind' | 'since' | 'messages'> & {
  readonly state: 'running';
};

function phased(plan: InstallPlan, base: BaseReport, isUpdate: boolean): Status {
  const messages = saying(plan);
  const { phase, startTime } = plan.status ?? {};
  switch (phase) {
    case 'RequiresApproval':
      // An approved plan keeps this phase until OLM processes it.
      if (plan.spec?.approved === true) return { ...base, stage: 'plan' };
      return {
        ...base,
        kind: isUpdate ? 'update-approval-needed' : 'approval-needed',
        stage: 'plan',
        state: 'needs-approval',
      };
    case 'Failed':
      return {
        kind: 'plan-failed',
        stage: 'install',
        state: 'failed',
        since: failedSince(plan),
        messages: messages,
      };
    case 'Installing':
      return {
        ...base,
        stage: 'install',
        since: startTime ?? base.since,
        ...(messages.length === 0
          ? {}
          : { kind: 'plan-failed', state: 'retrying', messages: messages }),
      };
    case 'Complete':
      return { ...base, stage: 'install', since: startTime ?? base.since };
    default:
      return { ...base, stage: 'plan' };
  }
}

/**
 * Old versions of OLM create the plan before unpacking and report the unpacking here. Current versions omit these
 * conditions (all recordings). A running Job also has a message: only a known message is a problem.
 */
function unpacking(plan: InstallPlan, base: BaseReport): Status | null {
  if (SETTLED.includes(plan.status?.phase ?? '')) return null;
  const found = lookup('BundleLookupFailed', plan) ?? lookup('BundleLookupPending', plan);
  if (found === null) return null;
  const since = found.lastTransitionTime ?? null;
  const messages = [lookupMessage(plan, found)];
  const problem = { kind: 'unpack-failed', stage: 'unpack', since, messages: messages } as const;
  if (found.type === 'BundleLookupFailed') return { ...problem, state: 'failed' };
  return meaningsIn(messages).length > 0
    ? { ...problem, state: 'retrying' }
    : { ...base, stage: 'unpack', since, messages: messages };
}

function lookupMessage(plan: InstallPlan, { reason = '', message = '' }: Condition): OlmMessage {
  return {
    by: reporterOf(installPlanModel, plan),
    reason: '',
    message: `${reason}: ${message}`,
  };
}

function lookup(type: string, { status }: InstallPlan): Condition | null {
  const conditions = (status?.bundleLookups ?? []).flatMap((one) => one.conditions ?? []);
  return conditions.find((one) => one.type === type && one.status === 'True') ?? null;
}

/** The status after the unpacking. */
const SETTLED = ['RequiresApproval', 'Complete', 'Failed'];

/** Without an account for the installation, OLM sets only this condition (IP-013). */
function saying(plan: InstallPlan): readonly OlmMessage[] {
  const { status } = plan;
  const refused = status?.conditions?.find(
    (one) => one.type === 'Installed' && one.status === 'False',
  );
  const message = textOf(status?.message) ?? textOf(refused?.message);
  if (message === null) return [];
  return [{ by: reporterOf(installPlanModel, plan), reason: refused?.reason ?? '', message }];
}

function textOf(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

function failedSince({ metadata, status }: InstallPlan): string | null {
  const installed = status?.conditions?.find(({ type }) => type === 'Installed');
  return installed?.lastTransitionTime ?? status?.startTime ?? metadata.creationTimestamp ?? null;
}

/** Whether the InstallPlan is still creating objects. If plans cannot be read, the Subscription determines it. */
export function isPlanInProgress({
  plan,
  subscription,
}: Pick<StatusFacts, 'plan' | 'subscription'>): boolean {
  if (plan !== null) return plan.status?.phase === 'Installing';
  if (subscription === null) return false;
  return trueCondition('InstallPlanPending', subscription)?.reason === 'Installing';
}
