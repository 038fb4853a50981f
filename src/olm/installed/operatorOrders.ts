import { NAMES } from '~/olm/order';
import { releaseOf, versionOrder } from '~/olm/semanticVersion';
import { STATUS_LEVELS, STATUS_ORDER } from '~/olm/status/status';
import type { InstalledOperator } from './installedOperator';

export function byOperatorName(one: InstalledOperator, other: InstalledOperator): number {
  return NAMES.compare(one.displayName, other.displayName) || NAMES.compare(one.id, other.id);
}

/** The worst first. */
export function byOperatorStatus(
  { health: one }: InstalledOperator,
  { health: other }: InstalledOperator,
): number {
  return (
    STATUS_LEVELS.indexOf(one.level) - STATUS_LEVELS.indexOf(other.level) ||
    STATUS_ORDER.indexOf(one.kind) - STATUS_ORDER.indexOf(other.kind)
  );
}

/** Versions without a scheme are sorted by text, after the others. */
export function byVersion(one: string, other: string): number {
  const order = versionOrder(one, other);
  if (order !== null && order !== 0) return order;
  const [first, second] = [one, other].map((version) => Number(releaseOf(version) === null));
  return (first ?? 0) - (second ?? 0) || NAMES.compare(one, other);
}
