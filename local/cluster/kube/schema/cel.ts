/** CEL expressions, with those functions of Kubernetes that most CRDs of Operators call. */
import { Environment, Optional } from '@marcbachmann/cel-js';
import { isObject, textAt } from '../json';
import type { JsonObject } from '../types';
import { goPattern } from './goPattern';
import { fieldSchema } from './walk';

/** The result of an expression, or cel-go's error message. */
export type Answer = { readonly value: unknown } | { readonly error: string };

type Variables = { readonly self: unknown; readonly oldSelf?: unknown };

export type Expression = (variables: Variables) => Answer;

/** `matches` of the library uses JavaScript's `RegExp`, and cannot be replaced. */
const GO_MATCHES = 'goMatches';

const environment = new Environment({
  unlistedVariablesAreDyn: true,
  enableOptionalTypes: true,
  homogeneousAggregateLiterals: false,
})
  .registerVariable('self', 'dyn')
  .registerVariable('oldSelf', 'dyn')
  .registerFunction('string.find(string): string', firstMatch)
  .registerFunction(`string.${GO_MATCHES}(string): bool`, (text: string, pattern: string) =>
    goPattern(pattern).test(text),
  )
  .registerFunction('isQuantity(string): bool', (text: string) => quantity(text) !== undefined)
  .registerFunction('quantity(string): double', (text: string) => {
    const found = quantity(text);
    if (found === undefined) throw new Error('quantities must match the regular expression');
    return found;
  })
  .registerFunction('double.compareTo(double): int', (left: number, right: number) =>
    BigInt(Math.sign(left - right)),
  )
  .registerFunction(
    'double.isGreaterThan(double): bool',
    (left: number, right: number) => left > right,
  )
  .registerFunction(
    'double.isLessThan(double): bool',
    (left: number, right: number) => left < right,
  )
  .registerFunction('double.sign(): int', (value: number) => BigInt(Math.sign(value)));

const expressions = new Map<string, Expression | undefined>();

/** `undefined`: the text is not CEL or calls an unknown function. */
export function expressionOf(text: string): Expression | undefined {
  if (!expressions.has(text)) expressions.set(text, compiled(text));
  return expressions.get(text);
}

function compiled(text: string): Expression | undefined {
  const run = parsed(text);
  return run === undefined
    ? undefined
    : (variables) => {
        try {
          return { value: run({ ...variables }) };
        } catch (error) {
          return { error: problem(error) };
        }
      };
}

function parsed(text: string): ReturnType<Environment['parse']> | undefined {
  try {
    const known = text
      // Go accepts a zero duration without a unit; the library does not.
      .replaceAll(/duration\((['"])0\1\)/g, "duration('0s')")
      .replaceAll(/\.\s*matches\s*\(/g, `.${GO_MATCHES}(`);
    const run = environment.parse(known);
    return run.check().valid ? run : undefined;
  } catch {
    return undefined;
  }
}

/** cel-go starts its messages with a lower-case letter and does not add the source. */
function problem(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return `${line.slice(0, 1).toLowerCase()}${line.slice(1)}`;
}

/** A value for `oldSelf` of a rule with `optionalOldSelf`. */
export function optional(value: unknown): unknown {
  return value === undefined ? Optional.none() : Optional.of(value);
}

/** Converts JSON to the types of the schema (integers, timestamps), with escaped property names. */
export function celValue(value: unknown, schema: JsonObject | undefined): unknown {
  if (typeof value === 'number') {
    return Number.isInteger(value) && textAt(schema, 'type') !== 'number' ? BigInt(value) : value;
  }
  if (typeof value === 'string') {
    return textAt(schema, 'format') === 'date-time' ? new Date(value) : value;
  }
  if (Array.isArray(value)) {
    const items = schema?.['items'];
    return value.map((item) => celValue(item, isObject(items) ? items : undefined));
  }
  if (!isObject(value)) return value;
  const isDeclared = schema?.['properties'] !== undefined;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      isDeclared ? escaped(key) : key,
      celValue(inner, schema === undefined ? undefined : fieldSchema(schema, key)),
    ]),
  );
}

const RESERVED =
  /^(as|break|const|continue|else|false|for|function|if|import|in|let|loop|namespace|null|package|return|true|var|void|while)$/;

/** Kubernetes' `cel.Escape`. */
function escaped(name: string): string {
  if (RESERVED.test(name)) return `__${name}__`;
  return name
    .replaceAll('__', '__underscores__')
    .replaceAll('.', '__dot__')
    .replaceAll('-', '__dash__')
    .replaceAll('/', '__slash__');
}

function firstMatch(text: string, pattern: string): string {
  const matcher = goPattern(pattern).matcher(text);
  return matcher.find() ? (matcher.group() ?? '') : '';
}

const QUANTITY = /^([+-]?(?:\d+\.?\d*|\.\d+))(?:(n|u|m|k|M|G|T|P|E)|([KMGTPE])i|[eE]([+-]?\d+))?$/;

/** Converts a quantity to a number, which is precise enough for comparisons. */
function quantity(text: string): number | undefined {
  const [, amount, decimal = '', binary = '', exponent] = QUANTITY.exec(text) ?? [];
  if (amount === undefined) return undefined;
  if (exponent !== undefined) return Number(`${amount}e${exponent}`);
  if (binary !== '') return Number(amount) * 1024 ** ('KMGTPE'.indexOf(binary) + 1);
  const thousands = decimal === '' ? 0 : 'num kMGTPE'.indexOf(decimal) - 3;
  return Number(amount) * 1000 ** thousands;
}
