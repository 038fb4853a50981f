import { Fragment, type ReactNode } from 'react';
import { Label, Skeleton } from '@patternfly/react-core';
import { Link } from 'react-router';
import { type Known, knownOr, type SourceRow } from '~/olm/catalogSources/sourceRow';
import { useT } from '~/i18n';
import { type Column, ListRow, ListTable, columnsWithin } from '~/ui/lists/ListTable';
import type { ShownList } from '~/ui/lists/useList';
import { SourceActions } from '~/sources/view/actions/SourceActions';
import type { CatalogSourceItem, SourcePoll } from '~/olm/catalogSources/catalogSourceItem';
import { routes } from '~/routes';
import { Mono } from '~/ui/Mono';
import { shortImageName } from '~/olm/catalogSources/imageReference';
import { shortDuration } from '~/olm/catalogSources/goDuration';
import { DEFAULT_POLL } from '~/olm/catalogSources/sourceEndpoint';
import type { SOURCES } from '~/sources/rules/sourceList';
import { originText } from '~/sources/view/SourceStateLabel';
import { ClusterCatalogActions } from '~/sources/view/clusterCatalog/ClusterCatalogActions';
import {
  ClusterCatalogCell,
  ClusterCatalogName,
} from '~/sources/view/clusterCatalog/ClusterCatalogCells';
import { HealthCell } from './HealthCell';

/** In rem: the minimum width of the name, and the menu. */
const FIXED = { name: 10, actions: 3.25 } as const;

type RankedColumn = Column<SourceRow, keyof (typeof SOURCES)['orders']> & {
  readonly width: number;
  /** Columns with lower numbers remain longer when the width decreases. */
  readonly rank: number;
};

/** In display order. */
const COLUMNS: readonly RankedColumn[] = [
  {
    id: 'health',
    title: (t) => t('Health'),
    width: 11.25,
    rank: 0,
    sort: 'health',
    Cell: HealthCell,
  },
  { id: 'scope', title: (t) => t('Scope'), width: 6.5, rank: 3, sort: 'scope', Cell: ScopeCell },
  {
    id: 'packages',
    title: (t) => t('Packages'),
    width: 7.25,
    rank: 2,
    sort: 'packages',
    isNumber: true,
    Cell: PackagesCell,
  },
  {
    id: 'users',
    title: (t) => t('Used by'),
    width: 7,
    rank: 1,
    sort: 'users',
    isNumber: true,
    Cell: UsersCell,
  },
  {
    id: 'priority',
    title: (t) => t('Priority'),
    width: 6.5,
    rank: 6,
    sort: 'priority',
    isNumber: true,
    Cell: ({ row: { item } }) => (item.source === null ? '–' : String(item.priority)),
  },
  { id: 'poll', title: (t) => t('Polling'), width: 5.5, rank: 5, sort: 'poll', Cell: PollCell },
  { id: 'image', title: (t) => t('Image'), width: 9.75, rank: 4, Cell: ImageCell },
];

/** A catalog of OLM v1 shows its own values in the same columns. */
function forBoth(column: RankedColumn): RankedColumn {
  const { id, Cell } = column;
  return {
    ...column,
    Cell: ({ row, now }) =>
      row.clusterCatalog === undefined ? (
        <Cell row={row} now={now} />
      ) : (
        <ClusterCatalogCell column={id} row={row} facts={row.clusterCatalog} />
      ),
  };
}

const BOTH = COLUMNS.map(forBoth);

/** The columns that fit; empty if each catalog is a single cell. */
export function sourceColumnsWithin(widthInRem: number): readonly RankedColumn[] {
  return columnsWithin(widthInRem - FIXED.name - FIXED.actions, BOTH);
}

/** One row for each catalog; its page contains the columns that do not fit. */
export function SourcesTable({ list }: { readonly list: ShownList<SourceRow> }) {
  const t = useT();
  return (
    <ListTable
      rows={list.rows}
      list={list}
      names={{ 'aria-label': t('Catalog sources') }}
      className="operator-hub__sources-table"
      nameTitle={t('Name')}
      columnsFor={sourceColumnsWithin}
      actionsWidth={FIXED.actions}
      isSticky
    >
      {(row, how) => (
        <ListRow
          {...how}
          row={row}
          // Disabled catalogs are gray.
          className={row.item.state === 'disabled' ? 'operator-hub__sources-row--off' : ''}
          data={{ 'data-test': 'source-row', 'data-source': row.id }}
          nameTitle={t('Name')}
          name={
            <>
              {row.clusterCatalog === undefined ? (
                <NameCell item={row.item} />
              ) : (
                <ClusterCatalogName row={row} />
              )}
              {how.columns.length === 0 && (
                <>
                  <Health row={row} />
                  <div className="operator-hub__sources-second">
                    <ScopeCell row={row} /> · {t('Used by')} <Users row={row} />
                  </div>
                </>
              )}
            </>
          }
          actions={
            row.clusterCatalog === undefined ? (
              <SourceActions item={row.item} isKebab />
            ) : (
              <ClusterCatalogActions
                name={row.item.name}
                uid={null}
                facts={row.clusterCatalog}
                isKebab
              />
            )
          }
        />
      )}
    </ListTable>
  );
}

function Health({ row }: OfRow) {
  const { clusterCatalog: facts } = row;
  return facts === undefined ? (
    <HealthCell row={row} />
  ) : (
    <ClusterCatalogCell column="health" row={row} facts={facts} />
  );
}

function Users({ row }: OfRow) {
  const { clusterCatalog: facts } = row;
  return facts === undefined ? (
    <UsersCell row={row} />
  ) : (
    <ClusterCatalogCell column="users" row={row} facts={facts} />
  );
}

/** The name as a link to the catalog's page; below it the resource name, the publisher and the origin. */
function NameCell({ item }: { readonly item: CatalogSourceItem }) {
  const t = useT();
  const { namespace, name, displayName, publisher, origin } = item;
  const second = [...new Set([name, publisher])].filter(
    (text) => text !== '' && text !== displayName,
  );
  return (
    <div className="operator-hub__sources-lines">
      <Link
        to={routes.source(namespace, name)}
        title={`${namespace}/${name}`}
        dir="auto"
        className="operator-hub__sources-name"
      >
        {displayName}
      </Link>
      {second.length > 0 && (
        <span className="operator-hub__sources-second" dir="auto" title={second.join(' · ')}>
          {second.map((text, index) => (
            <Fragment key={text}>
              {index > 0 && ' · '}
              <span className="operator-hub__sources-part">{text}</span>
            </Fragment>
          ))}
        </span>
      )}
      <span>
        <Label isCompact variant="outline" color={origin.kind === 'default' ? 'blue' : 'grey'}>
          {originText(origin.kind, t)}
        </Label>
      </span>
    </div>
  );
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
      return <Mono title={endpoint.address}>{endpoint.address}</Mono>;
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
  return item.isGlobal
    ? t('All namespaces')
    : t('Only {{namespace}}', { namespace: item.namespace });
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
