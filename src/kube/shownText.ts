/**
 * External text for display, without invisible and misleading characters: direction overrides ("Trojan source"),
 * zero-width marks and control characters. Right-to-left text needs none of them. Joiners of letters and emojis remain.
 * Never use it for values that are sent to the API.
 */
export function shownText(text: string): string {
  return PLAIN.test(text) ? text : text.replace(DISGUISING, '');
}

/** The same in one line: a name, a label, a sentence. */
export function shownLine(text: string): string {
  if (PLAIN_LINE.test(text)) return text;
  return shownText(text.replace(BREAKS, ' ')).replace(/\s+/g, ' ').trim();
}

/** Most texts: a list of thousands of rows has ten times as many. */
const PLAIN = /^[ -~]*$/;
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/;

const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;

/** Line breaks and tabs remain. */
const DISGUISING =
  /(?![\t\n\r])\p{Cc}|[\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;
