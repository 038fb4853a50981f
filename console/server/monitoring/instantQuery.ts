import { type Expression, expressionOf } from './expression';
import type { Series } from './podSeries';

/** An answer of Prometheus' HTTP API with its status code. */
export type QueryAnswer = { readonly code: number; readonly body: object };

/** Evaluates an instant query over series of one namespace. */
export function instantQuery(query: string, series: readonly Series[], now: number): QueryAnswer {
  const expression = expressionOf(query);
  if (expression === null) {
    const error = `invalid parameter "query": parse error: ${JSON.stringify(query)} is not understood`;
    return { code: 400, body: { status: 'error', errorType: 'bad_data', error } };
  }
  const result = valuesOf(expression, series).map(({ metric, value }) => ({
    metric,
    value: [now / 1000, String(value)],
  }));
  return { code: 200, body: { status: 'success', data: { resultType: 'vector', result } } };
}

type Sample = { readonly metric: Readonly<Record<string, string>>; readonly value: number };

function valuesOf(
  { metric: name, matchers, sumBy }: Expression,
  series: readonly Series[],
): readonly Sample[] {
  const found = series.filter(
    (one) =>
      one.metric === name &&
      // A label that a series does not have is an empty one.
      matchers.every(({ label, isWanted }) => isWanted(one.labels[label] ?? '')),
  );
  if (sumBy === null) {
    return found.map(({ labels, value }) => ({ metric: { __name__: name, ...labels }, value }));
  }
  const sums = new Map<string, Sample>();
  for (const { labels, value } of found) {
    const metric = Object.fromEntries(
      sumBy.flatMap((label) => {
        const content = labels[label] ?? '';
        return content === '' ? [] : [[label, content]];
      }),
    );
    const key = JSON.stringify(metric);
    sums.set(key, { metric, value: (sums.get(key)?.value ?? 0) + value });
  }
  return [...sums.values()];
}
