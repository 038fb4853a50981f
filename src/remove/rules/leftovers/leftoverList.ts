import type { List } from '~/olm/lists/list';
import { NAMES } from '~/olm/order';
import type { Leftover } from './leftover';
import { SEVERITIES, type Severity } from '~/olm/finding';
import { LEFTOVERS_BY_KIND, LEFTOVER_KINDS } from './leftoverKinds';

/** The list of leftovers, by kind and name. */
export const LEFTOVERS = {
  textsOf: ({ object: { model, name, namespace }, formerOwner }) => [
    model.kind,
    name,
    namespace,
    formerOwner.packageName,
    formerOwner.namespace,
  ],
  facets: {
    kind: { valuesOf: ({ kind }) => [kind], order: LEFTOVER_KINDS },
    package: { valuesOf: ({ formerOwner }) => present([formerOwner.packageName]) },
    namespace: {
      valuesOf: ({ object, formerOwner }) => present([object.namespace, formerOwner.namespace]),
    },
    origin: { valuesOf: ({ origin }) => [origin], order: ['olm', 'unknown'] },
  },
  orders: {
    kind: (one, other) =>
      LEFTOVER_KINDS.indexOf(one.kind) - LEFTOVER_KINDS.indexOf(other.kind) ||
      NAMES.compare(one.object.namespace ?? '', other.object.namespace ?? '') ||
      NAMES.compare(one.object.name, other.object.name),
  },
} satisfies List<Leftover>;

function present(names: readonly (string | null)[]): readonly string[] {
  return [...new Set(names)].filter((name) => name !== null);
}

/** Leftovers with the same effect on others. */
export type LeftoverGroup = {
  readonly severity: Severity;
  readonly leftovers: readonly Leftover[];
};

/** The groups, worst first, each in the given order. */
export function leftoverGroups(leftovers: readonly Leftover[]): readonly LeftoverGroup[] {
  return SEVERITIES.flatMap((severity) => {
    const own = leftovers.filter(({ kind }) => LEFTOVERS_BY_KIND[kind].severity === severity);
    return own.length === 0 ? [] : [{ severity, leftovers: own }];
  });
}
