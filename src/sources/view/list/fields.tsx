import { Skeleton } from '@patternfly/react-core';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { type Known, knownOr, type SourceRow } from '~/olm/catalogSources/sourceRow';
import { by, forward } from '~/olm/order';
import { useT } from '~/i18n';
import { type Fields, columnsOf, fixed, listOf } from '~/ui/lists/fields';
import type { Column } from '~/ui/lists/ListTable';
import type { SourcePoll } from '~/olm/catalogSources/catalogSourceItem';
import { routes } from '~/routes';
import { Mono } from '~/ui/Mono';
import { shortImageName } from '~/olm/catalogSources/imageReference';
import { shortDuration } from '~/olm/catalogSources/goDuration';
import { DEFAULT_POLL } from '~/olm/catalogSources/sourceEndpoint';
import { bySourceName, SOURCE_ORIGINS, SOURCE_STATES } from '~/sources/rules/sourceList';
import { originText, sourceStateText } from '~/sources/view/SourceStateLabel';
import {
  type ClusterCatalogCell,
  ClusterCatalogHealth,
  ClusterCatalogImage,
  ClusterCatalogPackages,
  ClusterCatalogPoll,
  ClusterCatalogUsers,
} from '~/sources/view/clusterCatalog/ClusterCatalogCells';
import { HealthCell } from './HealthCell';

type More = {
  /** Columns with lower numbers remain longer when the width decreases. */
  readonly rank: number;
};

/** The worst first. */
export const FIELDS = {
  health: {
    title: (t) => t('Health'),
    sort: by(({ item }) => SOURCE_STATES.indexOf(item.state)),
    facet: {
      valuesOf: ({ item }) => [item.state],
      ...fixed(SOURCE_STATES, sourceStateText),
    },
    width: 14.25,
    rank: 0,
    Cell: forBoth(HealthCell, ClusterCatalogHealth),
  },
  name: { title: (t) => t('Name'), sort: forward(bySourceName) },
  scope: {
    title: (t) => t('Scope'),
    sort: by(({ item }) => (item.isGlobal ? '' : item.namespace)),
    facet: {
      valuesOf: ({ item }) => [item.isGlobal ? 'all' : 'own'],
      ...fixed(
        ['all', 'own'],
        (value, t) => ({ all: t('All namespaces'), own: t('Single namespace') })[value],
      ),
    },
    width: 7.25,
    rank: 3,
    Cell: ScopeCell,
  },
  origin: {
    title: (t) => t('Origin'),
    facet: {
      valuesOf: ({ item }) => [item.origin.kind],
      ...fixed(SOURCE_ORIGINS, originText),
    },
  },
  namespace: {
    title: (t) => t('Namespace'),
    facet: {
      valuesOf: ({ item, clusterCatalog }) =>
        clusterCatalog === undefined ? [item.namespace] : [],
    },
  },
  packages: {
    title: (t) => t('Packages'),
    sort: by(({ packages }) => (typeof packages === 'number' ? packages : null)),
    width: 6.5,
    rank: 2,
    isNumber: true,
    Cell: forBoth(PackagesCell, ClusterCatalogPackages),
  },
  users: {
    title: (t) => t('Used by'),
    sort: by(({ users }) => (typeof users === 'string' ? null : users.length)),
    width: 6.5,
    rank: 1,
    isNumber: true,
    Cell: forBoth(UsersCell, ClusterCatalogUsers),
  },
  priority: {
    title: (t) => t('Priority'),
    sort: by(({ item }) => (item.source === null ? null : item.priority)),
    width: 6,
    rank: 5,
    isNumber: true,
    Cell: forBoth(
      ({ row: { item } }) => (item.source === null ? '–' : String(item.priority)),
      ({ row: { item } }) => useT().number(item.priority),
    ),
  },
  poll: {
    title: (t) => t('Polling'),
    sort: by(({ item: { poll } }) =>
      poll.kind === 'never' ? null : (poll.seconds ?? DEFAULT_POLL),
    ),
    width: 6,
    rank: 6,
    Cell: forBoth(PollCell, ClusterCatalogPoll),
  },
  image: {
    title: (t) => t('Image'),
    width: 14.75,
    rank: 4,
    Cell: forBoth(ImageCell, ClusterCatalogImage),
  },
} satisfies Fields<SourceRow, More>;

/** The list of catalogs. */
export const SOURCES = listOf<SourceRow>(FIELDS, {
  /** The names of a catalog, and the source of its content. */
  textsOf: ({ item: { displayName, publisher, name, namespace, endpoint } }) => {
    const place =
      'image' in endpoint ? endpoint.image : 'address' in endpoint ? endpoint.address : '';
    return [displayName, publisher, name, namespace, place];
  },
  byName: bySourceName,
});

