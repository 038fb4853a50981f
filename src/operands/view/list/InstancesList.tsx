import { useMemo, useState, type ReactNode } from 'react';
import { FlexItem, ToolbarItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { unfiltered } from '~/olm/lists/list';
import { ListSummary, NoMatch } from '~/ui/lists/ListSummary';
import { ListToolbar } from '~/ui/lists/ListToolbar';
import { useList } from '~/ui/lists/useList';
import { useChosen } from '~/ui/useChosen';
import { type InstanceFacet, type InstanceRow, instancesWith } from '~/operands/rules/instanceRow';
import { DeleteInstance } from '~/operands/view/DeleteInstance';
import { DeleteInstances } from '~/operands/view/DeleteInstances';
import { instanceTexts } from '~/operands/view/texts';
import { BulkMenu } from './BulkMenu';
import type { InstanceColumn } from './columns';
import { InstancesTable } from './InstancesTable';

/** Instances with search and filters. The dialogs are outside the list, so that they remain when it becomes empty. */
export function InstancesList({ none, ...props }: Props & { readonly none: ReactNode }) {
  const [deleting, setDeleting] = useState<InstanceRow | null>(null);
  const [deletingMany, setDeletingMany] = useState<readonly InstanceRow[] | null>(null);
  return (
    <>
      {props.rows.length === 0 ? (
        none
      ) : (
        <FilledList {...props} onDelete={setDeleting} onDeleteMany={setDeletingMany} />
      )}
      {deleting !== null && (
        <DeleteInstance
          api={deleting.api}
          namespace={deleting.namespace}
          name={deleting.name}
          onClose={() => {
            setDeleting(null);
          }}
        />
      )}
      {deletingMany !== null && (
        <DeleteInstances
          rows={deletingMany}
          onClose={() => {
            setDeletingMany(null);
          }}
        />
      )}
    </>
  );
}

function FilledList({ label, rows, columns, facets: offered, actions, note, ...on }: FilledProps) {
  const { total = rows.length } = on;
  const t = useT();
  const cells = rows[0]?.cells.length ?? 0;
  const list = useList(
    useMemo(() => instancesWith(cells), [cells]),
    rows,
  );
  const texts = instanceTexts(t);
  const selection = useChosen(rows);
  const shown = list.rows.length;
  return (
    <>
      <ListToolbar
        list={{
          ...list,
          facets: Object.fromEntries(offered.map((facet) => [facet, list.facets[facet] ?? []])),
        }}
        texts={texts}
      >
        <ToolbarItem>
          <BulkMenu selection={selection} onDelete={on.onDeleteMany} />
        </ToolbarItem>
        <ToolbarItem>{actions}</ToolbarItem>
      </ListToolbar>
      <ListSummary list={list} texts={texts} areFacetsFixed>
        <FlexItem role="status">
          {shown === total
            ? t('{{count}} instance', { count: total })
            : t('{{shown}} of {{count}} instance', { shown, count: total })}
        </FlexItem>
        {note !== undefined && <FlexItem>{note}</FlexItem>}
      </ListSummary>
      <InstancesTable
        label={label}
        list={list}
        columns={columns}
        selection={selection}
        onDelete={on.onDelete}
      />
      {shown === 0 && (
        <NoMatch
          title={t('No results match the filter criteria')}
          onClear={() => {
            list.show(unfiltered);
          }}
        />
      )}
    </>
  );
}

type FilledProps = Props & {
  readonly onDelete: (row: InstanceRow) => void;
  readonly onDeleteMany: (rows: readonly InstanceRow[]) => void;
};

type Props = {
  /** The accessible name of the list. */
  readonly label: string;
  readonly rows: readonly InstanceRow[];
  /** The total while further instances are loading; absent: all are loaded. */
  readonly total?: number;
  readonly columns: readonly InstanceColumn[];
  /** The filters. */
  readonly facets: readonly InstanceFacet[];
  readonly actions: ReactNode;
  /** The time of the data. */
  readonly note?: ReactNode;
};
