import { type CharacterSet, type Cursor, UnreadPattern, peek, take, takeUntil } from './syntax';

/** The set of one character. */
export function only(point: string): CharacterSet {
  const wanted = codeOf(point);
  return (code) => code === wanted;
}

/** The set and its counterparts in upper and lower case. */
export function caseless(set: CharacterSet): CharacterSet {
  return (code) => {
    if (set(code)) return true;
    const point = String.fromCodePoint(code);
    return set(codeOf(point.toLowerCase())) || set(codeOf(point.toUpperCase()));
  };
}

function not(set: CharacterSet): CharacterSet {
  return (code) => !set(code);
}

function anyOf(sets: readonly CharacterSet[]): CharacterSet {
  return (code) => sets.some((set) => set(code));
}

function range(from: number, to: number): CharacterSet {
  if (from > to) throw new UnreadPattern('a range that ends before it begins');
  return (code) => code >= from && code <= to;
}

function codeOf(point: string): number {
  return point.codePointAt(0) ?? -1;
}

/** The members of a class in brackets, after the `[`. */
export function classIn(cursor: Cursor): CharacterSet {
  const isNegated = peek(cursor) === '^';
  if (isNegated) take(cursor);
  const sets: CharacterSet[] = [];
  // A bracket that comes first is a member.
  while (sets.length === 0 || peek(cursor) !== ']') sets.push(memberIn(cursor));
  take(cursor);
  return isNegated ? not(anyOf(sets)) : anyOf(sets);
}

function memberIn(cursor: Cursor): CharacterSet {
  if (peek(cursor) === '[' && peek(cursor, 1) === ':') return namedIn(cursor);
  const first = memberStart(cursor);
  if (typeof first !== 'string') return first;
  if (peek(cursor) !== '-' || peek(cursor, 1) === ']') return only(first);
  take(cursor);
  const last = memberStart(cursor);
  if (typeof last !== 'string') throw new UnreadPattern('a range that ends with a class');
  return range(codeOf(first), codeOf(last));
}

function memberStart(cursor: Cursor): string | CharacterSet {
  const point = take(cursor);
  return point === '\\' ? escaped(cursor) : point;
}

function namedIn(cursor: Cursor): CharacterSet {
  cursor.at += 2;
  const name = takeUntil(cursor, ':]');
  const set = NAMED.get(name.replace('^', ''));
  if (set === undefined) throw new UnreadPattern(`the class ${name}`);
  return name.startsWith('^') ? not(set) : set;
}

/** What an escape stands for, after the backslash: a character or a set of them. */
export function escaped(cursor: Cursor): string | CharacterSet {
  const point = take(cursor);
  const set = PERL.get(point.toLowerCase());
  if (set !== undefined) return point === point.toLowerCase() ? set : not(set);
  if (point === 'p' || point === 'P') return property(cursor, point === 'P');
  if (point === 'x') return hexadecimal(cursor);
  if (point === '0') return octal(cursor);
  const control = CONTROLS.get(point);
  if (control !== undefined) return control;
  if (/[A-Za-z0-9]/.test(point)) throw new UnreadPattern(`the escape ${point}`);
  return point;
}

function hexadecimal(cursor: Cursor): string {
  const digits =
    peek(cursor) === '{' ? takeUntil(cursor, '}').slice(1) : take(cursor) + take(cursor);
  const code = /^[0-9A-Fa-f]+$/.test(digits) ? Number.parseInt(digits, 16) : Infinity;
  if (code > 0x10ffff) throw new UnreadPattern(`the character ${digits}`);
  return String.fromCodePoint(code);
}

function octal(cursor: Cursor): string {
  let digits = '0';
  while (digits.length < 3 && /[0-7]/.test(peek(cursor))) digits += take(cursor);
  return String.fromCodePoint(Number.parseInt(digits, 8));
}

/** A category or script of Unicode: its members are those that the browser knows. */
function property(cursor: Cursor, isNegated: boolean): CharacterSet {
  const name = peek(cursor) === '{' ? takeUntil(cursor, '}').slice(1) : take(cursor);
  const plain = name.replace('^', '');
  const wanted = membersOf(plain);
  return isNegated === name.startsWith('^') ? wanted : not(wanted);
}

function membersOf(name: string): CharacterSet {
  if (!/^\w+$/.test(name)) throw new UnreadPattern(`the property ${name}`);
  for (const source of [`\\p{${name}}`, `\\p{Script=${name}}`]) {
    try {
      const members = new RegExp(source, 'u');
      return (code) => members.test(String.fromCodePoint(code));
    } catch {
      // No category, then perhaps a script.
    }
  }
  throw new UnreadPattern(`the property ${name}`);
}

function listed(characters: string): CharacterSet {
  const codes = new Set(Array.from(characters, codeOf));
  return (code) => codes.has(code);
}

const digit = range(0x30, 0x39);
const lower = range(0x61, 0x7a);
const upper = range(0x41, 0x5a);
const letter = anyOf([lower, upper]);
const graphic = range(0x21, 0x7e);

/** The characters of words, as `\b` knows them. */
export const word = anyOf([letter, digit, listed('_')]);

/** Unlike those of JavaScript all of them are ASCII, and a vertical tab is no space. */
const PERL: ReadonlyMap<string, CharacterSet> = new Map([
  ['d', digit],
  ['w', word],
  ['s', listed('\t\n\f\r ')],
]);

const CONTROLS: ReadonlyMap<string, string> = new Map([
  ['a', '\u0007'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
]);

const NAMED: ReadonlyMap<string, CharacterSet> = new Map([
  ['alnum', anyOf([letter, digit])],
  ['alpha', letter],
  ['ascii', range(0, 0x7f)],
  ['blank', listed('\t ')],
  ['cntrl', anyOf([range(0, 0x1f), listed('\u007f')])],
  ['digit', digit],
  ['graph', graphic],
  ['lower', lower],
  ['print', range(0x20, 0x7e)],
  ['punct', (code) => graphic(code) && !letter(code) && !digit(code)],
  ['space', listed('\t\n\v\f\r ')],
  ['upper', upper],
  ['word', word],
  ['xdigit', anyOf([digit, range(0x41, 0x46), range(0x61, 0x66)])],
]);
