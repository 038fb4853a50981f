import { useState } from 'react';
import { Content } from '@patternfly/react-core';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { NothingToDo } from './NothingToDo';
import { UnpackSettingsForm } from './UnpackSettingsForm';
import { useClusterCalls } from '~/olm/read/useClusterCalls';
import { useKubeClient } from '~/kube/useKubeClient';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import {
  changeUnpackSettings,
  unpackSettings,
  wrongSettings,
} from '~/operator/rules/unpackSettings';
import { useT } from '~/i18n';
import type { RemedyDialogProps } from './remedyDialogProps';

/** Lets OLM unpack again by itself what failed, and gives slow registries time (TS-006). */
export function UnpackSettingsDialog({ remedy: { name }, details, onClose }: Props) {
  const t = useT();
  const [group] = useState(() =>
    details.facts.operatorGroups?.find(({ metadata }) => metadata.name === name),
  );
  if (group !== undefined) return <Settings group={group} onClose={onClose} />;
  return (
    <NothingToDo title={t('Let OLM unpack again by itself?')} onClose={onClose}>
      {t('It is gone already.')}
    </NothingToDo>
  );
}

type Props = RemedyDialogProps<'unpack-settings'>;

function Settings({ group, onClose }: SettingsProps) {
  const t = useT();
  const { name, namespace } = group.metadata;
  const [value, setValue] = useState(() => {
    const before = unpackSettings(group);
    return { ...before, retryInterval: before.retryInterval || SUGGESTED_INTERVAL };
  });
  const calls = wrongSettings(value).length === 0 ? changeUnpackSettings(group, value) : [];
  const run = useClusterCalls(calls);
  return (
    <ActionDialog
      titles={{
        question: t('Let OLM unpack again by itself?'),
        action: t('Change OperatorGroup'),
        done: t('OperatorGroup {{name}} is changed', { name }),
      }}
      calls={calls}
      run={run}
      client={useKubeClient()}
      onClose={onClose}
    >
      <Content>
        <p>
          {t(
            'Once this is set, OLM replaces the failed Job by a new one, over and over, until the bundle is unpacked. It counts for all Operators of namespace {{namespace}}. A new time limit counts for Jobs that begin after it.',
            { namespace },
          )}
        </p>
        <p>{t('OpenShift knows this since 4.14; older versions leave it aside.')}</p>
      </Content>
      <UnpackSettingsForm value={value} onChange={setValue} isFixed={run.isRunning || run.isDone} />
    </ActionDialog>
  );
}

/** Long enough for a registry that limits how often one pulls. */
const SUGGESTED_INTERVAL = '5m';

type SettingsProps = {
  readonly group: NonNullable<OperatorFacts['operatorGroups']>[number];
  readonly onClose: () => void;
};