export const COLUMNS = columnsOf<SourceRow, More>(FIELDS);

/** A catalog of OLM v1 shows its own values in the same columns. */
function forBoth(Source: Column<SourceRow>['Cell'], Catalog: ClusterCatalogCell) {
  return function CatalogCell({ row, now }: ComponentProps<typeof Source>) {
    return row.clusterCatalog === undefined ? (
      <Source row={row} now={now} />
    ) : (
      <Catalog row={row} facts={row.clusterCatalog} />
    );
  };
}

/** The source of the content. The end of an image name is the most specific part, so that the registry is cut first. */
function ImageCell({ row: { item, pod } }: OfRow): ReactNode {
  const t = useT();
  const { endpoint } = item;
  switch (endpoint.kind) {
    case 'none':
      return '–';
    case 'image':
      return (
        <Mono title={[endpoint.image, knownOr(pod, null)?.digest ?? ''].join('\n').trim()}>
          {shortImageName(endpoint.image)}
        </Mono>
      );
    case 'address':
      return (
        <div className="operator-hub__sources-lines">
          <span className="operator-hub__sources-second">{t('Address')}</span>
          <Mono title={endpoint.address}>{endpoint.address}</Mono>
        </div>
      );
    case 'configmap':
      return <span title={endpoint.name}>{t('ConfigMap {{name}}', { name: endpoint.name })}</span>;
  }
}

/** How often OLM checks for a later image. */
function PollCell({ row: { item } }: OfRow) {
  const t = useT();
  const { poll, source } = item;
  if (source === null) return '–';
  return poll.kind === 'never' ? t('Never') : <Interval poll={poll} />;
}

/** CS-010: OLM uses its default instead of an invalid interval. */
function Interval({ poll }: { readonly poll: Extract<SourcePoll, { readonly kind: 'every' }> }) {
  const t = useT();
  const { interval, seconds } = poll;
  if (seconds !== null) {
    return <span>{t('Every {{interval}}', { interval: shortDuration(interval) })}</span>;
  }
  return (
    <div className="operator-hub__sources-lines">
      <span>{t('Every {{count}} minute', { count: DEFAULT_POLL / 60 })}</span>
      <span className="operator-hub__sources-second">{t('Invalid poll interval')}</span>
    </div>
  );
}

/** The namespaces where a catalog is available. */
function ScopeCell({ row: { item } }: OfRow) {
  const t = useT();
  return item.isGlobal ? (
    t('All namespaces')
  ) : (
    <span className="operator-hub__sources-scope">
      {t('Only {{namespace}}', { namespace: item.namespace })}
    </span>
  );
}

type OfRow = { readonly row: SourceRow };

function PackagesCell({ row: { item, packages } }: OfRow): ReactNode {
  const t = useT();
  const { namespace, name } = item;
  if (item.source === null) return '–';
  return (
    <KnownText value={packages}>
      {(count) =>
        count === 0 ? (
          '0'
        ) : (
          <Link
            to={routes.source(namespace, name, 'packages')}
            aria-label={t('{{count}} package', { count })}
          >
            {t.number(count)}
          </Link>
        )
      }
    </KnownText>
  );
}

/** The Subscriptions that use the catalog, even if it is disabled (CS-044). */
function UsersCell({ row: { item, users } }: OfRow): ReactNode {
  const t = useT();
  const { namespace, name, source } = item;
  return (
    <KnownText value={users}>
      {({ length }) =>
        length === 0 ? (
          '0'
        ) : (
          <Link
            to={routes.source(namespace, name, source === null ? undefined : 'subscriptions')}
            aria-label={t('{{count}} Subscription', { count: length })}
          >
            {t.number(length)}
          </Link>
        )
      }
    </KnownText>
  );
}

/** A placeholder with the size of the value while it loads. */
function KnownText<T>({ value, children }: KnownProps<T>): ReactNode {
  const t = useT();
  if (value === 'loading') return <Skeleton width="4rem" screenreaderText={t('Loading')} />;
  if (value === 'hidden') {
    return (
      <span title={t('Insufficient permissions')}>
        <span aria-hidden="true">–</span>
        <span className="pf-v6-screen-reader">{t('Insufficient permissions')}</span>
      </span>
    );
  }
  return children(value);
}

type KnownProps<T> = {
  readonly value: Known<T>;
  readonly children: (value: T) => ReactNode;
};
