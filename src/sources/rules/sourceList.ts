import { DEFAULT_POLL } from '~/olm/catalogSources/sourceEndpoint';
import type { SourceRow } from '~/olm/catalogSources/sourceRow';
import type { List } from '~/olm/lists/list';
import { NAMES, by } from '~/olm/order';

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
