import { recordIn } from '~/kube/json';

/** A value in a violation: JSON, shortened. */
export function shown(value: unknown): string {
  const text = canonical(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text;
}

/** Characters: the width of a column. */
const SHOWN = 80;

/** Equal for equal values: JSON with sorted keys. */
export function canonical(value: unknown): string {
  // Most values are texts and numbers, which need no sorting.
  if (typeof value !== 'object') return JSON.stringify(value);
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(recordIn(inner)).toSorted(byKey))
      : inner,
  );
}

function byKey([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
