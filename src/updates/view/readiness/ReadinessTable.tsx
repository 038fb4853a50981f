import { Label, type LabelProps, List, ListItem } from '@patternfly/react-core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { HealthLabel } from '~/ui/health/HealthLabel';
import { type Column, ListRow, ListTable } from '~/ui/lists/ListTable';
import { Mono } from '~/ui/Mono';
import { SupportName, useSupportText } from '~/ui/package/SupportFacts';
import { type ReadinessRow, type Verdict } from '~/updates/rules/readiness/readiness';
import { limitText } from '~/updates/view/texts';
import { MIGRATION } from '~/updates/view/operator/MigrationCard';
import {
  approverOf,
  blockersOf,
  hasProblem,
  installedText,
  MIGRATION_TEXTS,
  neededText,
  VERDICT_TEXTS,
} from './texts';

/** The installed Operators before the update of the cluster, in the order of their updates. */
export function ReadinessTable({ rows, label }: Props) {
  const t = useT();
  const nameTitle = t('Operator');
  return (
    <ListTable
      rows={rows}
      names={{ 'aria-label': label }}
      className="operator-hub__readiness-table"
      nameTitle={nameTitle}
      columnsFor={rows.some(hasMigration) ? withMigration : columnsFor}
    >
      {(row, how) => (
        <ListRow
          {...how}
          row={row}
          className="operator-hub__readiness-row"
          data={{ 'data-test': 'readiness', 'data-verdict': row.verdict }}
          nameTitle={nameTitle}
          name={
            <>
              <Subject row={row} />
              {how.columns.length === 0 && <Narrow row={row} now={how.now} />}
            </>
          }
        />
      )}
    </ListTable>
  );
}

type Props = { readonly rows: readonly ReadinessRow[]; readonly label: string };

type Cell = { readonly row: ReadinessRow };

const COLUMNS: readonly Column<ReadinessRow>[] = [
  { id: 'order', title: (t) => t('Order'), width: '5%', isNumber: true, Cell: OrderCell },
  { id: 'version', title: (t) => t('Installed version'), width: '8%', Cell: VersionCell },
  { id: 'verdict', title: (t) => t('Cluster compatibility'), width: '13%', Cell: VerdictCell },
  { id: 'needed', title: (t) => t('Required version'), width: '12%', Cell: NeededCell },
  { id: 'approval', title: (t) => t('Update approval'), width: '12%', Cell: ApprovalCell },
  { id: 'blocked', title: (t) => t('Blocked by'), width: '12%', Cell: BlockedCell },
  { id: 'support', title: (t) => t('Support phase'), width: '11%', Cell: SupportCell },
];

const MIGRATION_COLUMN: Column<ReadinessRow> = {
  id: 'migration',
  title: (t) => t('Migration to OLM v1'),
  width: '12%',
  Cell: MigrationCell,
};

function hasMigration({ migration }: ReadinessRow): boolean {
  return migration !== null;
}

function withMigration(widthInRem: number): readonly Column<ReadinessRow>[] {
  const columns = columnsFor(widthInRem);
  return columns.length === 0 ? columns : [...columns, MIGRATION_COLUMN];
}

/** Below 55 rem, a row is a single cell. */
function columnsFor(widthInRem: number): readonly Column<ReadinessRow>[] {
  return widthInRem < 55 ? [] : COLUMNS;
}

function Subject({ row: { operator } }: Cell) {
  const t = useT();
  const { namespace, name, displayName, extension } = operator;
  return (
    <>
      <Link to={routes.operator(namespace, name)} dir="auto">
        {displayName}
      </Link>
      <div className="operator-hub__readiness-aside">
        {extension === undefined ? namespace : t('OLM v1')}
      </div>
    </>
  );
}

function OrderCell({ row: { order } }: Cell) {
  return order ?? '–';
}

function VersionCell({ row: { operator } }: Cell) {
  const t = useT();
  const text = installedText(operator, t);
  return operator.version === null ? text : <Mono>{text}</Mono>;
}

