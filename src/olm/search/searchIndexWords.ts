/** How texts and queries become words of the search index. */

/** What hostile metadata may cost: longer texts and words are indexed by their beginning. */
const TEXT_LENGTH = 400;
const WORD_LENGTH = 40;
const QUERY_WORDS = 12;

/** A name as it is compared as a whole: its words, whatever stands between them ("cert-manager" is "Cert Manager"). */
export function foldedName(text: string): string {
  const name = folded(text.slice(0, TEXT_LENGTH));
  const words = runsIn(name).join(' ');
  return words === '' ? name.trim() : words;
}

/** The words of a query. A text in a script without spaces becomes its pairs of characters. */
export function queryWords(text: string): readonly string[] {
  const words = runsIn(folded(text.slice(0, TEXT_LENGTH))).flatMap((run) =>
    UNSPACED.test(run) ? pairsOf(run) : [run.slice(0, WORD_LENGTH)],
  );
  return [...new Set(words)].slice(0, QUERY_WORDS);
}

/** What a query in camel case is made of ("KafkaTopic": kafka, topic); nothing for other queries. */
export function camelWords(text: string): readonly string[] {
  const runs = runsIn(unmarked(text.slice(0, TEXT_LENGTH)));
  const words = runs.flatMap((run) => {
    const parts = camelParts(run);
    return parts.length > 0 ? parts : [run.toLowerCase().slice(0, WORD_LENGTH)];
  });
  return words.length > runs.length ? [...new Set(words)].slice(0, QUERY_WORDS) : [];
}

/** The words of a text: as written, and what camel case joins ("KafkaTopic": kafkatopic, kafka, topic). */
export function textWords(text: string): readonly string[] {
  return runsIn(unmarked(text.slice(0, TEXT_LENGTH))).flatMap((run) => [
    ...wholeWord(run),
    ...camelParts(run),
  ]);
}

/** Whether a word of the search index is one of a text's. Looked for in each tile at each key: most texts are passed over. */
export function hasWord(text: string, word: string): boolean {
  const mayHave = !isAscii(text) || text.toLowerCase().includes(word);
  return mayHave && textWords(text).includes(word);
}

/** The words of a name, and its neighbours joined: "Argo CD" is found as "argocd", cert-manager as "certmanager". */
export function nameWords(name: string): readonly string[] {
  const runs = runsIn(folded(name.slice(0, TEXT_LENGTH))).filter((run) => !UNSPACED.test(run));
  const joined = runs
    .slice(1)
    .map((run, index) => `${runs[index] ?? ''}${run}`.slice(0, WORD_LENGTH));
  return [...textWords(name), ...joined];
}

/** A kind or keyword as one word: "KafkaTopic" is kafkatopic. */
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

/** Text with and without spaces stands side by side in one run: "Kafka入門". */
function byScript(run: string): readonly string[] {
  return UNSPACED.test(run) ? (run.match(SCRIPT_RUNS) ?? []) : [run];
}

function folded(text: string): string {
  return unmarked(text.toLowerCase());
}

/** Without accents, vowel points and other marks; ™ and ® would become letters. */
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
