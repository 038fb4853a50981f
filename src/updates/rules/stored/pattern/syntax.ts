/** Whether a code point belongs to a set of characters. */
export type CharacterSet = (codePoint: number) => boolean;

/** Where in a text something holds without a character being taken. */
export type Assertion = 'text-start' | 'text-end' | 'line-start' | 'line-end' | 'word' | 'no-word';

/** What a regular expression consists of. */
export type Expression =
  | { readonly kind: 'character'; readonly set: CharacterSet }
  | { readonly kind: 'assertion'; readonly holds: Assertion }
  | { readonly kind: 'sequence'; readonly parts: readonly Expression[] }
  | { readonly kind: 'choice'; readonly parts: readonly Expression[] }
  | {
      readonly kind: 'repeat';
      readonly part: Expression;
      readonly min: number;
      /** `Infinity` when there is no bound. */
      readonly max: number;
    };

/** The flags of RE2 that change what a pattern matches. */
export type Flags = {
  readonly isCaseless: boolean;
  /** `^` and `$` match at each line. */
  readonly isMultiline: boolean;
  /** `.` matches a line feed, too. */
  readonly isDotAll: boolean;
};

/** A pattern that RE2 does not know, or this reader does not. */
export class UnreadPattern extends Error {
  override readonly name = 'UnreadPattern';
}

/** A place in a pattern, by code points. */
export type Cursor = { readonly points: readonly string[]; at: number };

/** The next character; the empty text at the end. */
export function peek(cursor: Cursor, ahead = 0): string {
  return cursor.points[cursor.at + ahead] ?? '';
}

/** Takes the text if it comes next. */
export function takes(cursor: Cursor, text: string): boolean {
  const points = Array.from(text);
  if (!points.every((point, ahead) => peek(cursor, ahead) === point)) return false;
  cursor.at += points.length;
  return true;
}

/** Takes the next character. */
export function take(cursor: Cursor): string {
  const point = peek(cursor);
  if (point === '') throw new UnreadPattern('the pattern ends too early');
  cursor.at += 1;
  return point;
}

/** Takes everything up to the text, and the text itself. */
export function takeUntil(cursor: Cursor, end: string): string {
  let taken = '';
  while (!takes(cursor, end)) taken += take(cursor);
  return taken;
}
