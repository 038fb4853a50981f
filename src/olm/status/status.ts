import type { Condition, ResourceModel, Stored } from '~/kube/models/meta';
import type { ConcernedObject, OlmMessage } from '~/olm/messages/message';
import { listOfAll } from '~/olm/order';

/** The status of an Operator, as one of its objects reports it. */
export type Status = {
  readonly kind: StatusKind;
  readonly stage: PipelineStage;
  readonly state: Exclude<PipelineState, 'waiting'>;
  /** A timestamp; `null` if OLM does not record it. */
  readonly since: string | null;
  /** OLM's messages, the most informative first. */
  readonly messages: readonly OlmMessage[];
};

/** The user must act, or OLM reports an error. */
export function isProblem({ state }: Status): boolean {
  return state === 'failed' || state === 'retrying' || state === 'needs-approval';
}

/** The most severe first. The same problem reported by several objects is one entry. */
export function worstFirst(problems: readonly Status[]): readonly Status[] {
  return STATUS_ORDER.flatMap((kind) => {
    const [first, ...others] = problems.filter((one) => one.kind === kind);
    return first === undefined ? [] : [others.reduce(joined, first)];
  });
}

function joined(one: Status, other: Status): Status {
  const isKnown = (message: OlmMessage) =>
    one.messages.some((known) => known.message === message.message);
  return {
    ...one,
    state: one.state === 'failed' || other.state === 'failed' ? 'failed' : one.state,
    since: one.since ?? other.since,
    messages: [...one.messages, ...other.messages.filter((message) => !isKnown(message))],
  };
}

/** An object as the reporter of a message. */
export function reporterOf(model: ResourceModel, { metadata }: Stored<string>): ConcernedObject {
  return { model, namespace: metadata.namespace ?? null, name: metadata.name };
}

/** The message of a condition; its reason or type if it has no message. */
export function conditionMessage(by: ConcernedObject, condition: Condition): OlmMessage {
  const { type = '', reason = '', message = '' } = condition;
  return { by, reason, message: message === '' ? (reason === '' ? type : reason) : message };
}

/** The kinds of status, most severe first; causes before their consequences. Also the sort order by status. */
export const STATUS_ORDER = [
  /** The CSV failed, or OLM restarted the installation after a failure. */
  'failed',
  /** The Subscription names a CSV that was deleted. OLM does not create it again. */
  'csv-removed',
  'no-operator-group',
  'several-operator-groups',
  'plan-failed',
  'unpack-failed',
  // The version is installed, so its catalog is not the cause.
  'requirements-not-met',
  'catalog-missing',
  'resolution-failed',
  'catalog-unhealthy',
  /** No status after 30 seconds: OLM's catalog operator does not seem to run. */
  'subscription-unnoticed',
  /** No phase after 30 seconds: the OLM operator does not seem to run. */
  'csv-unnoticed',
  /** OLM v1: nothing was applied, and OLM cannot. */
  'install-blocked',
  /** OLM v1: a Deployment of the applied resources is unavailable. */
  'not-running',
  /** OLM is installing, and a pod crashes, cannot be scheduled or has no image. */
  'pods-not-running',
  /** The running version blocks its replacement (OC-005). */
  'update-blocked',
  /** OLM v1: the applied resources remain, because OLM cannot apply the requested ones. */
  'change-blocked',
  'approval-needed',
  'update-approval-needed',
  'removing',
  'installing',
  'updating',
  'unknown',
  'ready',
] as const;

/** The kinds of status of an installed Operator. */
export type StatusKind = (typeof STATUS_ORDER)[number];

/**
 * The severity of a status. A failed update of a running version requires attention; an Operator that does not run has
 * failed.
 */
export type StatusLevel = 'failed' | 'attention' | 'approval' | 'progress' | 'ready';

/** @param runs a version of the Operator works, whatever the state of its update */
export function levelOf(kind: StatusKind, runs: boolean): StatusLevel {
  switch (kind) {
    case 'failed':
    case 'csv-removed':
    case 'no-operator-group':
    case 'several-operator-groups':
    case 'plan-failed':
    case 'unpack-failed':
    case 'catalog-missing':
    case 'resolution-failed':
    case 'catalog-unhealthy':
    case 'subscription-unnoticed':
    case 'csv-unnoticed':
    case 'requirements-not-met':
    case 'install-blocked':
    case 'change-blocked':
    case 'not-running':
      return runs ? 'attention' : 'failed';
    case 'pods-not-running':
    case 'update-blocked':
    case 'unknown':
      return 'attention';
    case 'approval-needed':
    case 'update-approval-needed':
      return 'approval';
    case 'removing':
    case 'installing':
    case 'updating':
      return 'progress';
    case 'ready':
      return 'ready';
  }
}

/** Worst first. */
export const STATUS_LEVELS = listOfAll<StatusLevel>()([
  'failed',
  'attention',
  'approval',
  'progress',
  'ready',
]);

/** OLM's stages of an Operator, from the catalog to running Deployments. */
export const PIPELINE = ['catalog', 'resolve', 'unpack', 'plan', 'install', 'ready'] as const;

export type PipelineStage = (typeof PIPELINE)[number];

/** `retrying`: OLM reported an error and retries. */
export type PipelineState =
  'waiting' | 'running' | 'retrying' | 'needs-approval' | 'done' | 'failed';

/** The state of one stage. */
export type StageReport = {
  readonly stage: PipelineStage;
  readonly state: PipelineState;
  /** A timestamp; `null` if OLM does not record it. */
  readonly since: string | null;
  /** The end; `null` before, and if OLM does not record it. */
  readonly until: string | null;
  /** OLM's message about what it waits for; empty if there is none. */
  readonly messages: readonly OlmMessage[];
};
