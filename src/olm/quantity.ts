/**
 * A Kubernetes quantity as a number: `500m` is 0.5, `1Gi` is 1073741824; `null`: invalid. Source: apimachinery,
 * resource.Quantity (decimal and binary suffixes, exponents).
 */
export function quantityOf(text: string): number | null {
  const found = /^([+-]?(?:\d+\.?\d*|\.\d+))(?:[eE]([+-]?\d+)|([numkMGTPE])|([KMGTPE])i)?$/.exec(
    text,
  );
  if (found === null) return null;
  const [, digits = '', exponent = '0', decimal = '', binary = ''] = found;
  if (binary !== '') return Number(digits) * 1024 ** (BINARY.indexOf(binary) + 1);
  // Parsed as one literal, so that 700m equals 0.7. A product of two numbers would differ.
  return Number(`${digits}e${DECIMAL[decimal]?.toString() ?? exponent}`);
}

const BINARY: readonly string[] = ['K', 'M', 'G', 'T', 'P', 'E'];

/** Powers of ten. */
const DECIMAL: Readonly<Record<string, number>> = {
  n: -9,
  u: -6,
  m: -3,
  k: 3,
  M: 6,
  G: 9,
  T: 12,
  P: 15,
  E: 18,
};
