import { badRequest } from '../failures';
import { labelValueProblems, qualifiedNameProblems } from '../schema/names';
import type { KubeObject } from '../types';
import { createTokens } from './tokens';
import type { Tokens } from './tokens';

export type Selects = (object: KubeObject) => boolean;

/**
 * Parses a `labelSelector`: equality, set-based, existence and comparison, like `k8s.io/apimachinery/pkg/labels`.
 * Rejects invalid ones with 400 and its message.
 */
export function labelSelector(text: string): Selects {
  const requirements = parse(text);
  return ({ metadata }) => requirements.every((requirement) => requirement(metadata.labels ?? {}));
}

type Labels = { readonly [key: string]: string };
type Requirement = (labels: Labels) => boolean;

function parse(text: string): readonly Requirement[] {
  const tokens = createTokens(text);
  const requirements: Requirement[] = [];
  if (tokens.peek().kind === 'end') {
    return requirements;
  }
  for (;;) {
    const first = tokens.peek();
    if (first.kind !== 'word' && first.text !== '!') {
      throw unparsable(`found '${first.text}', expected: !, identifier, or ','`, '');
    }
    requirements.push(parseRequirement(tokens));
    const separator = tokens.next();
    if (separator.kind === 'end') {
      return requirements;
    }
    if (separator.text !== ',') {
      throw unparsable(`found '${separator.text}', expected: ',' or 'end of string'`, '');
    }
    const following = tokens.peek();
    if (following.kind !== 'word' && following.text !== '!') {
      throw unparsable(`found '${following.text}', expected: identifier after ','`, '');
    }
  }
}

function parseRequirement(tokens: Tokens): Requirement {
  const isNegated = tokens.peek().text === '!';
  if (isNegated) {
    tokens.next();
  }
  const key = parseWord(tokens);
  const problem = qualifiedNameProblems(key)[0];
  if (problem !== undefined) {
    throw unparsable(`key: Invalid value: ${JSON.stringify(key)}: ${problem}`);
  }
  if (isNegated) {
    return (labels) => labels[key] === undefined;
  }
  const after = tokens.peek();
  return after.kind === 'end' || after.text === ','
    ? (labels) => labels[key] !== undefined
    : parseOperation(tokens, key);
}

function parseOperation(tokens: Tokens, key: string): Requirement {
  const operator = tokens.next().text;
  switch (operator) {
    case '=':
    case '==':
    case 'in': {
      const wanted = valuesFor(tokens, operator, key);
      return (labels) => wanted.has(labels[key] ?? null);
    }
    case '!=':
    case 'notin': {
      const unwanted = valuesFor(tokens, operator, key);
      return (labels) => !unwanted.has(labels[key] ?? null);
    }
    case '<':
    case '>':
      return parseComparison(tokens, key, operator);
    default:
      throw unparsable(`found '${operator}', expected: in, notin, =, ==, !=, gt, lt`);
  }
}

function parseComparison(tokens: Tokens, key: string, operator: '<' | '>'): Requirement {
  const bound = parseExactValue(tokens);
  if (!/^-?\d+$/.test(bound)) {
    throw unparsable(
      `values[0]: Invalid value: ${JSON.stringify(bound)}: for 'Gt', 'Lt' operators, the value must be an integer`,
    );
  }
  return (labels) => {
    const value = labels[key];
    if (value === undefined || !/^-?\d+$/.test(value)) {
      return false;
    }
    return operator === '<' ? Number(value) < Number(bound) : Number(value) > Number(bound);
  };
}

function valuesFor(tokens: Tokens, operator: string, key: string): ReadonlySet<string | null> {
  const isSet = operator === 'in' || operator === 'notin';
  const values = isSet ? parseValues(tokens) : [parseExactValue(tokens)];
  for (const [index, value] of values.entries()) {
    const problem = labelValueProblems(value)[0];
    if (problem !== undefined) {
      throw unparsable(
        `values[${index}][${key}]: Invalid value: ${JSON.stringify(value)}: ${problem}`,
      );
    }
  }
  return new Set(values);
}

function parseValues(tokens: Tokens): readonly string[] {
  const open = tokens.next();
  if (open.text !== '(') {
    throw unparsable(`found '${open.text}' expected: '('`);
  }
  const values: string[] = [];
  let value = '';
  for (;;) {
    const token = tokens.next();
    if (token.kind === 'word') {
      value = token.text;
    } else if (token.text === ',' || token.text === ')') {
      values.push(value);
      value = '';
      if (token.text === ')') {
        return values;
      }
    } else {
      throw unparsable(`found '${token.text}', expected: ',', ')' or identifier`);
    }
  }
}

function parseExactValue(tokens: Tokens): string {
  const next = tokens.peek();
  return next.kind === 'end' || next.text === ',' ? '' : parseWord(tokens);
}

function parseWord(tokens: Tokens): string {
  const token = tokens.next();
  if (token.kind !== 'word') {
    throw unparsable(`found '${token.text}', expected: identifier`);
  }
  return token.text;
}

function unparsable(why: string, prefix = 'unable to parse requirement: '): Error {
  return badRequest(prefix + why);
}
