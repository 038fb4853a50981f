import { type ReactNode, useState, useMemo } from 'react';
import { type OpenedDialog, SourceDialogContext } from './sourceDialog';
import { RefreshDialog } from '~/sources/view/RefreshDialog';
import { useSourceRefresh } from '~/sources/read/useSourceRefresh';
import { useKubeClient } from '~/kube/useKubeClient';
import { RemoveCatalogDialog } from '~/sources/view/RemoveCatalogDialog';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { useCatalogRemoval } from '~/sources/read/useCatalogRemoval';
import { Skeleton, Stack } from '@patternfly/react-core';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { UserList } from '~/sources/view/CatalogUsers';
import { useDefaultsConsequences } from '~/sources/read/useDefaultsConsequences';
import { useDefaultsSwitch } from '~/sources/read/useDefaultsSwitch';
import { dataOr } from '~/kube/loadable';
import type { DefaultsChoice } from '~/olm/catalogSources/defaultSources';
import { useT } from '~/i18n';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { SwitchProgress } from './SwitchProgress';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';

/**
 * Renders the dialogs of {@link SourceActions} above the catalog, which disappears when it is deleted, while the dialog
 * must remain.
 */
export function SourceDialogs({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  return (
    <SourceDialogContext.Provider value={setOpened}>
      {children}
      {opened !== null && (
        <SourceDialog
          opened={opened}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </SourceDialogContext.Provider>
  );
}

function SourceDialog({ opened: { action, item }, onClose }: DialogProps) {
  switch (action) {
    case 'refresh':
      return <RefreshSource item={item} onClose={onClose} />;
    case 'switch-on':
      return <EnableSource item={item} onClose={onClose} />;
    case 'take-away':
      return <RemoveSource item={item} onClose={onClose} />;
  }
}

type DialogProps = { readonly opened: OpenedDialog; readonly onClose: () => void };

/** Makes OLM read a catalog again immediately. */
function RefreshSource({ item: { namespace, name }, onClose }: SourceDialogProps) {
  const catalog = useMemo(() => ({ namespace, name }), [namespace, name]);
  return (
    <RefreshDialog
      catalog={catalog}
      refresh={useSourceRefresh(catalog)}
      client={useKubeClient()}
      onClose={onClose}
    />
  );
}

/** Deletes a catalog, or disables a default one. */
function RemoveSource({ item: { namespace, name, isGlobal }, onClose }: SourceDialogProps) {
  const catalog = useMemo(() => ({ namespace, name, isGlobal }), [namespace, name, isGlobal]);
  const scope = useNamespaceScope();
  // A catalog that is not global is available in its own namespace only.
  const here = isGlobal ? (scope ?? namespace) : namespace;
  return (
    <RemoveCatalogDialog
      catalog={catalog}
      removalAction={useCatalogRemoval(catalog, here)}
      client={useKubeClient()}
      onClose={onClose}
    />
  );
}

/** Enables a default catalog, with the consequences. */
function EnableSource({ item: { namespace, name }, onClose }: SourceDialogProps) {
  const t = useT();
  const [choice] = useState<DefaultsChoice>(() => ({ isOff: new Map([[name, false]]) }));
  const { hub, meanwhile, progress, calls, run } = useDefaultsSwitch(choice);
  return (
    <ActionDialog
      titles={{
        question: t('Enable CatalogSource {{name}}?', { name }),
        action: t('Enable'),
        done: t('CatalogSource {{name}} enabled', { name }),
      }}
      calls={calls}
      run={run}
      client={useKubeClient()}
      afterwards={<SwitchProgress progress={progress} />}
      onClose={onClose}
    >
      <LoadableView of={hub} what={t('OperatorHub')} skeleton={<Skeleton height="8rem" />}>
        {(found) => (
          <Stack hasGutter>
            <ChangedMeanwhile changes={meanwhile} failure={run.failure} />
            {calls.length === 0 && found !== null && (
              <Notice variant="info" title={t('No changes required')} />
            )}
            <p>{t('OpenShift re-creates the CatalogSource and its pod.')}</p>
            <Returning name={name} namespace={namespace} hub={dataOr(hub, null)} />
          </Stack>
        )}
      </LoadableView>
    </ActionDialog>
  );
}

/** The Subscriptions that use the enabled catalog. */
function Returning({ name, namespace, hub }: ReturningProps) {
  const t = useT();
  const { users, ownSources } = useDefaultsConsequences(hub, NONE, namespace);
  const own = users?.get(name) ?? [];
  return (
    <>
      {ownSources.includes(name) && (
        <Notice variant="warning" title={t('A CatalogSource with this name already exists')}>
          {t('The default catalog replaces this CatalogSource. Download the YAML first.')}
        </Notice>
      )}
      {own.length > 0 && (
        <Notice
          variant="info"
          title={t('{{count}} Subscriptions receive updates again', { count: own.length })}
        >
          <p>{t('Updates with automatic approval start immediately.')}</p>
          <UserList users={own} />
        </Notice>
      )}
    </>
  );
}

type ReturningProps = Pick<SourceDialogProps['item'], 'name' | 'namespace'> & {
  readonly hub: Parameters<typeof useDefaultsConsequences>[0];
};

const NONE: readonly string[] = [];

/** The props of a catalog dialog. */
type SourceDialogProps = {
  /** At the time the dialog was opened. */
  readonly item: CatalogSourceItem;
  readonly onClose: () => void;
};
