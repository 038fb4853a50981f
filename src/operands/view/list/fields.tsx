import { Link } from 'react-router';
import { useT } from '~/i18n';
import { by } from '~/olm/order';
import { type Fields, fixed, listOf } from '~/ui/lists/fields';
import { Age } from '~/ui/Age';
import { routes } from '~/routes';
import type { PrinterColumn } from '~/form/rules/definition';
import { INSTANCE_HEALTH_KINDS } from '~/operands/rules/instanceHealth';
import { byInstanceName, type Cell, cellKey, type InstanceRow } from '~/operands/rules/instanceRow';
import { providersFor } from '~/operands/rules/operandApis';
import { evidenceText, healthText } from '~/operands/view/texts';
import { InstanceHealthLabel } from '~/operands/view/InstanceHealthLabel';

export const FIELDS = {
  name: { title: (t) => t('Name'), sort: by(({ name }) => name) },
  status: {
    title: (t) => t('Status'),
    sort: by(({ health }) => INSTANCE_HEALTH_KINDS.indexOf(health.kind)),
    facet: { valuesOf: ({ health }) => [health.kind], ...fixed(INSTANCE_HEALTH_KINDS, healthText) },
    width: 12,
    Cell: StatusCell,
  },
  api: {
    title: (t) => t('API'),
    sort: by(({ api }) => api.kind),
    facet: { valuesOf: ({ api }) => [{ value: api.name, label: api.kind }] },
    width: 10,
    Cell: ApiCell,
  },
  operator: {
    title: (t) => t('Operator'),
    sort: by(({ api, namespace }) => providersFor(api, namespace)[0]?.displayName ?? null),
    facet: {
      valuesOf: ({ api, namespace: place }) =>
        providersFor(api, place).map(({ namespace, csv, displayName }) => ({
          value: `${namespace}/${csv}`,
          label: displayName,
        })),
    },
    width: 10,
    Cell: OperatorCell,
  },
  namespace: {
    title: (t) => t('Namespace'),
    sort: by(({ namespace }) => namespace),
    facet: { valuesOf: ({ namespace }) => (namespace === null ? [] : [namespace]) },
    width: 9,
    Cell: ({ row }) => row.namespace ?? '–',
  },
  changed: {
    title: (t) => t('Last change'),
    sort: by(({ change }) => change?.at ?? null),
    width: 9,
    Cell: ChangedCell,
  },
  created: {
    title: (t) => t('Age'),
    sort: by(({ createdAt }) => createdAt),
    width: 6.5,
    Cell: ({ row, now }) => <Age at={row.createdAt} now={now} />,
  },
} satisfies Fields<InstanceRow>;

export type InstanceFields = Fields<InstanceRow>;

/** The list of instances, by name. */
export function instanceList(shown: InstanceFields) {
  return listOf<InstanceRow>(
    { ...FIELDS, ...shown },
    {
      /** Searches name, kind and namespace; labels if it contains `=`. */
      textsOf: ({ name, api, namespace, labels }, word) =>
        word.includes('=') ? labels : [name, api.kind, namespace],
      byName: byInstanceName,
    },
  );
}

/** The columns that the CRD prints. */
export function printedFields(columns: readonly PrinterColumn[]): InstanceFields {
  const fields = columns.map(({ title, type }, index): [string, InstanceFields[string]] => [
    `cell-${index}`,
    {
      title: () => title,
      sort: by(({ cells }) => cellKey(cells[index])),
      width: type === 'string' ? 8 : 6,
      isNumber: type === 'integer' || type === 'number',
      Cell: ({ row, now }) => <CellText cell={row.cells[index]} now={now} />,
    },
  ]);
  return Object.fromEntries(fields);
}

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

function OperatorCell({ row: { api, namespace } }: Pick<CellOfRow, 'row'>) {
  const t = useT();
  const names = providersFor(api, namespace).map(({ displayName }) => displayName);
  return <span dir="auto">{t.list([...new Set(names)]) || '–'}</span>;
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
