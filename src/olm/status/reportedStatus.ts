import type { Condition, ResourceModel, Stored } from '~/kube/models/meta';
import type { ConcernedObject, OlmMessage } from '~/olm/messages/message';
import type { PipelineStage, PipelineState } from '~/olm/diagnosis/pipeline';
import { STATUS_ORDER, type StatusKind } from '~/olm/installed/healthKind';

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
  return state === 'failed' || state === 'troubled' || state === 'needs-approval';
}

/** The most severe first. The same problem reported by several objects is one entry. */
export function worstFirst(troubles: readonly Status[]): readonly Status[] {
  return STATUS_ORDER.flatMap((kind) => {
    const [first, ...others] = troubles.filter((one) => one.kind === kind);
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
