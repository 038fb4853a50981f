import type { WatchK8sResource } from '@openshift-console/dynamic-plugin-sdk';

type Selector = NonNullable<WatchK8sResource['selector']>;
type MatchExpression = NonNullable<Selector['matchExpressions']>[number];
type Labels = Readonly<Record<string, string>>;

/**
 * Whether labels match a selector of a watch. As in the API server, `NotIn` and `DoesNotExist` match labels without the
 * key.
 */
export function fitsSelector(labels: Labels, { matchLabels, matchExpressions }: Selector): boolean {
  const pairs = Object.entries(matchLabels ?? {}).map(([key, value]): MatchExpression => ({
    key,
    operator: 'In',
    values: [value],
  }));
  return [...pairs, ...(matchExpressions ?? [])].every((each) => fits(labels, each));
}

/** Parses a `labelSelector` in a URL. */
export function parseLabelSelector(text: string): Selector {
  const parts = text.split(/,(?![^(]*\))/).map((part) => part.trim());
  return { matchExpressions: parts.filter((part) => part !== '').map(expressionIn) };
}

function fits(labels: Labels, { key, operator, values = [] }: MatchExpression): boolean {
  const value = labels[key];
  switch (operator) {
    case 'Exists':
      return value !== undefined;
    case 'DoesNotExist':
      return value === undefined;
    case 'In':
      return value !== undefined && values.includes(value);
    case 'NotIn':
      return value === undefined || !values.includes(value);
    default:
      throw new Error(`the API server knows no operator ${operator}`);
  }
}

function expressionIn(text: string): MatchExpression {
  const [, key = '', word = '', list = ''] = SET.exec(text) ?? PAIR.exec(text) ?? [];
  const values = list.split(',').map((value) => value.trim());
  if (key !== '') return { key, operator: OPERATORS.get(word) ?? 'NotIn', values };
  return text.startsWith('!')
    ? { key: text.slice(1).trim(), operator: 'DoesNotExist' }
    : { key: text, operator: 'Exists' };
}

const SET = /^(\S+)\s+(in|notin)\s*\((.*)\)$/;
const PAIR = /^([^=!\s]+)\s*(==?|!=)\s*(.*)$/;
const OPERATORS = new Map([
  ['in', 'In'],
  ['=', 'In'],
  ['==', 'In'],
]);
