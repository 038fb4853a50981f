import { type JsonRecord, recordIn } from '~/kube/json';
import type { ComparablePair } from './comparablePair';

/** Two Secrets with the lengths of their values, as `kubectl describe` tells them, and whether one is another. */
export function hiddenSecrets({ before, after }: ComparablePair): ComparablePair {
  const [old, now] = [recordIn(before['data']), recordIn(after['data'])];
  return {
    before: withData(before, (_, value) => lengthText(value)),
    after: withData(after, (name, value) =>
      name in old && old[name] !== now[name] ? `${lengthText(value)}, changed` : lengthText(value),
    ),
  };
}

function withData(secret: JsonRecord, shown: (name: string, value: unknown) => string): JsonRecord {
  if (!('data' in secret)) return secret;
  const data = Object.entries(recordIn(secret['data']));
  return {
    ...secret,
    data: Object.fromEntries(data.map(([name, value]) => [name, shown(name, value)])),
  };
}

/** Base64 has four letters for three bytes, less those that fill up the last four. */
function lengthText(value: unknown): string {
  const text = typeof value === 'string' ? value.replaceAll(/\s/g, '') : '';
  const padding = /=*$/.exec(text)?.[0].length ?? 0;
  return `${Math.max(0, Math.floor((text.length * 3) / 4) - padding)} bytes`;
}
