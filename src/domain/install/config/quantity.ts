/**
 * The amount that a Kubernetes quantity stands for (`500m` is 0.5, `1Ki` is 1024); `null` when it is none.
 * Grammar: apimachinery `resource.Quantity`: a signed decimal, then a binary suffix, a decimal suffix or an exponent.
 */
export function amountOf(quantity: string | number): number | null {
  const found = QUANTITY.exec(quantity.toString());
  if (found === null) return null;
  const [, digits = '', suffix = ''] = found;
  const value = Number(digits);
  const exponent = /^[eE][+-]?\d+$/.exec(suffix);
  if (exponent !== null) return Number(`${digits}${suffix}`);
  const divisor = FRACTIONS[suffix];
  return divisor === undefined ? value * (MULTIPLES[suffix] ?? 1) : value / divisor;
}

const QUANTITY = /^([+-]?(?:\d+\.?\d*|\.\d+))([KMGTPE]i|[numkMGTPE]|[eE][+-]?\d+)?$/;

/** Divided by, not multiplied with: 700m is exactly 0.7. */
const FRACTIONS: Readonly<Record<string, number>> = { n: 1e9, u: 1e6, m: 1e3 };

const MULTIPLES: Readonly<Record<string, number>> = {
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
