import { recordIn } from '~/kube/json';

/** One step of a JSONPath. */
type Step =
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'all' }
  | { readonly kind: 'below' }
  | {
      readonly kind: 'slice';
      readonly from: number | null;
      readonly to: number | null;
      readonly by: number;
    }
  | { readonly kind: 'filter'; readonly test: Test };

type Test = {
  readonly left: Operand;
  /** `null`: the left side only has to exist. */
  readonly right: { readonly sign: Sign; readonly operand: Operand } | null;
};

type Operand =
  | { readonly kind: 'path'; readonly steps: readonly Step[] }
  | { readonly kind: 'value'; readonly value: string | number | boolean };

type Sign = '==' | '!=' | '<=' | '>=' | '<' | '>';

/** A parsed path; `null`: not supported. */
export type JsonPath = readonly Step[] | null;

/**
 * Parses a JSONPath of `additionalPrinterColumns` in the dialect of k8s.io/client-go/util/jsonpath: fields, quoted and
 * escaped names, indexes, slices, wildcards, recursive descent and filters with one comparison. Never throws.
 */
export function parseJsonPath(text: string): JsonPath {
  const plain = text.trim().replace(/^\{(.*)\}$/s, '$1');
  if (plain.length > MAX_LENGTH) return null;
  const reader: Reader = { text: plain.startsWith('$') ? plain.slice(1) : plain, at: 0 };
  const steps = stepsIn(reader, 0);
  return steps !== null && reader.at === reader.text.length ? steps : null;
}

/** The first match of a path, as the API server prints it; `undefined`: no match. */
export function findFirst(path: readonly Step[], value: unknown): unknown {
  return found(path, value)[0];
}

const MAX_LENGTH = 1000;

/** The maximum depth of nested filters. */
const MAX_DEPTH = 5;

/** The maximum number of matches per step, which stops a recursive descent through a huge status. */
const MAX_FOUND = 5000;

type Reader = { readonly text: string; at: number };

function stepsIn(reader: Reader, depth: number): readonly Step[] | null {
  const steps: Step[] = [];
  // The leading dot is optional.
  if (/^[\w@]/.test(reader.text.slice(reader.at)) && depth === 0) {
    const name = nameIn(reader);
    if (name === '') return null;
    steps.push({ kind: 'field', name });
  }
  for (;;) {
    const step = stepIn(reader, depth);
    if (step === 'unknown') return null;
    if (step === null) return steps;
    steps.push(...step);
  }
}

/** `null`: the path ends here. */
function stepIn(reader: Reader, depth: number): readonly Step[] | 'unknown' | null {
  if (eat(reader, '..')) {
    if (reader.text[reader.at] === '[') return [{ kind: 'below' }];
    const name = nameIn(reader);
    return name === '' ? 'unknown' : [{ kind: 'below' }, namedStep(name)];
  }
  if (eat(reader, '.')) {
    // `.[0]` is the same as `[0]`, and a single dot is the object itself.
    if (reader.text[reader.at] === '[' || reader.at === reader.text.length) return [];
    const name = nameIn(reader);
    return name === '' ? 'unknown' : [namedStep(name)];
  }
  if (eat(reader, '[')) return bracketIn(reader, depth) ?? 'unknown';
  return null;
}

function namedStep(name: string): Step {
  return name === '*' ? { kind: 'all' } : { kind: 'field', name };
}

/** A name up to the next dot or bracket; a backslash escapes the next character. */
function nameIn(reader: Reader): string {
  const [whole = ''] = /^(?:\\.|[^.[\]\s()=!<>'"\\])*/.exec(reader.text.slice(reader.at)) ?? [];
  reader.at += whole.length;
  return whole.replace(/\\(.)/g, '$1');
}

function bracketIn(reader: Reader, depth: number): readonly Step[] | null {
  if (eat(reader, '?')) return filterIn(reader, depth);
  const rest = reader.text.slice(reader.at);
  const quoted = /^\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)")\s*\]/.exec(rest);
  if (quoted !== null) {
    reader.at += quoted[0].length;
    const name = (quoted[1] ?? quoted[2] ?? '').replace(/\\(.)/g, '$1');
    return [{ kind: 'field', name }];
  }
  const [whole, inner = ''] = /^([^\]]*)\]/.exec(rest) ?? [];
  if (whole === undefined) return null;
  reader.at += whole.length;
  return innerStep(inner.trim());
}

function innerStep(inner: string): readonly Step[] | null {
  if (inner === '*') return [{ kind: 'all' }];
  if (/^-?\d+$/.test(inner)) {
    const at = Number(inner);
    return [{ kind: 'slice', from: at, to: at === -1 ? null : at + 1, by: 1 }];
  }
  const slice = /^(-?\d+)?:(-?\d+)?(?::(\d+))?$/.exec(inner);
  if (slice !== null) {
    const [, from, to, by] = slice;
    const step = Number(by ?? 1);
    return step === 0
      ? null
      : [{ kind: 'slice', from: numberOr(from), to: numberOr(to), by: step }];
  }
  // `status.conditions[type]`, and names without quotes.
  return /^[\w-]+$/.test(inner) ? [{ kind: 'field', name: inner }] : null;
}

