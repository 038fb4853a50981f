import { useState } from 'react';
import { Skeleton, Stack } from '@patternfly/react-core';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { useDefaultsConsequences } from '~/sources/read/useDefaultsConsequences';
import { useDefaultsSwitch } from '~/sources/read/useDefaultsSwitch';
import { useKubeClient } from '~/kube/useKubeClient';
import { dataOr } from '~/kube/loadable';
import {
  type DefaultsChoice,
  NO_CHOICE,
  defaultSwitches,
} from '~/olm/catalogSources/defaultSources';
import { MARKETPLACE } from '~/olm/catalogSources/sourceOrigin';
import { useT } from '~/i18n';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { DefaultsForm } from './DefaultsForm';
import { DefaultsPreview } from './DefaultsPreview';
import { SwitchProgress } from './SwitchProgress';

/** All default catalogs, and what decides whether each is on: chosen together, written at once. */
export function DefaultSourcesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const [choice, setChoice] = useState<DefaultsChoice>(NO_CHOICE);
  const { hub, meanwhile, progress, calls, run } = useDefaultsSwitch(choice);
  const found = dataOr(hub, null);
  const switches = found === null ? [] : defaultSwitches(found, choice);
  const leaving = switches.filter(({ isChanged, isDisabled }) => isChanged && isDisabled);
  const consequences = useDefaultsConsequences(
    found,
    leaving.map(({ name }) => name),
    useNamespaceScope() ?? MARKETPLACE,
  );
  return (
    <ActionDialog
      titles={{
        question: t('Default catalogs'),
        action: t('Save'),
        done: t('The default catalogs are as you chose'),
      }}
      calls={calls}
      run={run}
      client={useKubeClient()}
      afterwards={<SwitchProgress progress={progress} />}
      onClose={onClose}
    >
      <LoadableView of={hub} what={t('OperatorHub')} skeleton={<Skeleton height="16rem" />}>
        {(known) =>
          known === null ? (
            <Notice variant="info" title={t('This cluster has no default catalogs')} />
          ) : (
            <Stack hasGutter>
              <ChangedMeanwhile changes={meanwhile} />
              <DefaultsForm
                hub={known}
                choice={choice}
                users={consequences.users}
                isFixed={run.isRunning}
                onChange={setChoice}
              />
              <DefaultsPreview switches={switches} consequences={consequences} />
            </Stack>
          )
        }
      </LoadableView>
    </ActionDialog>
  );
}
