import { by, NAMES, type Orders } from '~/olm/order';
import { releaseOf, versionOrder } from '~/olm/semanticVersion';
import { STATUS_LEVELS, STATUS_ORDER } from '~/olm/status/status';
import type { InstalledOperator } from './installedOperator';

/**
 * The sort orders of Operators; ties are sorted by name. Status: the worst first. Missing values come last in both
 * directions.
 */
export const OPERATOR_ORDERS = {
  orders: {
    name: (one, other, direction) => direction * byName(one, other),
    status: (one, other, direction) => direction * byStatus(one, other),
    namespace: by(({ namespace }) => namespace),
    version: by(({ version }) => version, compareVersions),
    catalog: by(({ catalog }) => catalog?.name ?? null),
    // By creation time, latest first.
    created: by(({ createdAt }) => createdAt, latestFirst),
    updated: by(({ updatedAt }) => updatedAt, latestFirst),
  },
  byName,
} satisfies Orders<InstalledOperator>;

function byName(one: InstalledOperator, other: InstalledOperator): number {
  return NAMES.compare(one.displayName, other.displayName) || NAMES.compare(one.id, other.id);
}

function byStatus({ health: one }: InstalledOperator, { health: other }: InstalledOperator) {
  return (
    STATUS_LEVELS.indexOf(one.level) - STATUS_LEVELS.indexOf(other.level) ||
    STATUS_ORDER.indexOf(one.kind) - STATUS_ORDER.indexOf(other.kind)
  );
}

/** Versions without a scheme are sorted by text, after the others. */
function compareVersions(one: string, other: string): number {
  const order = versionOrder(one, other);
  if (order !== null && order !== 0) return order;
  const [first, second] = [one, other].map((version) => Number(releaseOf(version) === null));
  return (first ?? 0) - (second ?? 0) || NAMES.compare(one, other);
}

function latestFirst(one: string, other: string): number {
  return NAMES.compare(other, one);
}
