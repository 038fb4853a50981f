import { Link } from 'react-router';
import { useT } from '~/i18n';
import type { Column } from '~/ui/lists/ListTable';
import { ageText, useMomentText } from '~/ui/timeText';
import { routes } from '~/routes';
import type { PrinterColumn } from '~/form/rules/definition';
import {
  type Cell,
  cellOrder,
  type InstanceRow,
  type INSTANCES,
} from '~/operands/rules/instanceRow';
import { evidenceText } from '~/operands/view/texts';
import { InstanceHealthLabel } from '~/operands/view/InstanceHealthLabel';

/** A sortable column other than the name. */
export type InstanceColumn = Column<InstanceRow> & {
  readonly width: number;
  readonly sort: string;
};

export const COLUMNS = {
  status: { id: 'status', title: (t) => t('Status'), width: 12, sort: 'status', Cell: StatusCell },
  namespace: {
    id: 'namespace',
    title: (t) => t('Namespace'),
    width: 9,
    sort: 'namespace',
    Cell: ({ row }) => row.namespace ?? '–',
  },
  api: { id: 'api', title: (t) => t('API'), width: 10, sort: 'api', Cell: ApiCell },
  operator: {
    id: 'operator',
    title: (t) => t('Operator'),
    width: 10,
    sort: 'operator',
    Cell: OperatorCell,
  },
  changed: {
    id: 'changed',
    title: (t) => t('Last change'),
    width: 9,
    sort: 'changed',
    Cell: ChangedCell,
  },
  created: {
    id: 'created',
    title: (t) => t('Age'),
    width: 6.5,
    sort: 'created',
    Cell: ({ row, now }) => <Age at={row.createdAt} now={now} />,
  },
} satisfies Record<string, InstanceColumn & { readonly sort: keyof typeof INSTANCES.orders }>;

type CellOfRow = { readonly row: InstanceRow; readonly now: number };

function StatusCell({ row: { health } }: Pick<CellOfRow, 'row'>) {
  const t = useT();
  return (
    <div className="operator-hub__instances-lines">
      <span>
        <InstanceHealthLabel health={health} isCompact />
      </span>
      {health.kind !== 'ready' && (
        <span className="operator-hub__instances-second" dir="auto">
          {evidenceText(health.evidence, t)}
        </span>
      )}
    </div>
  );
}

function ApiCell({ row: { api, namespace } }: Pick<CellOfRow, 'row'>) {
  return (
    <Link to={routes.instancesOf(namespace, api.name)} title={api.name}>
      {api.kind}
    </Link>
  );
}

function OperatorCell({ row: { api } }: Pick<CellOfRow, 'row'>) {
  const t = useT();
  const names = api.providers.map(({ displayName }) => displayName);
  return <span dir="auto">{t.list(names) || '–'}</span>;
}

function ChangedCell({ row: { change }, now }: CellOfRow) {
  if (change === null) return '–';
  return (
    <div className="operator-hub__instances-lines">
      <Age at={change.at} now={now} />
      <span className="operator-hub__instances-second" dir="auto">
        {change.by}
      </span>
    </div>
  );
}

export function printerColumn({ title, type }: PrinterColumn, index: number): InstanceColumn {
  return {
    id: cellOrder(index),
    title: () => title,
    width: type === 'string' ? 8 : 6,
    sort: cellOrder(index),
    ...((type === 'integer' || type === 'number') && { isNumber: true }),
    Cell: ({ row, now }) => <CellText cell={row.cells[index]} now={now} />,
  };
}

/** The value of a printer column. */
export function CellText({ cell, now }: CellProps) {
  const t = useT();
  switch (cell?.kind) {
    case 'text':
      return (
        <span dir="auto" title={cell.text}>
          {cell.text}
        </span>
      );
    case 'number':
      return t.number(cell.value);
    case 'date':
      return <Age at={cell.at} now={now} />;
    case 'unreadable':
      return <span title={t('The JSONPath of this column is not supported')}>–</span>;
    default:
      return '–';
  }
}

type CellProps = { readonly cell: Cell | undefined; readonly now: number };

function Age({ at, now }: { readonly at: string | null; readonly now: number }) {
  const t = useT();
  const moment = useMomentText();
  const time = at === null ? NaN : Date.parse(at);
  if (at === null || Number.isNaN(time)) return '–';
  return (
    <time dateTime={at} title={moment(time)} className="operator-hub__instances-age">
      {ageText(Math.max(0, now - time), t)}
    </time>
  );
}