function VerdictCell({ row: { verdict, operator } }: Cell) {
  const t = useT();
  const { maxOpenShift } = operator;
  return (
    <>
      <Label isCompact variant="outline" {...STATUS[verdict]}>
        {VERDICT_TEXTS[verdict](t)}
      </Label>
      {maxOpenShift.kind !== 'none' && (
        <div className="operator-hub__readiness-aside">{limitText(maxOpenShift, t)}</div>
      )}
    </>
  );
}

const STATUS: Readonly<Record<Verdict, Pick<LabelProps, 'status'>>> = {
  blocks: { status: 'danger' },
  'blocks-later': { status: 'warning' },
  incompatible: { status: 'warning' },
  supports: { status: 'success' },
  silent: {},
};

function NeededCell({ row: { needed } }: Cell) {
  const t = useT();
  const text = neededText(needed, t);
  return needed.kind === 'version' && needed.isFollowed ? <Mono>{text}</Mono> : text;
}

function ApprovalCell({ row }: Cell) {
  const t = useT();
  const step = useNextStep(row);
  return (
    <>
      {approverOf(row, t)}
      {step !== null && <div>{step}</div>}
    </>
  );
}

/** A link to what the user can do for the required version; `null`: nothing. */
function useNextStep({ operator, needed, verdict }: ReadinessRow): ReactNode {
  const t = useT();
  const { search } = useLocation();
  const { namespace, name, update, extension } = operator;
  const updates = routes.operator(namespace, name, 'updates');
  if (needed.kind === 'version' && !needed.isFollowed) {
    return <Link to={updates}>{t('Change channel')}</Link>;
  }
  if (needed.kind !== 'none' && update !== null) {
    return (
      <Link to={routes.plan(namespace, update.planName)}>
        {t('Review update to {{version}}', { version: update.version })}
      </Link>
    );
  }
  switch (needed.kind) {
    case 'version':
    case 'minor':
      return <Link to={updates}>{t('View updates')}</Link>;
    case 'nothing':
    case 'no-subscription':
    case 'not-in-catalog':
      // A later catalog can have a compatible version.
      return extension === undefined && (verdict === 'blocks' || verdict === 'blocks-later') ? (
        <Link to={routes.uninstallHere(namespace, name, search)}>{t('Uninstall')}</Link>
      ) : null;
    default:
      return null;
  }
}

function BlockedCell({ row }: Cell) {
  const t = useT();
  const { operator } = row;
  const isTroubled = hasProblem(row);
  const blockers = blockersOf(row, t).slice(isTroubled ? 1 : 0);
  if (!isTroubled && blockers.length === 0) return '–';
  return (
    <List isPlain>
      {isTroubled && (
        <ListItem>
          <HealthLabel health={operator.health} isCompact />
        </ListItem>
      )}
      {blockers.map((text) => (
        <ListItem key={text}>{text}</ListItem>
      ))}
    </List>
  );
}

function SupportCell({ row: { support } }: Cell) {
  const supportText = useSupportText();
  if (support === null) return '–';
  const { name, date } = supportText(support);
  return (
    <>
      <SupportName support={support} name={name} />
      <div className="operator-hub__readiness-aside">{date}</div>
    </>
  );
}

function MigrationCell({ row: { operator, migration } }: Cell) {
  const t = useT();
  if (migration === null) return '–';
  const updates = routes.operator(operator.namespace, operator.name, 'updates');
  return <Link to={`${updates}${MIGRATION}`}>{MIGRATION_TEXTS[migration](t)}</Link>;
}

/** The other cells in lines with their titles, without empty ones. */
function Narrow({ row, now }: Cell & { readonly now: number }) {
  const t = useT();
  const columns = [...COLUMNS, MIGRATION_COLUMN].filter(({ id }) => FILLED[id]?.(row) !== false);
  return (
    <dl className="operator-hub__readiness-lines">
      {columns.map(({ id, title, Cell: Value }) => (
        <div key={id}>
          <dt>{title(t)}</dt>
          <dd>
            <Value row={row} now={now} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const FILLED: Readonly<Record<string, (row: ReadinessRow) => boolean>> = {
  order: ({ order }) => order !== null,
  needed: ({ needed }) => needed.kind !== 'none',
  blocked: (row) =>
    hasProblem(row) ||
    row.after.length > 0 ||
    (row.needed.kind === 'version' && !row.needed.hasPath),
  support: ({ support }) => support !== null,
  migration: hasMigration,
};
