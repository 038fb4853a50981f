import { createHash } from 'node:crypto';

const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** OLM's hash for names and labels: SHA-224 in base 62, 36 to 38 characters. */
export function contentHash(text: string): string {
  const digest = createHash('sha224').update(text).digest('hex');
  let rest = BigInt(`0x${digest}`);
  let hash = '';
  for (; rest > 0n; rest /= 62n) hash = `${digits.charAt(Number(rest % 62n))}${hash}`;
  return hash;
}
