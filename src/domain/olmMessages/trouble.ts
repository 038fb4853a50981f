import { CSV_MESSAGES } from './csvMessages';
import { type OlmMessage, type Reading, readMessage } from './message';
import { PLAN_MESSAGES } from './planMessages';
import { RESOLUTION_MESSAGES } from './resolutionMessages';
import { UNPACK_MESSAGES } from './unpackMessages';

export type ResolutionTrouble = (typeof RESOLUTION_MESSAGES)[number]['kind'];
export type UnpackTrouble = (typeof UNPACK_MESSAGES)[number]['kind'];
export type PlanTrouble = (typeof PLAN_MESSAGES)[number]['kind'];
export type CsvTrouble = (typeof CSV_MESSAGES)[number]['kind'];

export type TroubleKind = ResolutionTrouble | UnpackTrouble | PlanTrouble | CsvTrouble;

/** What a message of OLM means: the cause, what it names, and the objects concerned. */
export type Trouble = Reading<TroubleKind>;

/**
 * The meanings of messages, without those that are not known, and without what only follows from one before it: a catalog
 * that is missing has no content either (recording no_such_catalog).
 */
export function troublesIn(messages: readonly OlmMessage[]): readonly Trouble[] {
  const troubles = messages.flatMap((message) => troubleIn(message) ?? []);
  const isMissing = troubles.some(({ kind }) => kind === 'catalog-missing');
  return troubles.filter(({ kind }) => !isMissing || kind !== 'catalog-empty');
}

/** The meaning of a message; `null` when it is none that is known, so that it can only be shown as it is. */
export function troubleIn(message: OlmMessage): Trouble | null {
  switch (message.by.model.kind) {
    case 'Subscription':
      return (
        readMessage(message, RESOLUTION_MESSAGES) ??
        // Before the general form of an unpacking that failed: the plan's own words, which a Subscription repeats.
        readMessage(message, UNPACK_MESSAGES) ??
        readMessage(message, PLAN_MESSAGES)
      );
    case 'InstallPlan':
      return readMessage(message, PLAN_MESSAGES) ?? readMessage(message, UNPACK_MESSAGES);
    case 'ClusterServiceVersion':
      return readMessage(message, CSV_MESSAGES);
    default:
      return null;
  }
}
