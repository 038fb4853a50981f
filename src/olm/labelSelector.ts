import { listIn, recordIn, textIn, textMapIn, textsIn } from '~/kube/json';
import type { LabelSelector } from '~/kube/models/meta';

/** Whether labels match, or the selector is invalid. */
export type SelectorFit = 'fits' | 'other' | 'invalid';

/**
 * Evaluates a selector as OLM does: `LabelSelectorAsSelector` of apimachinery (pkg/apis/meta/v1/helpers.go). The API
 * server does not validate it (recording v1_selector_invalid).
 * @param selector `null`: everything
 */
export function selectorFit(
  selector: LabelSelector | null,
  labels: Readonly<Record<string, string>>,
): SelectorFit {
  const requirements = selector === null ? [] : requirementsOf(selector);
  if (!requirements.every(isValid)) return 'invalid';
  return requirements.every((one) => isMet(one, labels)) ? 'fits' : 'other';
}

/** A label selector in the notation of kubectl. */
export function selectorText(selector: unknown): string {
  const { matchLabels, matchExpressions } = recordIn(selector);
  const labels = Object.entries(textMapIn(matchLabels)).map(([key, value]) => `${key}=${value}`);
  const expressions = listIn(matchExpressions).map((expression) =>
    expressionText(recordIn(expression)),
  );
  return [...labels, ...expressions].join(',');
}

function expressionText({ key, operator, values }: Readonly<Record<string, unknown>>): string {
  const name = textIn(key) ?? '';
  switch (operator) {
    case 'Exists':
      return name;
    case 'DoesNotExist':
      return `!${name}`;
    default: {
      const relation = operator === 'NotIn' ? 'notin' : 'in';
      return `${name} ${relation} (${textsIn(values).join(',')})`;
    }
  }
}

type Requirement = {
  readonly key: string;
  readonly operator: string;
  readonly values: readonly string[];
};

/** The requirements of a selector, all of which apply. */
export function requirementsOf({
  matchLabels = {},
  matchExpressions = [],
}: LabelSelector): readonly Requirement[] {
  return [
    ...Object.entries(matchLabels).map(([key, value]) => ({
      key,
      operator: 'In',
      values: [value],
    })),
    ...matchExpressions.map(({ key = '', operator = '', values = [] }) => ({
      key,
      operator,
      values,
    })),
  ];
}

/** Source: `labels.NewRequirement` (apimachinery/pkg/labels/selector.go). */
function isValid({ key, operator, values }: Requirement): boolean {
  const isSet = operator === 'In' || operator === 'NotIn';
  if (!isSet && operator !== 'Exists' && operator !== 'DoesNotExist') return false;
  return isSet === values.length > 0 && isKey(key) && values.every(isValue);
}

const WORD = /^[A-Za-z0-9](?:[-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$/;
const PREFIX = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/;

function isKey(key: string): boolean {
  const [name = '', prefix, ...more] = key.split('/').toReversed();
  if (more.length > 0 || !WORD.test(name)) return false;
  return prefix === undefined || (prefix.length <= 253 && PREFIX.test(prefix));
}

function isValue(value: string): boolean {
  return value === '' || WORD.test(value);
}

function isMet({ key, operator, values }: Requirement, labels: Labels): boolean {
  const value = Object.hasOwn(labels, key) ? labels[key] : undefined;
  switch (operator) {
    case 'In':
      return value !== undefined && values.includes(value);
    case 'NotIn':
      return value === undefined || !values.includes(value);
    case 'Exists':
      return value !== undefined;
    default:
      return value === undefined;
  }
}

type Labels = Readonly<Record<string, string>>;
