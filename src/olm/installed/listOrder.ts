import { compareReleases, releaseOf } from '~/olm/semanticVersion';
import { HEALTH_ORDER } from './healthKind';
import type { InstalledOperator } from './installedOperator';
import { SEVERITIES } from './severities';
import { compareNatural } from '~/olm/lists/naturalOrder';

export const LIST_SORTS = [
  'name',
  'status',
  'namespace',
  'version',
  'catalog',
  'created',
  'updated',
] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/**
 * The Operators in order; what is alike goes by name. Status: the worst first. What an Operator does not have comes
 * last, whatever the direction.
 */
export function inOrder(
  operators: readonly InstalledOperator[],
  { sort, descending }: { readonly sort: ListSort; readonly descending: boolean },
): readonly InstalledOperator[] {
  const compare = ORDERS[sort];
  const direction = descending ? -1 : 1;
  return operators.toSorted((one, other) => compare(one, other, direction) || byName(one, other));
}

type Compare = (one: InstalledOperator, other: InstalledOperator, direction: 1 | -1) => number;

const ORDERS: Readonly<Record<ListSort, Compare>> = {
  name: (one, other, direction) => direction * byName(one, other),
  status: (one, other, direction) => direction * byStatus(one, other),
  namespace: (one, other, direction) => direction * compareNatural(one.namespace, other.namespace),
  version: by(({ version }) => version, compareVersions),
  catalog: by(({ catalog }) => catalog?.name ?? null, compareNatural),
  // The youngest is the one that was created last.
  created: by(
    ({ createdAt }) => createdAt,
    (one, other) => compareNatural(other, one),
  ),
  updated: by(
    ({ updatedAt }) => updatedAt,
    (one, other) => compareNatural(other, one),
  ),
};

function by(
  read: (operator: InstalledOperator) => string | null,
  compare: (one: string, other: string) => number,
): Compare {
  return (one, other, direction) => {
    const [left, right] = [read(one), read(other)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return direction * compare(left, right);
  };
}

function byName(one: InstalledOperator, other: InstalledOperator): number {
  return compareNatural(one.displayName, other.displayName) || compareNatural(one.id, other.id);
}

function byStatus({ health: one }: InstalledOperator, { health: other }: InstalledOperator) {
  return (
    SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
    HEALTH_ORDER.indexOf(one.kind) - HEALTH_ORDER.indexOf(other.kind)
  );
}

/** What follows no version scheme goes by its text, after what does. */
function compareVersions(one: string, other: string): number {
  const [left, right] = [releaseOf(one), releaseOf(other)];
  if (left === null || right === null) {
    return Number(left === null) - Number(right === null) || compareNatural(one, other);
  }
  return compareReleases(left, right) || comparePreReleases(one, other);
}

/** A pre-release is older than its release. */
function comparePreReleases(one: string, other: string): number {
  return Number(!one.includes('-')) - Number(!other.includes('-')) || compareNatural(one, other);
}
