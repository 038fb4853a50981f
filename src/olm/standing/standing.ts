import type { Condition, ResourceModel, Stored } from '~/kube/models/meta';
import type { ConcernedObject, OlmMessage } from '~/olm/messages/message';
import type { PipelineStage, PipelineState } from '~/olm/diagnosis/pipeline';
import { HEALTH_ORDER, type HealthKind } from '~/olm/installed/healthKind';

/** Where an Operator stands on its way, by what one of its objects tells. */
export type Standing = {
  readonly kind: HealthKind;
  readonly stage: PipelineStage;
  readonly state: Exclude<PipelineState, 'waiting'>;
  /** A timestamp; `null` when OLM does not note it. */
  readonly since: string | null;
  /** OLM's own words, the most telling first. */
  readonly said: readonly OlmMessage[];
};

/** Somebody has to do something, or OLM has met an error. */
export function isTrouble({ state }: Standing): boolean {
  return state === 'failed' || state === 'troubled' || state === 'needs-approval';
}

/** The worst first; what several objects tell of the same trouble is one. */
export function worstFirst(troubles: readonly Standing[]): readonly Standing[] {
  return HEALTH_ORDER.flatMap((kind) => {
    const [first, ...others] = troubles.filter((one) => one.kind === kind);
    return first === undefined ? [] : [others.reduce(joined, first)];
  });
}

function joined(one: Standing, other: Standing): Standing {
  const isKnown = (message: OlmMessage) =>
    one.said.some((known) => known.message === message.message);
  return {
    ...one,
    state: one.state === 'failed' || other.state === 'failed' ? 'failed' : one.state,
    since: one.since ?? other.since,
    said: [...one.said, ...other.said.filter((message) => !isKnown(message))],
  };
}

/** An object as the one that says something. */
export function speaker(model: ResourceModel, { metadata }: Stored<string>): ConcernedObject {
  return { model, namespace: metadata.namespace ?? null, name: metadata.name };
}

/** What OLM says in a condition; its reason or type where it has no words for it. */
export function saying(by: ConcernedObject, condition: Condition): OlmMessage {
  const { type = '', reason = '', message = '' } = condition;
  return { by, reason, message: message === '' ? (reason === '' ? type : reason) : message };
}
