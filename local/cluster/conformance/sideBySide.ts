/** Shows differences of two accounts: `-` only in the real cluster, `+` only in the local one. */
import type { Account } from './account';

/** Empty if they are equal. */
export function differences(real: Account, ours: Account): string {
  const wanted = sections(real);
  const found = sections(ours);
  const titles = [...new Set([...wanted.keys(), ...found.keys()])];
  return titles
    .flatMap((title) => {
      const lines = compared(wanted.get(title) ?? [], found.get(title) ?? []);
      return lines.length === 0 ? [] : [title, ...lines];
    })
    .join('\n');
}

function sections(account: Account): ReadonlyMap<string, readonly string[]> {
  const objects = Object.entries(account.objects).flatMap(
    ([title, { changes, final }]): (readonly [string, readonly string[]])[] => [
      [`${title}, changes`, changes],
      [`${title}, at the end`, final],
    ],
  );
  const events = Object.entries(account.events).map(
    ([title, lines]) => [`Events about ${title}`, lines] as const,
  );
  return new Map([...objects, ...events]);
}

/** Also shows common lines if only their order differs. */
function compared(wanted: readonly string[], found: readonly string[]): readonly string[] {
  if (wanted.length === found.length && wanted.every((line, index) => line === found[index])) {
    return [];
  }
  const missing = wanted.filter((line) => !found.includes(line)).map((line) => `  - ${line}`);
  const extra = found.filter((line) => !wanted.includes(line)).map((line) => `  + ${line}`);
  if (missing.length + extra.length > 0) return [...missing, ...extra];
  return ['  in another order', ...wanted.map((line) => `  - ${line}`)].concat(
    found.map((line) => `  + ${line}`),
  );
}
