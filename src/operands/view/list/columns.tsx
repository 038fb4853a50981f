import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Translate, useT } from '~/i18n';
import { ageText } from '~/ui/ageText';
import { useMomentText } from '~/ui/timeText';
import { routes } from '~/routes';
import type { PrinterColumn } from '~/operands/rules/definition';
import type { Cell, InstanceRow } from '~/operands/rules/instanceRow';
import { evidenceText } from '~/operands/view/texts';
import { VerdictLabel } from '~/operands/view/VerdictLabel';

/** A column beside the name. */
export type InstanceColumn = {
  /** Also what it sorts by. */
  readonly id: string;
  readonly title: string;
  /** In rem. */
  readonly width: number;
  readonly isNumber?: boolean;
  readonly cell: (row: InstanceRow, now: number) => ReactNode;
};

export function statusColumn(t: Translate): InstanceColumn {
  return {
    id: 'status',
    title: t('Status'),
    width: 12,
    cell: ({ verdict }) => (
      <div className="operator-hub__instances-lines">
        <span>
          <VerdictLabel verdict={verdict} isCompact />
        </span>
        {verdict.kind !== 'ready' && (
          <span className="operator-hub__instances-second" dir="auto">
            {evidenceText(verdict.evidence, t)}
          </span>
        )}
      </div>
    ),
  };
}

export function namespaceColumn(t: Translate): InstanceColumn {
  return {
    id: 'namespace',
    title: t('Namespace'),
    width: 9,
    cell: ({ namespace }) => namespace ?? '–',
  };
}

export function apiColumn(t: Translate): InstanceColumn {
  return {
    id: 'api',
    title: t('API'),
    width: 10,
    cell: ({ api, namespace }) => (
      <Link to={routes.instancesOf(namespace, api.name)} title={api.name}>
        {api.kind}
      </Link>
    ),
  };
}

export function operatorColumn(t: Translate): InstanceColumn {
  return {
    id: 'operator',
    title: t('Operator'),
    width: 10,
    cell: ({ api: { providers } }) => (
      <span dir="auto">{t.list(providers.map(({ displayName }) => displayName)) || '–'}</span>
    ),
  };
}

export function changedColumn(t: Translate): InstanceColumn {
  return {
    id: 'changed',
    title: t('Last change'),
    width: 9,
    cell: ({ change }, now) =>
      change === null ? (
        '–'
      ) : (
        <div className="operator-hub__instances-lines">
          <Age at={change.at} now={now} />
          <span className="operator-hub__instances-second" dir="auto">
            {change.by}
          </span>
        </div>
      ),
  };
}

export function createdColumn(t: Translate): InstanceColumn {
  return {
    id: 'created',
    title: t('Age'),
    width: 6.5,
    cell: ({ createdAt }, now) => <Age at={createdAt} now={now} />,
  };
}

export function printerColumn(column: PrinterColumn, index: number): InstanceColumn {
  return {
    id: `cell-${index}`,
    title: column.title,
    width: column.type === 'string' ? 8 : 6,
    isNumber: column.type === 'integer' || column.type === 'number',
    cell: ({ cells }, now) => <CellText cell={cells[index]} now={now} />,
  };
}

/** What a printer column shows. */
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
    <time dateTime={at} title={moment(time)}>
      {ageText(Math.max(0, now - time), t)}
    </time>
  );
}
