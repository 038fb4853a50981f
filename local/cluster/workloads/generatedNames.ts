/** Hashes and name suffixes like those of Kubernetes. */
import { randomInt } from 'node:crypto';

/** Kubernetes' characters of generated names, without vowels and similar ones to avoid words. */
const alphabet = 'bcdfghjklmnpqrstvwxz2456789';
const longestBase = 58;

/** The short hash of a pod template or a spec, such as `6975bbb45d`. Equal values give equal hashes. */
export function specHash(value: unknown): string {
  const digits = String(fnv32a(stableText(value)));
  return Array.from(digits, (digit) => alphabet[digit.charCodeAt(0) % alphabet.length]).join('');
}

/** A name from `generateName`: the base (truncated to 58 characters) and five random characters. */
export function generatedName(base: string): string {
  const suffix = Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${base.slice(0, longestBase)}${suffix}`;
}

/** JSON with sorted keys. */
export function stableText(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

function fnv32a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}
