import { Fragment, useCallback } from 'react';
import { Label } from '@patternfly/react-core';
import { Link } from 'react-router';
import type { SourceRow } from '~/olm/catalogSources/sourceRow';
import { useT } from '~/i18n';
import { ListRow, ListTable, columnsWithin } from '~/ui/lists/ListTable';
import type { ShownList } from '~/ui/lists/useList';
import { SourceActions } from '~/sources/view/actions/SourceActions';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { routes } from '~/routes';
import { originText } from '~/sources/view/SourceStateLabel';
import { ClusterCatalogActions } from '~/sources/view/clusterCatalog/ClusterCatalogActions';
import { ClusterCatalogName } from '~/sources/view/clusterCatalog/ClusterCatalogCells';
import { COLUMNS, FIELDS } from './fields';

/** In rem: the minimum width of the name, and the menu. */
const FIXED = { name: 13.5, actions: 3.25 } as const;

/** The columns that fit; empty if each catalog is a single cell. @param isMixed the scopes of the catalogs differ */
export function sourceColumnsWithin(widthInRem: number, isMixed: boolean): typeof COLUMNS {
  const columns = isMixed ? COLUMNS : COLUMNS.filter(({ id }) => id !== 'scope');
  return columnsWithin(widthInRem - FIXED.name - FIXED.actions, columns);
}

/** One row for each catalog; its page contains the columns that do not fit. */
export function SourcesTable({ list, all }: Props) {
  const t = useT();
  const isMixed = new Set(all.map(({ item }) => item.isGlobal)).size > 1;
  const columnsFor = useCallback((width: number) => sourceColumnsWithin(width, isMixed), [isMixed]);
  const { name, health, scope, users } = FIELDS;
  return (
    <ListTable
      rows={list.rows}
      list={list}
      names={{ 'aria-label': t('Catalog sources') }}
      className="operator-hub__sources-table"
      nameTitle={name.title(t)}
      columnsFor={columnsFor}
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
          nameTitle={name.title(t)}
          name={
            <>
              {row.clusterCatalog === undefined ? (
                <NameCell item={row.item} />
              ) : (
                <ClusterCatalogName row={row} />
              )}
              {how.columns.length === 0 && (
                <>
                  <health.Cell row={row} now={how.now} />
                  <div className="operator-hub__sources-second">
                    <scope.Cell row={row} /> · {t('Used by')} <users.Cell row={row} now={how.now} />
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

type Props = { readonly list: ShownList<SourceRow>; readonly all: readonly SourceRow[] };

/** The name as a link to the catalog's page with the origin; below it the resource name and the publisher. */
function NameCell({ item }: { readonly item: CatalogSourceItem }) {
  const t = useT();
  const { namespace, name, displayName, publisher, origin } = item;
  const second = [...new Set([name, publisher])].filter(
    (text) => text !== '' && text !== displayName,
  );
  return (
    <div className="operator-hub__sources-lines">
      <span className="operator-hub__sources-head">
        <Link
          to={routes.source(namespace, name)}
          title={`${namespace}/${name}`}
          dir="auto"
          className="operator-hub__sources-name"
        >
          {displayName}
        </Link>
        <Label isCompact variant="outline" color={origin.kind === 'default' ? 'blue' : 'grey'}>
          {originText(origin.kind, t)}
        </Label>
      </span>
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
    </div>
  );
}
