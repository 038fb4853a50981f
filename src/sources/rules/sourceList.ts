import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import type { SourceRow } from '~/olm/catalogSources/sourceRow';
import { NAMES } from '~/olm/order';

/** The worst first. */
export const SOURCE_STATES = ['down', 'connecting', 'ready', 'disabled'] as const;
export const SOURCE_ORIGINS = ['default', 'custom', 'unknown'] as const;

export function bySourceName({ item: one }: SourceRow, { item: other }: SourceRow): number {
  return NAMES.compare(one.displayName, other.displayName) || NAMES.compare(one.id, other.id);
}

type SourceRank = {
  /** 1: the preferred one of OLM. */
  readonly place: number;
  readonly of: number;
  /** The next preferred one; `null`: none. */
  readonly after: CatalogSourceItem | null;
};

/**
 * The rank of a catalog in its own namespace: OLM prefers the higher priority, then catalogs of the namespace itself,
 * then the name (CS-009). Source: `sortableSnapshots` in OLM's resolver/cache/cache.go.
 */
export function sourceRank(
  item: CatalogSourceItem,
  items: readonly CatalogSourceItem[],
): SourceRank {
  const competingCatalogs = items.filter(
    (other) => other.source !== null && (other.isGlobal || other.namespace === item.namespace),
  );
  const order = competingCatalogs.toSorted(
    (one, other) =>
      other.priority - one.priority ||
      Number(one.isGlobal) - Number(other.isGlobal) ||
      (one.name < other.name ? -1 : 1),
  );
  const at = order.findIndex(({ id }) => id === item.id);
  return { place: at + 1, of: order.length, after: order[at - 1] ?? null };
}
