import { useMemo } from 'react';
import type { TFunction } from 'i18next';
import { getI18n, useTranslation } from 'react-i18next';
import { shownText } from '~/kube/shownText';

/** The console loads `locales/<lang>/<namespace>.json` of a plugin under this name. */
export const I18N_NAMESPACE = 'plugin__operator-hub';

/** The values of a text's placeholders. `count` selects the plural form. Use `list` for several names. */
type Values = Readonly<Record<string, unknown>> & { readonly count?: number };

/** Gives the text for a key in the console's language. */
export type Translate = {
  (key: string, values?: Values): string;
  /** Names one after the other, as the language separates them: `a, b`, `a y b`, `a、b`. Code keeps its commas. */
  readonly list: (names: readonly string[]) => string;
  /**
   * Translated sentences one after the other, each with an end. Chinese and Japanese write no space between them.
   */
  readonly sentences: (texts: readonly string[]) => string;
  /** A number without a sentence. Numbers in a text are formatted anyway. */
  readonly number: (value: number) => string;
};

/** A text for each of some names. */
export type Texts<Name extends string, Text = string> = Readonly<
  Record<Name, (t: Translate) => Text>
>;

type Kinded = { readonly kind: string };
type OfKind<Whole extends Kinded, Kind> = Whole extends Kinded
  ? Kind extends Whole['kind']
    ? Whole
    : never
  : never;

/** A text for each kind of a union, made of its details. */
export type KindTexts<Whole extends Kinded, Text = string> = {
  readonly [Kind in Whole['kind']]: (t: Translate, details: OfKind<Whole, Kind>) => Text;
};

export function textOfKind<Whole extends Kinded, Kind extends Whole['kind'], Text>(
  texts: KindTexts<Whole, Text>,
  details: { readonly [One in Whole['kind']]: OfKind<Whole, One> }[Kind] & { readonly kind: Kind },
  t: Translate,
): Text {
  const { kind }: { readonly kind: Kind } = details;
  return texts[kind](t, details);
}

type Translated = TFunction<typeof I18N_NAMESPACE>;

/** The translate function of this plugin. Keys are whole English sentences, written as literals. */
export function useT(): Translate {
  const { t, i18n } = useTranslation(I18N_NAMESPACE);
  const { language } = i18n;
  return useMemo(() => inLanguage(t, language), [t, language]);
}

/** The same where no component is rendered: in functions that the console calls. */
export function translate(): Translate {
  const i18n = getI18n();
  return inLanguage(i18n.getFixedT(null, I18N_NAMESPACE), i18n.language);
}

/** How the language that the user has chosen in the console, not always the browser's, writes values. */
export function useFormats(): Formats {
  return formatsOf(useTranslation(I18N_NAMESPACE).i18n.language);
}

/**
 * Formats the values of a text for the language. The plural form follows the number. Lists are narrow, because English
 * names in a console are separated by commas only.
 */
function inLanguage(translated: Translated, language: string): Translate {
  const { names, numbers } = formatsOf(language);
  const placed = (value: unknown): unknown => {
    if (typeof value === 'string') return placedText(value);
    return isLarge(value) ? numbers.format(value) : value;
  };
  const translate = (key: string, values?: Values) => {
    if (values === undefined) return translated(key);
    const entries = Object.entries(values).map(([name, value]) => [name, placed(value)] as const);
    const { count } = values;
    const replace: Record<string, unknown> = Object.fromEntries(entries);
    return translated(key, { ...replace, ...(isLarge(count) && { count, replace }) });
  };
  return Object.assign(translate, {
    list: (texts: readonly string[]) => names.format(texts.map(placedText)),
    sentences: (texts: readonly string[]) => {
      const isSpaceless = /^(ja|zh)/.test(language);
      const ended = texts.slice(0, -1).map((text) => withEnd(text, isSpaceless ? '。' : '.'));
      return [...ended, ...texts.slice(-1)].join(isSpaceless ? '' : ' ');
    },
    number: (value: number) => numbers.format(value),
  });
}

/** A message of a cluster can have none. */
function withEnd(text: string, end: string): string {
  return text === '' || /[.!?…:。！？：]$/.test(text) ? text : `${text}${end}`;
}

/** Languages format smaller integers alike. The caller formats fractions, because only it knows their precision. */
function isLarge(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(Number(value)) >= 1000;
}

type Formats = {
  readonly names: Intl.ListFormat;
  readonly numbers: Intl.NumberFormat;
  readonly days: Intl.DateTimeFormat;
  /** Days with their time, to the second. */
  readonly moments: Intl.DateTimeFormat;
};

/** They are expensive to make, and every component translates: one set for each language. */
const FORMATS = new Map<string, Formats>();

function formatsOf(language: string): Formats {
  const known = FORMATS.get(language);
  if (known !== undefined) return known;
  const formats = {
    names: new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' }),
    numbers: new Intl.NumberFormat(language),
    days: new Intl.DateTimeFormat(language, { dateStyle: 'medium' }),
    moments: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }),
  };
  FORMATS.set(language, formats);
  return formats;
}

/** An external text for a placeholder: without disguising characters, and isolated if it is written from right to left. */
function placedText(text: string): string {
  const shown = shownText(text);
  return RIGHT_TO_LEFT.test(shown) ? `\u2068${shown}\u2069` : shown;
}

/** Letters of Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
