import { CSV_MESSAGES, CSV_REASONS } from './csvMessages';
import { type OlmMessage, type Reading, readMessage } from './message';
import { PLAN_MESSAGES, PLAN_REASONS } from './planMessages';
import { REFUSAL_MESSAGES } from './refusalMessages';
import { RESOLUTION_MESSAGES, RESOLUTION_REASONS } from './resolutionMessages';
import { type ResolverTrouble, resolverStory } from './resolverStory';
import { UNPACK_MESSAGES, UNPACK_REASONS } from './unpackMessages';

type KindIn<Table extends readonly { readonly kind: string }[]> = Table[number]['kind'];

export type ResolutionTrouble =
  ResolverTrouble | KindIn<typeof RESOLUTION_MESSAGES> | KindIn<typeof RESOLUTION_REASONS>;
export type UnpackTrouble = KindIn<typeof UNPACK_MESSAGES> | KindIn<typeof UNPACK_REASONS>;
export type RefusalTrouble = KindIn<typeof REFUSAL_MESSAGES>;
export type PlanTrouble = KindIn<typeof PLAN_MESSAGES> | KindIn<typeof PLAN_REASONS>;
export type CsvTrouble = KindIn<typeof CSV_MESSAGES> | KindIn<typeof CSV_REASONS>;

export type TroubleKind =
  ResolutionTrouble | UnpackTrouble | RefusalTrouble | PlanTrouble | CsvTrouble;

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

/**
 * The meaning of a message; `null` when it is none that is known, so that it can only be shown as it is. What its words
 * say goes before what its reason says.
 */
export function troubleIn(message: OlmMessage): Trouble | null {
  switch (message.by.model.kind) {
    case 'Subscription':
      return (
        readMessage(message, RESOLUTION_MESSAGES) ??
        resolverStory(message) ??
        // A Subscription repeats what its plan says, and before that what the unpacking says.
        ofPlan(message) ??
        readMessage(message, RESOLUTION_REASONS)
      );
    case 'InstallPlan':
      return ofPlan(message);
    case 'ClusterServiceVersion':
      return (
        readMessage(message, CSV_MESSAGES) ??
        readMessage(message, REFUSAL_MESSAGES) ??
        readMessage(message, CSV_REASONS)
      );
    default:
      // Jobs and pods, and the events about them.
      return readMessage(message, REFUSAL_MESSAGES) ?? readMessage(message, UNPACK_MESSAGES);
  }
}

function ofPlan(message: OlmMessage): Trouble | null {
  return (
    readMessage(message, REFUSAL_MESSAGES) ??
    readMessage(message, PLAN_MESSAGES) ??
    readMessage(message, UNPACK_MESSAGES) ??
    readMessage(message, UNPACK_REASONS) ??
    readMessage(message, PLAN_REASONS)
  );
}
