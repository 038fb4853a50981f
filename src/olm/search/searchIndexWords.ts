/** Splits texts and queries into words of the search index. */

/** Limits for hostile metadata: longer texts and words are indexed by their beginning. */
const TEXT_LENGTH = 400;
const WORD_LENGTH = 40;
const QUERY_WORDS = 12;

/** A name for exact comparisons: its words without separators ("cert-manager" equals "Cert Manager"). */
export function foldedName(text: string): string {
  const name = folded(text.slice(0, TEXT_LENGTH));
  const words = runsIn(name).join(' ');
  return words === '' ? name.trim() : words;
}

/** The words of a query. A text in a script without spaces becomes pairs of characters. */
export function queryWords(text: string): readonly string[] {
  const words = runsIn(folded(text.slice(0, TEXT_LENGTH))).flatMap((run) =>
    UNSPACED.test(run) ? pairsOf(run) : [run.slice(0, WORD_LENGTH)],
  );
  return [...new Set(words)].slice(0, QUERY_WORDS);
}

/** The words of a query in camel case ("KafkaTopic": kafka, topic); empty for other queries. */
export function camelWords(text: string): readonly string[] {
  const runs = runsIn(unmarked(text.slice(0, TEXT_LENGTH)));
  const words = runs.flatMap((run) => {
    const parts = camelParts(run);
    return parts.length > 0 ? parts : [run.toLowerCase().slice(0, WORD_LENGTH)];
  });
  return words.length > runs.length ? [...new Set(words)].slice(0, QUERY_WORDS) : [];
}

/** The words of a text as written, and those of camel case ("KafkaTopic": kafkatopic, kafka, topic). */
export function textWords(text: string): readonly string[] {
  return runsIn(unmarked(text.slice(0, TEXT_LENGTH))).flatMap((run) => [
    ...wholeWord(run),
    ...camelParts(run),
  ]);
}

/**
 * Whether a text contains a word of the search index. Runs in each tile at each key press, so that most texts are
 * skipped early.
 */
export function hasWord(text: string, word: string): boolean {
  const mayHave = !isAscii(text) || text.toLowerCase().includes(word);
  return mayHave && textWords(text).includes(word);
}

/** The words of a name, and adjacent words joined: "argocd" finds "Argo CD", "certmanager" finds cert-manager. */
export function nameWords(name: string): readonly string[] {
  const runs = runsIn(folded(name.slice(0, TEXT_LENGTH))).filter((run) => !UNSPACED.test(run));
  const joined = runs
    .slice(1)
    .map((run, index) => `${runs[index] ?? ''}${run}`.slice(0, WORD_LENGTH));
  return [...textWords(name), ...joined];
}

/** A kind or keyword as one word: "KafkaTopic" becomes kafkatopic. */
export function joinedWord(text: string): string {
  return runsIn(folded(text.slice(0, TEXT_LENGTH)))
    .join('')
    .slice(0, WORD_LENGTH);
}

function wholeWord(run: string): readonly string[] {
  const word = run.toLowerCase();
  return UNSPACED.test(word)
    ? [...pairsOf(word), ...Array.from(word)]
    : [word.slice(0, WORD_LENGTH)];
}

function camelParts(run: string): readonly string[] {
  const parts = run.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\p{Lu}\p{N}]+|\p{N}+/gu) ?? [];
  return parts.length < 2
    ? []
    : parts
        .filter((part) => part.length > 1)
        .map((part) => part.toLowerCase().slice(0, WORD_LENGTH));
}

function pairsOf(run: string): readonly string[] {
  const characters = Array.from(run);
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

function runsIn(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu)?.flatMap(byScript) ?? [];
}

/** Splits a run of text with and without spaces: "Kafka入門". */
function byScript(run: string): readonly string[] {
  return UNSPACED.test(run) ? (run.match(SCRIPT_RUNS) ?? []) : [run];
}

function folded(text: string): string {
  return unmarked(text.toLowerCase());
}

/** Removes accents, vowel points and other marks; ™ and ® would become letters. */
function unmarked(text: string): string {
  return isAscii(text)
    ? text
    : text
        .replace(/[™®©℠]/g, ' ')
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .normalize('NFC');
}

function isAscii(text: string): boolean {
  return /^[\x00-\x7f]*$/.test(text);
}

/** Scripts that write words without spaces; Korean has spaces, but joins particles to its words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u;
const SCRIPT_RUNS = new RegExp(`${UNSPACED.source}+|[^${UNSPACED.source.slice(1, -1)}]+`, 'gu');
