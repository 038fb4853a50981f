import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { DEFAULT_POLL } from '~/olm/catalogSources/sourceEndpoint';
import type { SourceRow } from '~/olm/catalogSources/sourceRow';
import type { List } from '~/olm/lists/list';
import { by, NAMES } from '~/olm/order';

/** The worst first. */
export const SOURCE_STATES = ['down', 'connecting', 'ready', 'disabled'] as const;
export const SOURCE_ORIGINS = ['default', 'custom', 'unknown'] as const;

/** The list of catalogs, the worst first. */
export const SOURCES = {
  /** The names of a catalog, and the source of its content. */
  textsOf: ({ item: { displayName, publisher, name, namespace, endpoint } }) => {
    const place =
      'image' in endpoint ? endpoint.image : 'address' in endpoint ? endpoint.address : '';
    return [displayName, publisher, name, namespace, place];
  },
  facets: {
    health: { valuesOf: ({ item }) => [item.state], order: SOURCE_STATES },
    scope: { valuesOf: ({ item }) => [item.isGlobal ? 'all' : 'own'], order: ['all', 'own'] },
    origin: { valuesOf: ({ item }) => [item.origin.kind], order: SOURCE_ORIGINS },
    namespace: {
      valuesOf: ({ item, clusterCatalog }) =>
        clusterCatalog === undefined ? [item.namespace] : [],
    },
  },
  orders: {
    health: by(({ item }) => SOURCE_STATES.indexOf(item.state)),
    name: (one, other, direction) => direction * byName(one, other),
    scope: by(({ item }) => (item.isGlobal ? '' : item.namespace)),
    packages: by(({ packages }) => (typeof packages === 'number' ? packages : null)),
    users: by(({ users }) => (typeof users === 'string' ? null : users.length)),
    priority: by(({ item }) => (item.source === null ? null : item.priority)),
    poll: by(({ item: { poll } }) =>
      poll.kind === 'never' ? null : (poll.seconds ?? DEFAULT_POLL),
    ),
  },
  byName,
} satisfies List<SourceRow>;

function byName({ item: one }: SourceRow, { item: other }: SourceRow): number {
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
