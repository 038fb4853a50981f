import { useState } from 'react';
import { Skeleton, Stack } from '@patternfly/react-core';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { UserList } from '~/sources/view/CatalogUsers';
import { useDefaultsConsequences } from '~/sources/read/useDefaultsConsequences';
import { useDefaultsSwitch } from '~/sources/read/useDefaultsSwitch';
import { useKubeClient } from '~/kube/useKubeClient';
import { dataOr } from '~/kube/loadable';
import type { DefaultsChoice } from '~/olm/catalogSources/defaultSources';
import { useT } from '~/i18n';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { SwitchProgress } from './SwitchProgress';
import type { SourceDialogProps } from './sourceDialogProps';

/** Switches a default catalog on again: what comes with it. */
export function SwitchOnSource({ item: { namespace, name }, onClose }: SourceDialogProps) {
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

/** Whom it concerns that the catalog is there again. */
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
