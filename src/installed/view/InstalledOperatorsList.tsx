import { useMemo, useState } from 'react';
import { Stack, StackItem } from '@patternfly/react-core';
import { useNavigate } from 'react-router';
import { NoMatch } from '~/ui/lists/NoMatch';
import { useChosen } from '~/ui/useChosen';
import type { InstalledList } from '~/olm/read/useInstalledList';
import { useListColumns } from '~/installed/read/listPreferences';
import { useOfferedPlugins } from '~/installed/read/useOfferedPlugins';
import { bulkApproval } from '~/installed/rules/bulk';
import { listed, unfiltered } from '~/installed/rules/listView';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';
import { BulkMenu } from './BulkMenu';
import { ColumnsDialog } from './ColumnsDialog';
import { InstalledEmpty } from './InstalledEmpty';
import { InstalledSkeleton } from './InstalledSkeleton';
import { InstalledTable } from './InstalledTable';
import { InstalledToolbar } from './InstalledToolbar';
import { ListSummary } from './ListSummary';
import { ListNotes } from './ListNotes';
import { OfferedPlugins } from './offeredPlugins';
import { UnfinishedNotes } from './UnfinishedNotes';
import { BulkApproval } from './BulkApproval';
import { UninstallDialogs } from './UninstallDialogs';
import { useInstalledUrl } from './useInstalledUrl';

type Props = { readonly list: InstalledList; readonly scope: NamespaceScope };

/** The list with its notes, filters and dialogs; where there is nothing, why. */
export function InstalledOperatorsList({ list, scope }: Props) {
  const { operators, byNamespace } = list;
  // What is read namespace by namespace does not follow what was done here.
  const refresh = byNamespace?.once?.refresh;
  const navigate = useNavigate();
  const { uninstalling, setUninstalling, leave } = useInstalledUrl();
  return (
    <Stack hasGutter>
      <UnfinishedNotes scope={scope} />
      <ListNotes list={list} />
      <StackItem isFilled>
        {operators.length > 0 ? (
          <Rows list={list} onUninstall={setUninstalling} />
        ) : (
          <Nothing byNamespace={byNamespace} scope={scope} />
        )}
      </StackItem>
      <UninstallDialogs
        ids={uninstalling}
        operators={operators}
        scope={scope}
        onClose={({ hasBegun, isScopeGone }) => {
          if (isScopeGone === true) void navigate(routes.installed(null), { replace: true });
          else if (hasBegun) setUninstalling([]);
          else leave();
          refresh?.();
        }}
      />
    </Stack>
  );
}

/** No Operator, or none yet. */
function Nothing({
  byNamespace,
  scope,
}: Pick<InstalledList, 'byNamespace'> & Pick<Props, 'scope'>) {
  const isPartial = byNamespace !== null && byNamespace.settled < byNamespace.total;
  return isPartial ? (
    <InstalledSkeleton />
  ) : (
    <InstalledEmpty scope={scope} hasNamespaces={byNamespace?.total !== 0} />
  );
}

function Rows({ list, onUninstall }: RowsProps) {
  const t = useT();
  const { operators, pending } = list;
  const url = useInstalledUrl();
  const result = useMemo(() => listed(operators, url.view), [operators, url.view]);
  const selection = useChosen(operators);
  const offeredPlugins = useOfferedPlugins(operators);
  const [dialog, setDialog] = useState<'approve' | 'columns' | null>(null);
  const { columns, offeredColumns, chooseColumns } = useListColumns(
    operators,
    dialog === 'columns',
  );
  const close = () => {
    setDialog(null);
  };
  return (
    <>
      <InstalledToolbar
        view={url.view}
        result={result}
        onKeyword={url.type}
        onView={url.show}
        onColumns={() => {
          setDialog('columns');
        }}
        bulk={
          <BulkMenu
            count={selection.chosen.length}
            onApprove={() => {
              setDialog('approve');
            }}
            onUninstall={() => {
              onUninstall(selection.chosen.map(({ id }) => id));
            }}
            onClear={selection.clear}
          />
        }
      />
      <ListSummary view={url.view} result={result} total={operators.length} onView={url.show} />
      <OfferedPlugins.Provider value={offeredPlugins}>
        <InstalledTable
          operators={result.rows}
          view={url.view}
          columns={columns}
          selection={selection}
          onView={url.show}
          onUninstall={({ id }) => {
            onUninstall([id]);
          }}
        />
      </OfferedPlugins.Provider>
      {result.rows.length === 0 && (
        <NoMatch
          title={t('No Operator matches the filters')}
          onClear={() => {
            url.show(unfiltered);
          }}
        />
      )}
      {dialog === 'columns' && (
        <ColumnsDialog
          columns={columns}
          offered={offeredColumns}
          onChoose={chooseColumns}
          onClose={close}
        />
      )}
      {dialog === 'approve' && (
        <BulkApproval rows={bulkApproval(selection.chosen, pending)} onClose={close} />
      )}
    </>
  );
}

type RowsProps = {
  readonly list: InstalledList;
  readonly onUninstall: (ids: readonly string[]) => void;
};
