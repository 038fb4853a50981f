import { word } from './characters';
import { parsePattern } from './parsePattern';
import { type Step, programOf } from './program';
import { type Assertion, UnreadPattern } from './syntax';

/** Whether a text has a match of a pattern anywhere; `null` when that was not found out. */
export type MatchesPattern = (pattern: string, text: string) => boolean | null;

/** Characters times steps of one pattern and text: about a tenth of a second. */
const MAX_WORK = 10_000_000;

/** Texts of one pattern whose answer is kept: most objects of a kind say the same. */
const MAX_KNOWN = 1000;

/** A matcher that reads each pattern once. The time for a match grows with the text's length only, whatever the pattern. */
export function patternMatcher(): MatchesPattern {
  const matchers = new Map<string, (text: string) => boolean | null>();
  return (pattern, text) => {
    const matcher = matchers.get(pattern) ?? matcherOf(programFor(pattern));
    matchers.set(pattern, matcher);
    return matcher(text);
  };
}

function matcherOf(program: readonly Step[] | null): (text: string) => boolean | null {
  const known = new Map<string, boolean>();
  return (text) => {
    if (program === null || program.length * text.length > MAX_WORK) return null;
    const found =
      known.get(text) ??
      run(
        program,
        Array.from(text, (point) => point.codePointAt(0) ?? -1),
      );
    if (known.size < MAX_KNOWN) known.set(text, found);
    return found;
  };
}

function programFor(pattern: string): readonly Step[] | null {
  try {
    return programOf(parsePattern(pattern));
  } catch (error) {
    // Brackets nested ten thousand deep are a RangeError.
    if (error instanceof UnreadPattern || error instanceof RangeError) return null;
    throw error;
  }
}

/** All ways through the program at once, one character after the other; a match may begin at each. */
function run(program: readonly Step[], codes: readonly number[]): boolean {
  const seen = new Int32Array(program.length).fill(-1);
  let waiting: number[] = [];
  for (let at = 0; at <= codes.length; at += 1) {
    waiting.push(0);
    const takers = reached({ program, codes, at, seen }, waiting);
    if (takers === null) return true;
    const code = codes[at];
    if (code === undefined) return false;
    waiting = takers.filter((place) => accepts(program[place], code)).map((place) => place + 1);
  }
  return false;
}

function accepts(step: Step | undefined, code: number): boolean {
  if (step?.kind !== 'character') return false;
  return code < 128 ? step.ascii[code] === 1 : step.set(code);
}

type Moment = {
  readonly program: readonly Step[];
  readonly codes: readonly number[];
  readonly at: number;
  /** When each step was reached last. */
  readonly seen: Int32Array;
};

/** The steps that wait for a character, by all ways from these places; `null` when one of the ways ends in a match. */
function reached(moment: Moment, from: readonly number[]): readonly number[] | null {
  const { program, at, seen } = moment;
  const open = [...from];
  const takers: number[] = [];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const step = program[place];
    if (step === undefined || seen[place] === at) continue;
    seen[place] = at;
    if (step.kind === 'match') return null;
    if (step.kind === 'character') takers.push(place);
    if (step.kind === 'fork') open.push(...step.to);
    if (step.kind === 'assertion' && holds(step.holds, moment)) open.push(place + 1);
  }
  return takers;
}

function holds(assertion: Assertion, { codes, at }: Moment): boolean {
  switch (assertion) {
    case 'text-start':
      return at === 0;
    case 'text-end':
      return at === codes.length;
    case 'line-start':
      return at === 0 || codes[at - 1] === LINE_FEED;
    case 'line-end':
      return at === codes.length || codes[at] === LINE_FEED;
    case 'word':
      return isWord(codes[at - 1]) !== isWord(codes[at]);
    case 'no-word':
      return isWord(codes[at - 1]) === isWord(codes[at]);
  }
}

const LINE_FEED = 0x0a;

function isWord(code: number | undefined): boolean {
  return code !== undefined && word(code);
}
