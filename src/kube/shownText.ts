/**
 * What somebody else has written, for the screen: without characters that nobody sees and that disguise what stands
 * there, such as overrides of the direction of text ("Trojan source"), marks of width zero and control characters. Text that
 * is written from right to left needs none of them; what joins letters and emojis stays. Never for what the API is sent.
 */
export function shownText(text: string): string {
  return text.replace(DISGUISING, '');
}

/** The same in one line: a name, a label, a sentence. */
export function shownLine(text: string): string {
  return shownText(text.replace(BREAKS, ' ')).replace(/\s+/g, ' ').trim();
}

const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;

/** Line breaks and tabs are no disguise. */
const DISGUISING =
  /(?![\t\n\r])\p{Cc}|[\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
