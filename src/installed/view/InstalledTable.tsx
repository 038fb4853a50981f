import { createContext, memo, useCallback, useContext } from 'react';
import { Link } from 'react-router';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { homeOf } from '~/installed/rules/installedList';
import { useT } from '~/i18n';
import { ListRow, ListTable, RowCheck, type RowProps } from '~/ui/lists/ListTable';
import type { ShownList } from '~/ui/lists/useList';
import { selectAllOf } from '~/ui/SelectAllHead';
import type { Chosen } from '~/ui/useChosen';
import { HealthLabel } from '~/ui/health/HealthLabel';
import { Mono } from '~/ui/Mono';
import { ActionsMenu, MenuItems } from '~/ui/ActionsMenu';
import { neededText } from '~/ui/permissionText';
import { noUninstallText } from '~/ui/uninstallText';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { packageOf, placeOf } from '~/olm/installed/operatorName';
import type { Permission } from '~/kube/failure';
import { toEditSubscription } from '~/kube/permissions';
import { canUninstall } from '~/olm/installed/canUninstall';
import { routes } from '~/routes';
import { DeprecatedLabel } from '~/ui/DeprecatedLabel';
import { OlmLabel, StatusSecond } from './StatusCell';
import { ACTIONS_WIDTH, FIELDS, type InstalledColumn, installedColumnsWithin } from './fields';
import { reviewOf } from './reviewOf';

/** One row for each Operator. */
export function InstalledTable({ list, columns, selection, ...actions }: Props) {
  const t = useT();
  const ids = list.rows.map(({ id }) => id);
  return (
    <ListTable
      rows={list.rows}
      list={list}
      names={{ 'aria-label': t('Installed Operators') }}
      className="operator-hub__installed-table"
      nameTitle={FIELDS.name.title(t)}
      columnsFor={useCallback((width: number) => installedColumnsWithin(width, columns), [columns])}
      actionsWidth={ACTIONS_WIDTH}
      rowHeight={ROW_HEIGHT}
      selectAll={selectAllOf(ids, selection)}
      isSticky
    >
      {(row, how) => (
        <InstalledRow
          {...how}
          row={row}
          isSelected={selection.isChosen(row.id)}
          onSelect={selection.toggle}
          {...actions}
        />
      )}
    </ListTable>
  );
}

type Props = {
  readonly list: ShownList<InstalledOperator>;
  /** The selected rows. */
  readonly columns: readonly InstalledColumn[];
  readonly selection: Chosen<InstalledOperator>;
} & Actions;

/** Must be referentially stable. */
type Actions = {
  readonly onUninstall: (operator: InstalledOperator) => void;
  /** Opens the dialog of one setting. */
  readonly onEdit: (edited: EditedSetting) => void;
};

export type EditedSetting = {
  readonly operator: InstalledOperator;
  readonly setting: 'channel' | 'approval';
};

/** In rem, as in installed.css. */
const ROW_HEIGHT = { wide: 3.75, narrow: 6 };

/** One Operator of the list. */
const InstalledRow = memo(function InstalledRow(props: InstalledRowProps) {
  const { isSelected, onSelect, onUninstall, onEdit, ...how } = props;
  const { row: operator, columns } = how;
  const t = useT();
  const isNarrow = columns.length === 0;
  return (
    <ListRow
      {...how}
      className={isNarrow ? `${ROW} ${ROW}--narrow` : ROW}
      cellClass="pf-m-truncate"
      data={{ 'data-test': 'operator-row', 'data-operator': operator.id }}
      nameTitle={FIELDS.name.title(t)}
      check={
        <RowCheck
          label={t('Select {{name}}', { name: operator.displayName })}
          isChecked={isSelected}
          onToggle={() => {
            onSelect(operator.id);
          }}
        />
      }
      name={isNarrow ? <NarrowCell operator={operator} /> : <NameCell operator={operator} />}
      actions={<RowActions operator={operator} onUninstall={onUninstall} onEdit={onEdit} />}
    />
  );
});

const ROW = 'operator-hub__installed-row';

type InstalledRowProps = RowProps<InstalledOperator> &
  Actions & {
    readonly isSelected: boolean;
    readonly onSelect: (id: string) => void;
  };

