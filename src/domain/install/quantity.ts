/**
 * A Kubernetes quantity as a number: `500m` is 0.5, `1Gi` is 1073741824; `null` when it is none.
 * Source: apimachinery, resource.Quantity (decimal and binary suffixes, exponents).
 */
export function quantityOf(text: string): number | null {
  const found = /^([+-]?(?:\d+\.?\d*|\.\d+))(?:[eE]([+-]?\d+)|([numkMGTPE]|[KMGTPE]i))?$/.exec(
    text,
  );
  if (found === null) return null;
  const [, digits, exponent, suffix] = found;
  const factor = suffix === undefined ? 10 ** Number(exponent ?? '0') : FACTORS[suffix];
  return factor === undefined ? null : Number(digits) * factor;
}

const FACTORS: Readonly<Record<string, number>> = {
  n: 1e-9,
  u: 1e-6,
  m: 1e-3,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
  P: 1e15,
  E: 1e18,
  Ki: 2 ** 10,
  Mi: 2 ** 20,
  Gi: 2 ** 30,
  Ti: 2 ** 40,
  Pi: 2 ** 50,
  Ei: 2 ** 60,
};
