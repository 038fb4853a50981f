import { useState } from 'react';
import { Notice } from '~/ui/Notice';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { UserList } from '~/sources/view/CatalogUsers';
import { useDefaultsFacts } from '~/sources/read/useDefaultsFacts';
import { useDefaultsSwitch } from '~/sources/read/useDefaultsSwitch';
import { dataOr } from '~/kube/loadable';
import type { DefaultsChoice } from '~/olm/catalogSources/defaultSources';
import { useT } from '~/i18n';
import { changedMeanwhile } from './changedMeanwhile';
import { SwitchProgress } from './SwitchProgress';

/** Enables a default catalog, with the Subscriptions that use it. */
export function EnableSource({ catalog: { namespace, name }, onClose }: Props) {
  const t = useT();
  const [choice] = useState<DefaultsChoice>(() => ({ isOff: new Map([[name, false]]) }));
  const { hub, meanwhile, progress, calls, run } = useDefaultsSwitch(choice);
  const found = dataOr(hub, null);
  const { users, ownSources } = useDefaultsFacts(found, NONE, namespace);
  const own = users?.get(name) ?? [];
  const isUnchanged = calls.length === 0 && found !== null;
  return (
    <ActionDialog
      action={{
        titles: {
          question: t('Enable CatalogSource {{name}}?', { name }),
          action: t('Enable'),
          done: t('CatalogSource {{name}} enabled', { name }),
        },
        text: t('OpenShift re-creates the CatalogSource and its pod.'),
        notices: [
          ...changedMeanwhile(meanwhile, run.failure, t),
          isUnchanged && { variant: 'info', title: t('No changes') },
          ownSources.includes(name) && {
            variant: 'warning',
            title: t('A CatalogSource with this name already exists'),
            text: t('The default catalog replaces this CatalogSource. Download the YAML first.'),
          },
        ],
        calls,
      }}
      run={run}
      facts={{ of: hub, what: t('OperatorHub') }}
      afterwards={<SwitchProgress progress={progress} />}
      onClose={onClose}
    >
      {own.length > 0 && (
        <Notice
          variant="info"
          title={t('{{count}} Subscriptions receive updates again', { count: own.length })}
        >
          <p>{t('Updates with automatic approval start immediately.')}</p>
          <UserList users={own} />
        </Notice>
      )}
    </ActionDialog>
  );
}

type Props = {
  readonly catalog: { readonly namespace: string; readonly name: string };
  readonly onClose: () => void;
};

const NONE: readonly string[] = [];
