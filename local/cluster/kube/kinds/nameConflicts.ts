/** Two CRDs of one group cannot have the same names; the first accepted one keeps them. */
import { textAt, textsAt } from '../json';

export type NameConflict = { readonly reason: string; readonly message: string };

/** Conflicts of `spec.names` with other CRDs of the group; reasons of kube-apiserver's naming controller. */
export function nameConflict(names: unknown, others: readonly unknown[]): NameConflict | undefined {
  const resources = new Set(others.flatMap(resourceNames));
  const kinds = new Set(others.flatMap(kindNames));
  const checks: readonly (readonly [string, readonly string[], ReadonlySet<string>])[] = [
    ['ListKindConflict', named(names, 'listKind'), kinds],
    ['KindConflict', named(names, 'kind'), kinds],
    ['ShortNamesConflict', textsAt(names, 'shortNames'), resources],
    ['SingularConflict', named(names, 'singular'), resources],
    ['PluralConflict', named(names, 'plural'), resources],
  ];
  for (const [reason, wanted, taken] of checks) {
    const name = wanted.find((one) => taken.has(one));
    if (name !== undefined) {
      return { reason, message: `${JSON.stringify(name)} is already in use` };
    }
  }
  return undefined;
}

function resourceNames(names: unknown): readonly string[] {
  return [...named(names, 'plural'), ...named(names, 'singular'), ...textsAt(names, 'shortNames')];
}

function kindNames(names: unknown): readonly string[] {
  return [...named(names, 'kind'), ...named(names, 'listKind')];
}

function named(names: unknown, field: string): readonly string[] {
  const name = textAt(names, field) ?? '';
  return name === '' ? [] : [name];
}
