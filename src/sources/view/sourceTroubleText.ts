import type { MessageValues } from '~/olm/messages/message';
import type { SourceTrouble, TroubleKind } from '~/sources/rules/sourceTrouble';
import type { Translate } from '~/i18n';
import { CRASH_TEXTS } from './crashTexts';
import { IMAGE_TEXTS } from './imageTexts';
import { POD_TEXTS } from './podTexts';
import { REFUSED_TEXTS } from './refusedTexts';
import { SPEC_TEXTS } from './specTexts';

type SourceTroubleText = {
  /** What is wrong, in one line. */
  readonly title: string;
  /** Why OLM gets nothing. */
  readonly cause: string;
  /** What helps: one thing per line, the likeliest first. */
  readonly remedies: readonly string[];
};

export type WriteSourceTrouble = (t: Translate, values: MessageValues) => SourceTroubleText;

/** What is wrong with a catalog, and what helps, in words. */
export function sourceTroubleText(
  { kind, values }: SourceTrouble,
  t: Translate,
): SourceTroubleText {
  return TEXTS[kind](t, values);
}

const TEXTS: Readonly<Record<TroubleKind, WriteSourceTrouble>> = {
  ...SPEC_TEXTS,
  ...REFUSED_TEXTS,
  ...IMAGE_TEXTS,
  ...POD_TEXTS,
  ...CRASH_TEXTS,
};
