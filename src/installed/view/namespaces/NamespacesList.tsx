import { Button, Label, ToolbarItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { type Translate, useT } from '~/i18n';
import type { OperatorNamespace } from '~/installed/rules/namespaces/operatorNamespace';
import { by } from '~/olm/order';
import { routes } from '~/routes';
import { useOpenDialog } from '~/ui/DialogProvider';
import { columnsOf, fieldTexts, type Fields, fixed, listOf } from '~/ui/lists/fields';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';
import { ListSummary, NoMatch } from '~/ui/lists/ListSummary';
import { columnsWithin, ListRow, ListTable } from '~/ui/lists/ListTable';
import { ListToolbar } from '~/ui/lists/ListToolbar';
import { useList } from '~/ui/lists/useList';
import { NoGroup } from './NoGroup';
import { namespaceFindingText, watchedText } from './texts';

const STATES = ['problem', 'ready'] as const;

const FIELDS = {
  // The first order: problems before others.
  status: {
    title: (t) => t('Status'),
    sort: by((row) => (row.findings.length > 0 ? -1 : STATES.indexOf(stateOf(row)))),
    facet: { valuesOf: (row) => [stateOf(row)], ...fixed(STATES, stateText) },
    width: 20,
    rank: 0,
    Cell: ({ row }) => <StatusLabel row={row} />,
  },
  name: { title: (t) => t('Name'), sort: by(({ id }) => id) },
  operators: {
    title: (t) => t('Operators'),
    sort: by(({ members }) => -members.length),
    width: 7,
    rank: 2,
    isNumber: true,
    Cell: ({ row }) => row.members.length,
  },
  watches: {
    title: (t) => t('Watches'),
    width: 16,
    rank: 1,
    Cell: WatchesCell,
  },
  account: {
    title: (t) => t('Service account'),
    width: 12,
    rank: 3,
    Cell: ({ row }) => row.groups[0]?.spec?.serviceAccountName ?? '–',
  },
} satisfies Fields<OperatorNamespace, { readonly rank: number }>;

const COLUMNS = columnsOf<OperatorNamespace, { readonly rank: number }>(FIELDS);

const LIST = listOf<OperatorNamespace>(FIELDS, {
  textsOf: ({ id, members }) => [id, ...members.map(({ operator }) => operator.displayName)],
  byName: (one, other) => (one.id < other.id ? -1 : 1),
});

/** In rem: the minimum of the name, and the empty column of actions. */
const FIXED = { name: 14, actions: 1 } as const;

/** The namespaces with OperatorGroups or Operators. */
export function NamespacesList({ namespaces }: Props) {
  const t = useT();
  const list = useList(LIST, namespaces);
  if (namespaces.length === 0) {
    return (
      <NoGroup>
        <CreateButton namespaces={namespaces} />
      </NoGroup>
    );
  }
  const texts = fieldTexts(FIELDS, t('Find by name or Operator'), t);
  return (
    <>
      <ListToolbar
        list={list}
        texts={texts}
        count={t('{{count}} namespace', { count: list.rows.length })}
      >
        <ToolbarItem>
          <CreateButton namespaces={namespaces} />
        </ToolbarItem>
      </ListToolbar>
      <ListSummary list={list} texts={texts} />
      <ListTable
        rows={list.rows}
        list={list}
        names={{ 'aria-label': t('Namespaces') }}
        className="operator-hub__namespaces-table"
        nameTitle={FIELDS.name.title(t)}
        columnsFor={columnsFor}
        actionsWidth={FIXED.actions}
        isSticky
      >
        {(row, how) => (
          <ListRow
            {...how}
            row={row}
            className=""
            cellClass="pf-m-truncate"
            data={{ 'data-test': 'namespace-row', 'data-namespace': row.id }}
            nameTitle={FIELDS.name.title(t)}
            name={<NameCell row={row} isNarrow={how.columns.length === 0} />}
            actions={null}
          />
        )}
      </ListTable>
      {list.rows.length === 0 && <NoMatch onClear={list.clear} />}
    </>
  );
}

function CreateButton({ namespaces }: Props) {
  const t = useT();
  const withGroup = namespaces.filter(({ groups }) => groups.length > 0).map(({ id }) => id);
  const open = useOpenDialog();
  return (
    <Button
      variant="secondary"
      onClick={() => {
        open((onClose) => (
          <LazyPart skeleton={null}>
            <TeamDialog withGroup={withGroup} onClose={onClose} />
          </LazyPart>
        ));
      }}
    >
      {t('Create namespace')}
    </Button>
  );
}

/** Loads the YAML library. */
const TeamDialog = later(async () => (await import('./TeamDialog')).TeamDialog);

type Props = { readonly namespaces: readonly OperatorNamespace[] };

function columnsFor(width: number) {
  return columnsWithin(width - FIXED.name - FIXED.actions, COLUMNS);
}

type CellProps = { readonly row: OperatorNamespace };

function NameCell({ row, isNarrow }: CellProps & { readonly isNarrow: boolean }) {
  return (
    <>
      <Link to={routes.operatorNamespaces(row.id)} title={row.id}>
        {row.id}
      </Link>
      {isNarrow && (
        <div>
          <StatusLabel row={row} /> <WatchesCell row={row} />
        </div>
      )}
    </>
  );
}

function WatchesCell({ row }: CellProps) {
  const t = useT();
  const text = watchedText(row, t);
  return <span title={text}>{text}</span>;
}

/** The worst problem of the OperatorGroup, the number of failed Operators, or that there is no problem. */
function StatusLabel({ row }: CellProps) {
  const t = useT();
  const [worst] = row.findings;
  const failed = failedIn(row);
  const text =
    worst !== undefined
      ? namespaceFindingText(worst, t).title
      : failed > 0
        ? t('{{count}} Operator failed', { count: failed })
        : t('Ready');
  return (
    <Label variant="outline" status={worst?.severity ?? (failed > 0 ? 'danger' : 'success')}>
      {text}
    </Label>
  );
}

function failedIn({ members }: OperatorNamespace): number {
  return members.filter(({ operator }) => operator.health.level === 'failed').length;
}

function stateOf(row: OperatorNamespace): (typeof STATES)[number] {
  return row.findings.length + failedIn(row) === 0 ? 'ready' : 'problem';
}

function stateText(state: (typeof STATES)[number], t: Translate): string {
  return state === 'ready' ? t('Ready') : t('Needs attention');
}
