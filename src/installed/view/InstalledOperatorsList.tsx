import { useMemo, useState } from 'react';
import {
  Button,
  Stack,
  StackItem,
  EmptyState,
  Skeleton,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
  ToolbarItem,
} from '@patternfly/react-core';
import { useNavigate } from 'react-router';
import { ColumnsIcon, CubesIcon } from '@patternfly/react-icons';
import { ListSummary, NoMatch } from '~/ui/lists/ListSummary';
import { useChosen } from '~/ui/useChosen';
import type { AllInstalled } from '~/installed/read/useAllInstalled';
import { useOfferedPlugins } from '~/installed/read/useOfferedPlugins';
import { plansOf } from '~/installed/rules/installedList';
import { fieldTexts } from '~/ui/lists/fields';
import { ListToolbar } from '~/ui/lists/ListToolbar';
import { useList } from '~/ui/lists/useList';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { useT } from '~/i18n';
import { routes, type NamespaceScope } from '~/routes';
import type { NeededPackage } from '~/olm/images/imageSet';
import { packageOf } from '~/olm/installed/operatorName';
import { map } from '~/kube/loadable';
import { useImageSet } from '~/olm/read/useImageSet';
import { ImageSetDialog } from '~/ui/package/ImageSetDialog';
import { BulkMenu } from './BulkMenu';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { operatorNamed } from '~/remove/rules/operatorNamed';
import { UninstallDialog, type Closing } from '~/remove/view/UninstallDialog';
import { UninstallExtension } from '~/remove/view/UninstallExtension';
import { UninstallManyDialog } from '~/remove/view/many/UninstallManyDialog';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';
import { LinkButton } from '~/ui/LinkButton';
import { ColumnsDialog } from './ColumnsDialog';
import { type EditedSetting, InstalledTable, OfferedPlugins } from './InstalledTable';
import { FIELDS_OF_BOTH, INSTALLED, INSTALLED_BY_BOTH } from './fields';
import { useListColumns } from './useListColumns';
import { ListNotes } from './ListNotes';
import { UnfinishedNotes } from './UnfinishedNotes';

type Props = { readonly list: AllInstalled; readonly scope: NamespaceScope };

/** The list with its notices, filters and dialogs, or the reason why it is empty. */
export function InstalledOperatorsList({ list, scope }: Props) {
  const { operators, byNamespace } = list;
  // Lists that are read namespace by namespace are not watched, so they are read again after a change.
  const refresh = byNamespace?.once?.refresh;
  const navigate = useNavigate();
  const { uninstalling, then, setUninstalling } = useUninstallUrl();
  return (
    <Stack hasGutter>
      <UnfinishedNotes scope={scope} />
      <ListNotes list={list} />
      <StackItem isFilled>
        {operators.length > 0 ? (
          <Rows list={list} scope={scope} onUninstall={setUninstalling} />
        ) : (
          <Nothing byNamespace={byNamespace} scope={scope} />
        )}
      </StackItem>
      <UninstallDialogs
        ids={uninstalling}
        operators={operators}
        scope={scope}
        then={then}
        onClose={({ isScopeDeleted }) => {
          if (isScopeDeleted === true) void navigate(routes.installed(null), { replace: true });
          else setUninstalling([]);
          refresh?.();
        }}
      />
    </Stack>
  );
}

/** The Operators whose uninstall dialog is open, as the query string names them. */
function useUninstallUrl() {
  const [params, change] = useUrlQuery();
  const setUninstalling = (ids: readonly string[]) => {
    change((query) => {
      query.delete('then');
      query.delete('uninstall');
      for (const id of ids) query.append('uninstall', id);
      return query;
    });
  };
  return {
    /** `namespace/name`; empty: the dialog is closed. */
    uninstalling: useMemo(() => [...new Set(params.getAll('uninstall'))], [params]),
    /** The page that follows; `null`: none. Only own paths are followed, because anyone can write a link. */
    then: ownPath(params.get('then')),
    setUninstalling,
  };
}

function ownPath(path: string | null): string | null {
  return path?.startsWith('/operator-hub-') === true ? path : null;
}

function MirrorDialog({ operators, onClose }: MirrorDialogProps) {
  const set = useImageSet(operators.flatMap(neededPackage));
  const others = operators.filter((operator) => neededPackage(operator).length === 0);
  const missing = others.map(({ displayName }) => displayName);
  return (
    <ImageSetDialog
      of={map(set, (found) => ({ ...found, missing: [...missing, ...found.missing] }))}
      onClose={onClose}
    />
  );
}

type MirrorDialogProps = {
  readonly operators: readonly InstalledOperator[];
  readonly onClose: () => void;
};

function neededPackage(operator: InstalledOperator): readonly NeededPackage[] {
  const key = packageOf(operator);
  const { channel, version } = operator;
  return key === null || isExtension(operator) ? [] : [{ key, channel, installed: version }];
}

function isExtension({ extension }: InstalledOperator): boolean {
  return extension !== undefined;
}

/** No Operator, or none yet. */
function Nothing({ byNamespace, scope }: Pick<AllInstalled, 'byNamespace'> & Pick<Props, 'scope'>) {
  const isPartial = byNamespace !== null && byNamespace.settled < byNamespace.total;
  return isPartial ? (
    <InstalledSkeleton />
  ) : (
    <InstalledEmpty scope={scope} hasNamespaces={byNamespace?.total !== 0} />
  );
}