function numberOr(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

function filterIn(reader: Reader, depth: number): readonly Step[] | null {
  if (depth >= MAX_DEPTH || !eat(reader, '(')) return null;
  const left = operandIn(reader, depth);
  if (left === null) return null;
  skipSpace(reader);
  const right = comparisonIn(reader, depth);
  skipSpace(reader);
  if (right === 'unknown' || !eat(reader, ')') || !eat(reader, ']')) return null;
  return [{ kind: 'filter', test: { left, right } }];
}

function comparisonIn(reader: Reader, depth: number): Test['right'] | 'unknown' {
  const sign = SIGNS.find((one) => eat(reader, one));
  if (sign === undefined) return null;
  const operand = operandIn(reader, depth);
  return operand === null ? 'unknown' : { sign, operand };
}

/** Longer ones first. */
const SIGNS: readonly Sign[] = ['==', '!=', '<=', '>=', '<', '>'];

function operandIn(reader: Reader, depth: number): Operand | null {
  skipSpace(reader);
  if (eat(reader, '@')) {
    const steps = stepsIn(reader, depth + 1);
    return steps === null ? null : { kind: 'path', steps };
  }
  const rest = reader.text.slice(reader.at);
  const text = /^(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)")/.exec(rest);
  if (text !== null) {
    reader.at += text[0].length;
    const value = (text[1] ?? text[2] ?? '').replace(/\\(.)/g, '$1');
    return { kind: 'value', value };
  }
  const [word] = /^(?:true|false|-?\d+(?:\.\d+)?)\b/.exec(rest) ?? [];
  if (word === undefined) return null;
  reader.at += word.length;
  return { kind: 'value', value: word === 'true' ? true : word === 'false' ? false : Number(word) };
}

function skipSpace(reader: Reader): void {
  while (reader.text[reader.at] === ' ') reader.at += 1;
}

function eat(reader: Reader, text: string): boolean {
  if (!reader.text.startsWith(text, reader.at)) return false;
  reader.at += text.length;
  return true;
}

function found(path: readonly Step[], value: unknown): readonly unknown[] {
  let values: readonly unknown[] = [value];
  for (const step of path) {
    values = values.flatMap((one) => stepped(step, one)).slice(0, MAX_FOUND);
    if (values.length === 0) return [];
  }
  return values;
}

function stepped(step: Step, value: unknown): readonly unknown[] {
  switch (step.kind) {
    case 'field':
      return Array.isArray(value)
        ? value.flatMap((one) => ownField(one, step.name))
        : ownField(value, step.name);
    case 'all':
      return itemsOf(value);
    case 'below':
      return withAllBelow(value);
    case 'slice':
      return Array.isArray(value) ? sliced(value, step) : [];
    case 'filter':
      return itemsOf(value).filter((item) => passes(step.test, item));
  }
}

function ownField(value: unknown, name: string): readonly unknown[] {
  const record = recordIn(value);
  return Object.hasOwn(record, name) ? [record[name]] : [];
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : Object.values(recordIn(value));
}

function withAllBelow(value: unknown): readonly unknown[] {
  const all: unknown[] = [];
  const open: unknown[] = [value];
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    all.push(next);
    if (all.length >= MAX_FOUND) break;
    open.push(...itemsOf(next).filter((one) => typeof one === 'object' && one !== null));
  }
  return all;
}

function sliced(
  list: readonly unknown[],
  { from, to, by }: Extract<Step, { kind: 'slice' }>,
): readonly unknown[] {
  return list.slice(from ?? 0, to ?? undefined).filter((_, index) => index % by === 0);
}

function passes({ left, right }: Test, item: unknown): boolean {
  const value = operandValue(left, item);
  if (right === null) return value !== undefined;
  const other = operandValue(right.operand, item);
  if (value === undefined || other === undefined) return false;
  switch (right.sign) {
    case '==':
      return value === other;
    case '!=':
      return value !== other;
    default:
      return ordered(value, other, right.sign);
  }
}

function ordered(value: unknown, other: unknown, sign: '<' | '<=' | '>' | '>='): boolean {
  if (typeof value !== typeof other || (typeof value !== 'number' && typeof value !== 'string')) {
    return false;
  }
  const order = compare(value, other);
  switch (sign) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

function compare(one: number | string, other: unknown): number {
  if (typeof one === 'number') return typeof other === 'number' ? one - other : 0;
  if (typeof other !== 'string' || one === other) return 0;
  return one < other ? -1 : 1;
}

function operandValue(operand: Operand, item: unknown): unknown {
  return operand.kind === 'value' ? operand.value : findFirst(operand.steps, item);
}