/** The single cell of a row on narrow screens: name, version, namespace and status below each other. */
function NarrowCell({ operator }: { readonly operator: InstalledOperator }) {
  const { version, health } = operator;
  return (
    <div className="operator-hub__installed-lines">
      <NameLink operator={operator} />
      <span className="operator-hub__installed-second">
        {version !== null && <Mono>{version}</Mono>} {homeOf(operator)}{' '}
        <OlmLabel operator={operator} /> <Deprecation operator={operator} />{' '}
        <PluginHint operator={operator} />
      </span>
      <span className="operator-hub__installed-status">
        <HealthLabel health={health} />
        <StatusSecond operator={operator} />
      </span>
    </div>
  );
}

/** The actions of an Operator. The menu is created when it is opened, because most are never opened. */
function RowActions(props: RowActionsProps) {
  const { operator } = props;
  return (
    <ActionsMenu of={operator.displayName} needs={neededToEdit(operator)}>
      <Items {...props} />
    </ActionsMenu>
  );
}

type RowActionsProps = Actions & { readonly operator: InstalledOperator };

function Items({ operator, onUninstall, onEdit }: RowActionsProps) {
  const t = useT();
  const { namespace, name, subscriptionName, version, approval } = operator;
  const update = reviewOf(operator);
  const packageKey = packageOf(operator);
  const missing = useMissingPermissions(neededToEdit(operator));
  const why = neededText(missing, t);
  const edit = (setting: EditedSetting['setting'], text: string) =>
    subscriptionName !== null && {
      text,
      why,
      onSelect: () => {
        onEdit({ operator, setting });
      },
    };
  return (
    <MenuItems
      actions={[
        update !== null && {
          text: t('Review update to {{version}}', { version: update.version }),
          to: update.to,
        },
        version !== null &&
          subscriptionName !== null && {
            text:
              approval === 'Manual'
                ? t('Resume updates')
                : t('Pause updates at {{version}}', { version }),
            to: routes.pauseUpdates(namespace, name),
            why,
          },
        edit('channel', t('Change channel')),
        edit('approval', t('Edit update approval')),
        packageKey !== null && {
          text: t('View in catalog'),
          to: routes.package(namespace, packageKey),
        },
        {
          text: t('Uninstall Operator'),
          why: noUninstallText(canUninstall(operator), namespace, t),
          onSelect: () => {
            onUninstall(operator);
          },
        },
      ]}
    />
  );
}

function neededToEdit({ namespace, subscriptionName }: InstalledOperator): readonly Permission[] {
  return subscriptionName === null ? [] : [toEditSubscription(namespace, subscriptionName)];
}

/** The name as a link to the Operator's page. For a copied CSV it also names the original. */
function NameCell({ operator }: NameCellProps) {
  const t = useT();
  const { provider, isCopy, namespace } = operator;
  const second = isCopy ? t('Copied from {{namespace}}', { namespace }) : provider;
  return (
    <div className="operator-hub__installed-lines">
      <NameLink operator={operator} />
      <span className="operator-hub__installed-second">
        <OlmLabel operator={operator} /> <Deprecation operator={operator} />{' '}
        <PluginHint operator={operator} />{' '}
        {second !== null && (
          <span title={second} dir="auto">
            {second}
          </span>
        )}
      </span>
    </div>
  );
}

function NameLink({ operator }: NameCellProps) {
  const { displayName, name } = operator;
  return (
    <Link
      to={routes.operator(placeOf(operator), name)}
      title={displayName}
      dir="auto"
      className="operator-hub__installed-name"
    >
      {displayName}
    </Link>
  );
}

/** Empty if the version is not deprecated. */
function Deprecation({ operator: { deprecations } }: NameCellProps) {
  const messages = deprecations.map(({ message }) => message);
  return messages.length > 0 && <DeprecatedLabel message={messages.join(' ')} />;
}

type NameCellProps = { readonly operator: InstalledOperator };

/** A hint that a console plugin of the Operator is disabled. The Operator's page has the action to enable it. */
function PluginHint({ operator }: { readonly operator: InstalledOperator }) {
  const t = useT();
  const offered = useContext(OfferedPlugins);
  const names = operator.consolePlugins.filter((name) => offered.has(name));
  if (names.length === 0) return null;
  return (
    <Link to={routes.operator(placeOf(operator), operator.name)} title={t.list(names)}>
      {t('Plugin available')}
    </Link>
  );
}

/** The console plugins that the user can enable, provided to rows without rendering them again. */
export const OfferedPlugins = createContext<ReadonlySet<string>>(new Set());
