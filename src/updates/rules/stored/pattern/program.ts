import { type Assertion, type CharacterSet, type Expression, UnreadPattern } from './syntax';

/** A step of a machine that has several places in its program at once (Thompson). */
export type Step =
  | { readonly kind: 'character'; readonly set: CharacterSet; readonly ascii: Uint8Array }
  | { readonly kind: 'assertion'; readonly holds: Assertion }
  /** Goes on at each of these places. */
  | { readonly kind: 'fork'; readonly to: readonly number[] }
  | { readonly kind: 'match' };

/** Nested counts multiply: a pattern that needs more is not worth the wait. */
const MAX_STEPS = 20_000;

/**
 * The steps for an expression.
 * @throws UnreadPattern when they are too many
 */
export function programOf(expression: Expression): readonly Step[] {
  const steps: Step[] = [];
  append(steps, expression);
  steps.push({ kind: 'match' });
  return steps;
}

function append(steps: Step[], expression: Expression): void {
  if (steps.length > MAX_STEPS) throw new UnreadPattern('too long');
  switch (expression.kind) {
    case 'character':
      steps.push({ kind: 'character', set: expression.set, ascii: asciiOf(expression.set) });
      return;
    case 'assertion':
      steps.push({ kind: 'assertion', holds: expression.holds });
      return;
    case 'sequence':
      for (const part of expression.parts) append(steps, part);
      return;
    case 'choice':
      appendChoice(steps, expression.parts);
      return;
    case 'repeat':
      appendRepeat(steps, expression);
  }
}

function appendChoice(steps: Step[], parts: readonly Expression[]): void {
  const [first, ...others] = parts;
  if (first === undefined) return;
  if (others.length === 0) {
    append(steps, first);
    return;
  }
  const fork = reserve(steps);
  append(steps, first);
  const jump = reserve(steps);
  steps[fork] = { kind: 'fork', to: [fork + 1, steps.length] };
  appendChoice(steps, others);
  steps[jump] = { kind: 'fork', to: [steps.length] };
}

type Repeat = Extract<Expression, { readonly kind: 'repeat' }>;

function appendRepeat(steps: Step[], { part, min, max }: Repeat): void {
  for (let count = 0; count < min; count += 1) append(steps, part);
  if (max === Infinity) {
    const fork = reserve(steps);
    append(steps, part);
    steps.push({ kind: 'fork', to: [fork] });
    steps[fork] = { kind: 'fork', to: [fork + 1, steps.length] };
    return;
  }
  const forks: number[] = [];
  for (let count = min; count < max; count += 1) {
    forks.push(reserve(steps));
    append(steps, part);
  }
  for (const fork of forks) steps[fork] = { kind: 'fork', to: [fork + 1, steps.length] };
}

/** A place for a fork whose ways are not known yet. */
function reserve(steps: Step[]): number {
  steps.push({ kind: 'fork', to: [] });
  return steps.length - 1;
}

/** Which characters of ASCII, of which nearly all text consists, are in the set. */
function asciiOf(set: CharacterSet): Uint8Array {
  const known = tables.get(set);
  if (known !== undefined) return known;
  const table = Uint8Array.from({ length: 128 }, (_, code) => (set(code) ? 1 : 0));
  tables.set(set, table);
  return table;
}

const tables = new WeakMap<CharacterSet, Uint8Array>();
