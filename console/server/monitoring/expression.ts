import { RE2JS } from 're2js';

/** The part of PromQL that a page uses: series by their labels, and their sum by labels. */

export type Matcher = {
  readonly label: string;
  readonly isWanted: (value: string) => boolean;
};

export type Expression = {
  readonly metric: string;
  readonly matchers: readonly Matcher[];
  /** `null`: the series themselves. */
  readonly sumBy: readonly string[] | null;
};

/** `null` when it is none, or more than that. */
export function expressionOf(query: string): Expression | null {
  const [, labels, inner = query] = SUM.exec(query.trim()) ?? [];
  const [, metric, selector = ''] = SERIES.exec(inner.trim()) ?? [];
  const matchers = matchersOf(selector);
  if (metric === undefined || matchers === null) return null;
  return { metric, matchers, sumBy: labels === undefined ? null : labelsIn(labels) };
}

const SUM = /^sum\s+by\s*\(([^)]*)\)\s*\((.*)\)$/s;
const SERIES = /^([a-zA-Z_:][\w:]*)\s*(?:\{(.*)\})?$/s;
const MATCHER = /\s*([a-zA-Z_]\w*)\s*(=~|!~|!=|=)\s*"((?:[^"\\]|\\.)*)"\s*(?:,|$)/y;

function labelsIn(text: string): readonly string[] {
  return text
    .split(',')
    .map((label) => label.trim())
    .filter((label) => label !== '');
}

function matchersOf(selector: string): readonly Matcher[] | null {
  const found: Matcher[] = [];
  const pattern = new RegExp(MATCHER);
  while (pattern.lastIndex < selector.trimEnd().length) {
    const [, label, operator, quoted] = pattern.exec(selector) ?? [];
    if (label === undefined || operator === undefined || quoted === undefined) return null;
    const isWanted = testOf(operator, quoted.replaceAll(/\\(.)/g, '$1'));
    if (isWanted === null) return null;
    found.push({ label, isWanted });
  }
  return found;
}

/** A pattern matches the whole value, in the syntax and linear time of RE2, as in Prometheus. */
function testOf(operator: string, value: string): Matcher['isWanted'] | null {
  if (operator === '=') return (other) => other === value;
  if (operator === '!=') return (other) => other !== value;
  try {
    const pattern = RE2JS.compile(value, RE2JS.DOTALL);
    return (other) => pattern.matches(other) === (operator === '=~');
  } catch {
    return null;
  }
}
