import type { MessageValues } from '~/olm/messages/message';
import type { Trouble, TroubleKind } from '~/olm/messages/trouble';
import type { Translate } from '~/i18n';
import { CSV_TEXTS } from './csvTexts';
import { PLAN_TEXTS } from './planTexts';
import { REFUSAL_TEXTS } from './refusalTexts';
import { RESOLUTION_TEXTS } from './resolutionTexts';
import { UNPACK_TEXTS } from './unpackTexts';

export type TroubleText = {
  /** Why it does not go on. */
  readonly cause: string;
  /** What can be done about it. */
  readonly remedy: string;
};

/** One kind of trouble in words; the values are those that OLM's message names. */
export type WriteTrouble = (t: Translate, values: MessageValues) => TroubleText;

/** What a message of OLM means, and what to do, in words. */
export function troubleText({ kind, values }: Trouble, t: Translate): TroubleText {
  return TEXTS[kind](t, values);
}

const TEXTS: Readonly<Record<TroubleKind, WriteTrouble>> = {
  ...RESOLUTION_TEXTS,
  ...UNPACK_TEXTS,
  ...REFUSAL_TEXTS,
  ...PLAN_TEXTS,
  ...CSV_TEXTS,
};
