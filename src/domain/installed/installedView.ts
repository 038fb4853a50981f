import { HEALTH_ORDER } from './healthKind';
import type { InstalledOperator } from './installedOperator';
import type { Severity } from './severity';

/** The groups that the status filter offers. */
export type HealthGroup = Severity;

export const HEALTH_GROUPS: readonly HealthGroup[] = [
  'failed',
  'attention',
  'approval',
  'progress',
  'ready',
];

export type SortKey = 'name' | 'status' | 'namespace' | 'created';

export const SORT_KEYS: readonly SortKey[] = ['name', 'status', 'namespace', 'created'];

/** What the list shows: the words all have to be found, the groups are alternatives (none: all). */
export type InstalledView = {
  readonly keyword: string;
  readonly groups: readonly HealthGroup[];
  readonly sort: SortKey;
  readonly descending: boolean;
};

/** The rows of a view, in its order. */
export function rowsOf(
  operators: readonly InstalledOperator[],
  view: InstalledView,
): readonly InstalledOperator[] {
  const direction = view.descending ? -1 : 1;
  return operators
    .filter((operator) => matches(operator, view))
    .toSorted((one, other) => direction * compare(one, other, view.sort) || byName(one, other));
}

/** How many operators each status group has, whatever the groups chosen. */
export function countsOf(
  operators: readonly InstalledOperator[],
  { keyword }: Pick<InstalledView, 'keyword'>,
): Readonly<Record<HealthGroup, number>> {
  const counts = { failed: 0, attention: 0, approval: 0, progress: 0, ready: 0 };
  for (const operator of operators) {
    if (hasWords(operator, keyword)) counts[operator.health.severity] += 1;
  }
  return counts;
}

function matches(operator: InstalledOperator, { keyword, groups }: InstalledView): boolean {
  const inGroup = groups.length === 0 || groups.includes(operator.health.severity);
  return inGroup && hasWords(operator, keyword);
}

function hasWords(operator: InstalledOperator, keyword: string): boolean {
  const { displayName, name, provider, namespace, packageName } = operator;
  const text = [displayName, name, provider, namespace, packageName].join(' ').toLowerCase();
  return keyword
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function compare(one: InstalledOperator, other: InstalledOperator, key: SortKey): number {
  switch (key) {
    case 'name':
      return byName(one, other);
    case 'status':
      return bySeverity(one, other) || byKind(one, other);
    case 'namespace':
      return one.namespace.localeCompare(other.namespace);
    case 'created':
      return (one.createdAt ?? '').localeCompare(other.createdAt ?? '');
  }
}

function bySeverity(one: InstalledOperator, other: InstalledOperator): number {
  return HEALTH_GROUPS.indexOf(one.health.severity) - HEALTH_GROUPS.indexOf(other.health.severity);
}

function byKind(one: InstalledOperator, other: InstalledOperator): number {
  return HEALTH_ORDER.indexOf(one.health.kind) - HEALTH_ORDER.indexOf(other.health.kind);
}

function byName(one: InstalledOperator, other: InstalledOperator): number {
  return one.displayName.localeCompare(other.displayName) || one.id.localeCompare(other.id);
}
