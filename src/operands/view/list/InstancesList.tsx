import { useMemo, useState, type ReactNode } from 'react';
import { ToolbarItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { ListSummary, NoMatch } from '~/ui/lists/ListSummary';
import { fieldTexts } from '~/ui/lists/fields';
import { ListToolbar } from '~/ui/lists/ListToolbar';
import { useList } from '~/ui/lists/useList';
import { useChosen } from '~/ui/useChosen';
import type { InstanceRow } from '~/operands/rules/instanceRow';
import { DeleteInstance } from '~/operands/view/DeleteInstance';
import { DeleteInstances } from '~/operands/view/DeleteInstances';
import { BulkMenu } from './BulkMenu';
import { FIELDS, type InstanceFields, instanceList } from './fields';
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

function FilledList({ label, rows, fields, actions, note, ...on }: FilledProps) {
  const { total = rows.length } = on;
  const t = useT();
  const list = useList(
    useMemo(() => instanceList(fields), [fields]),
    rows,
  );
  const texts = fieldTexts(FIELDS, t('Find by name or key=value'), t);
  const selection = useChosen(rows);
  const shown = list.rows.length;
  return (
    <>
      <ListToolbar
        list={{
          ...list,
          facets: Object.fromEntries(Object.entries(list.facets).filter(([id]) => id in fields)),
        }}
        texts={texts}
        count={
          shown === total
            ? t('{{count}} instance', { count: total })
            : t('{{shown}} of {{count}} instance', { shown, count: total })
        }
      >
        <ToolbarItem>
          <BulkMenu selection={selection} onDelete={on.onDeleteMany} />
        </ToolbarItem>
        <ToolbarItem>{actions}</ToolbarItem>
      </ListToolbar>
      <ListSummary list={list} texts={texts} areFacetsFixed>
        {note}
      </ListSummary>
      <InstancesTable
        label={label}
        list={list}
        fields={fields}
        selection={selection}
        onDelete={on.onDelete}
      />
      {shown === 0 && <NoMatch onClear={list.clear} />}
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
  /** The columns and filters. Keeps its identity while they are the same. */
  readonly fields: InstanceFields;
  readonly actions: ReactNode;
  /** The time of the data. */
  readonly note?: ReactNode;
};
