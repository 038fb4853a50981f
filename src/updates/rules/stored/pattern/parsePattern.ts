import { caseless, classIn, escaped, only } from './characters';
import {
  type Assertion,
  type CharacterSet,
  type Cursor,
  type Expression,
  type Flags,
  UnreadPattern,
  peek,
  take,
  takeUntil,
  takes,
} from './syntax';

/**
 * Reads a regular expression as RE2 does (the API server's is Go's `regexp`): without look-around and back references,
 * with the flags and named groups of Perl and Python.
 * @throws UnreadPattern
 */
export function parsePattern(pattern: string): Expression {
  const cursor: Cursor = { points: Array.from(pattern), at: 0 };
  const expression = choiceIn(cursor, { isCaseless: false, isMultiline: false, isDotAll: false });
  if (peek(cursor) !== '') throw new UnreadPattern('a bracket that closes nothing');
  return expression;
}

function choiceIn(cursor: Cursor, flags: Flags): Expression {
  let current = flags;
  const parts: Expression[] = [];
  do {
    const { sequence, flags: changed } = sequenceIn(cursor, current);
    parts.push(sequence);
    current = changed;
  } while (takes(cursor, '|'));
  return { kind: 'choice', parts };
}

type Sequence = { readonly sequence: Expression; readonly flags: Flags };

/** Flags that are set within a group hold up to its end, also behind a `|`. */
function sequenceIn(cursor: Cursor, flags: Flags): Sequence {
  let current = flags;
  const parts: Expression[] = [];
  while (peek(cursor) !== '' && peek(cursor) !== '|' && peek(cursor) !== ')') {
    const changed = flagsIn(cursor, current);
    if (changed === null) parts.push(repeatedIn(cursor, atomIn(cursor, current)));
    else current = changed;
  }
  return { sequence: { kind: 'sequence', parts }, flags: current };
}

/** The flags that `(?i)` sets from here on; `null` when something else comes. */
function flagsIn(cursor: Cursor, flags: Flags): Flags | null {
  const match = /^\(\?([imsU]*(?:-[imsU]+)?)\)/.exec(
    cursor.points.slice(cursor.at, cursor.at + 16).join(''),
  );
  if (match === null) return null;
  cursor.at += match[0].length;
  return withFlags(flags, match[1] ?? '');
}

/** Which of several matches is the longest (`U`) makes no difference here. */
function withFlags(flags: Flags, text: string): Flags {
  if (!/^[imsU]*(?:-[imsU]+)?$/.test(text)) throw new UnreadPattern(`the flags ${text}`);
  const [set = '', cleared = ''] = text.split('-');
  const after = (letter: string, before: boolean) =>
    !cleared.includes(letter) && (before || set.includes(letter));
  return {
    isCaseless: after('i', flags.isCaseless),
    isMultiline: after('m', flags.isMultiline),
    isDotAll: after('s', flags.isDotAll),
  };
}

function atomIn(cursor: Cursor, flags: Flags): Expression {
  const point = take(cursor);
  switch (point) {
    case '(':
      return groupIn(cursor, flags);
    case '[':
      return character(classIn(cursor), flags);
    case '.':
      return character((code) => flags.isDotAll || code !== LINE_FEED, flags);
    case '^':
      return asserted(flags.isMultiline ? 'line-start' : 'text-start');
    case '$':
      return asserted(flags.isMultiline ? 'line-end' : 'text-end');
    case '\\':
      return escapeIn(cursor, flags);
    case '*':
    case '+':
    case '?':
      throw new UnreadPattern('a repetition of nothing');
    default:
      return character(only(point), flags);
  }
}

const LINE_FEED = 0x0a;

function groupIn(cursor: Cursor, flags: Flags): Expression {
  const inner = choiceIn(cursor, takes(cursor, '?') ? groupFlags(cursor, flags) : flags);
  if (!takes(cursor, ')')) throw new UnreadPattern('a group without an end');
  return inner;
}

function groupFlags(cursor: Cursor, flags: Flags): Flags {
  if (takes(cursor, 'P<') || takes(cursor, '<')) {
    if (!/^\w+$/.test(takeUntil(cursor, '>'))) throw new UnreadPattern('no look-around in RE2');
    return flags;
  }
  return withFlags(flags, takeUntil(cursor, ':'));
}

function escapeIn(cursor: Cursor, flags: Flags): Expression {
  const holds = ASSERTIONS.get(peek(cursor));
  if (holds !== undefined) {
    take(cursor);
    return asserted(holds);
  }
  if (takes(cursor, 'Q')) return literal(cursor, flags);
  const found = escaped(cursor);
  return character(typeof found === 'string' ? only(found) : found, flags);
}

const ASSERTIONS: ReadonlyMap<string, Assertion> = new Map([
  ['A', 'text-start'],
  ['z', 'text-end'],
  ['b', 'word'],
  ['B', 'no-word'],
]);

/** Everything up to `\E` stands for itself. */
function literal(cursor: Cursor, flags: Flags): Expression {
  const parts: Expression[] = [];
  while (peek(cursor) !== '' && !takes(cursor, '\\E')) {
    parts.push(character(only(take(cursor)), flags));
  }
  return { kind: 'sequence', parts };
}

function repeatedIn(cursor: Cursor, part: Expression): Expression {
  const bounds = boundsIn(cursor);
  if (bounds === null) return part;
  // Whether it is to match little or much makes no difference to whether it matches.
  takes(cursor, '?');
  if (boundsIn({ ...cursor }) !== null) throw new UnreadPattern('a repetition of a repetition');
  return { kind: 'repeat', part, ...bounds };
}

type Bounds = { readonly min: number; readonly max: number };

function boundsIn(cursor: Cursor): Bounds | null {
  if (takes(cursor, '*')) return { min: 0, max: Infinity };
  if (takes(cursor, '+')) return { min: 1, max: Infinity };
  if (takes(cursor, '?')) return { min: 0, max: 1 };
  const match = /^\{(\d{1,4})(,?)(\d{0,4})\}/.exec(
    cursor.points.slice(cursor.at, cursor.at + 12).join(''),
  );
  // Braces of another form stand for themselves.
  if (match === null) return null;
  cursor.at += match[0].length;
  return counted(match);
}

/** RE2 counts up to 1000. */
function counted([, first = '', comma, last = '']: readonly string[]): Bounds {
  const min = Number(first);
  const open = last === '' ? Infinity : Number(last);
  const max = comma === '' ? min : open;
  if (min > 1000 || max < min || (max > 1000 && max !== Infinity)) {
    throw new UnreadPattern('a repetition out of bounds');
  }
  return { min, max };
}

function character(set: CharacterSet, flags: Flags): Expression {
  return { kind: 'character', set: flags.isCaseless ? caseless(set) : set };
}

function asserted(holds: Assertion): Expression {
  return { kind: 'assertion', holds };
}
