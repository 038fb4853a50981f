import { recordIn } from '~/kube/json';

/** A value for the reader of a violation: JSON, cut when it is long. */
export function shown(value: unknown): string {
  const text = canonical(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text;
}

/** Characters: the width of a column. */
const SHOWN = 80;

/** The same text for values that are equal: JSON with the keys in order. */
export function canonical(value: unknown): string {
  // Most values are texts and numbers, which need no order.
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