function Rows({ list, scope, onUninstall }: RowsProps) {
  const t = useT();
  const { operators, pending } = list;
  const shown = useList<InstalledOperator>(
    operators.some(isExtension) && !operators.every(isExtension) ? INSTALLED_BY_BOTH : INSTALLED,
    operators,
  );
  const texts = fieldTexts(FIELDS_OF_BOTH, t('Find by name or key=value'), t);
  const count = operators.length;
  const selection = useChosen(operators);
  const plans = plansOf(selection.chosen, pending);
  const offeredPlugins = useOfferedPlugins(operators);
  const [dialog, setDialog] = useState<'columns' | 'mirror' | null>(null);
  const { columns, offeredColumns, chooseColumns } = useListColumns(
    operators,
    dialog === 'columns',
  );
  const close = () => {
    setDialog(null);
  };
  const [edited, setEdited] = useState<EditedSetting | null>(null);
  const closeSetting = () => {
    setEdited(null);
  };
  return (
    <>
      <ListToolbar
        list={shown}
        texts={texts}
        first={3}
        count={
          shown.rows.length === count
            ? t('{{count}} Operator', { count })
            : t('{{shown}} of {{count}} Operator', { shown: shown.rows.length, count })
        }
      >
        <ToolbarItem>
          <Button
            variant="plain"
            icon={<ColumnsIcon />}
            aria-label={t('Manage columns')}
            title={t('Manage columns')}
            onClick={() => {
              setDialog('columns');
            }}
          />
        </ToolbarItem>
        <ToolbarItem>
          <BulkMenu
            count={selection.chosen.length}
            hasExtensions={selection.chosen.some(isExtension)}
            approval={plans.length === 0 ? null : routes.approvals(scope, plans)}
            onMirror={() => {
              setDialog('mirror');
            }}
            onUninstall={() => {
              onUninstall(selection.chosen.map(({ id }) => id));
            }}
            onClear={selection.clear}
          />
        </ToolbarItem>
      </ListToolbar>
      <ListSummary list={shown} texts={texts} />
      <OfferedPlugins.Provider value={offeredPlugins}>
        <InstalledTable
          list={shown}
          columns={columns}
          selection={selection}
          onUninstall={({ id }) => {
            onUninstall([id]);
          }}
          onEdit={setEdited}
        />
      </OfferedPlugins.Provider>
      {edited !== null && <SettingDialog {...edited} onClose={closeSetting} />}
      {shown.rows.length === 0 && <NoMatch onClear={shown.clear} />}
      {dialog === 'columns' && (
        <ColumnsDialog
          columns={columns}
          offered={offeredColumns}
          onChoose={chooseColumns}
          onClose={close}
        />
      )}
      {dialog === 'mirror' && <MirrorDialog operators={selection.chosen} onClose={close} />}
    </>
  );
}

function SettingDialog({ operator, setting, onClose }: SettingDialogProps) {
  const { namespace, name, subscriptionName } = operator;
  return (
    subscriptionName !== null && (
      <LazyPart skeleton={null}>
        <SettingOver {...{ namespace, name, subscriptionName, setting, onClose }} />
      </LazyPart>
    )
  );
}

const SettingOver = later(
  async () => (await import('~/operator/view/remedies/SettingOver')).SettingOver,
);

type SettingDialogProps = EditedSetting & { readonly onClose: () => void };

type RowsProps = Props & {
  readonly onUninstall: (ids: readonly string[]) => void;
};

/** The uninstall dialog of one or several Operators; empty without any. */
function UninstallDialogs({ ids, operators, scope, then, onClose }: UninstallDialogsProps) {
  const named = useMemo(
    () => [...new Set(ids.flatMap((id) => operatorNamed(id, operators) ?? []))],
    [operators, ids],
  );
  const [id, ...others] = ids;
  if (id === undefined) return null;
  if (id.startsWith(`${CLUSTER_SCOPE}/`)) {
    return <UninstallExtension key={id} id={id} onClose={onClose} />;
  }
  if (others.length > 0) {
    return (
      <UninstallManyDialog
        key={ids.join()}
        ids={ids}
        operators={named}
        scope={scope}
        onClose={onClose}
      />
    );
  }
  return (
    <UninstallDialog
      key={id}
      id={id}
      operator={named[0]}
      scope={scope}
      then={then}
      onClose={onClose}
    />
  );
}

type UninstallDialogsProps = {
  /** The IDs in the URL: `namespace/name`. */
  readonly ids: readonly string[];
  readonly operators: readonly InstalledOperator[];
  readonly scope: NamespaceScope;
  readonly then: string | null;
  readonly onClose: (how: Closing) => void;
};

/** The empty state: the reason and the next step. */
function InstalledEmpty({ scope, hasNamespaces }: InstalledEmptyProps) {
  const t = useT();
  if (!hasNamespaces) return <NoNamespaces />;
  return (
    <EmptyState titleText={t('No Operators installed')} headingLevel="h2" icon={CubesIcon}>
      <EmptyStateFooter>
        <EmptyStateActions>
          <LinkButton variant="primary" to={routes.catalog(scope)}>
            {t('Browse catalog')}
          </LinkButton>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

type InstalledEmptyProps = {
  readonly scope: NamespaceScope;
  /** The user can view at least one namespace. */
  readonly hasNamespaces: boolean;
};

/** The user cannot view any namespace and needs permissions from an administrator. */
function NoNamespaces() {
  const t = useT();
  return (
    <EmptyState titleText={t('No projects found')} headingLevel="h2" icon={CubesIcon}>
      <EmptyStateBody>{t('Contact your cluster administrator.')}</EmptyStateBody>
    </EmptyState>
  );
}

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** A placeholder with the size of the toolbar, the header and some rows. */
export function InstalledSkeleton() {
  return (
    <div className="operator-hub__installed-skeleton">
      <Skeleton height="2.25rem" width="min(40rem, 100%)" />
      <Skeleton height="1.5rem" />
      {ROWS.map((row) => (
        <Skeleton key={row} height="2.75rem" />
      ))}
    </div>
  );
}
