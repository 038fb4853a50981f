import { useState } from 'react';
import {
  Content,
  FormGroup,
  FormHelperText,
  HelperText,
  StackItem,
  TextInput,
} from '@patternfly/react-core';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { useClusterCalls } from '~/olm/read/useClusterCalls';
import { useKubeClient } from '~/kube/useKubeClient';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import {
  changeUnpackSettings,
  unpackSettings,
  wrongSettings,
  type UnpackSettings,
} from '~/operator/rules/unpackSettings';
import { useT, type Translate } from '~/i18n';
import { FormFields } from '~/ui/form/FormFields';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { NothingToDo } from './NothingToDo';
import type { RemedyDialogProps } from './remedyDialogProps';

/** Lets OLM unpack again by itself what failed, and gives slow registries time (TS-006). */
export function UnpackSettingsDialog({ remedy: { name }, details, onClose }: Props) {
  const t = useT();
  const [group] = useState(() =>
    details.facts.operatorGroups?.find(({ metadata }) => metadata.name === name),
  );
  if (group !== undefined) return <UnpackSettings group={group} onClose={onClose} />;
  return (
    <NothingToDo title={t('Let OLM unpack again by itself?')} onClose={onClose}>
      {t('It is gone already.')}
    </NothingToDo>
  );
}

type Props = RemedyDialogProps<'unpack-settings'>;

function UnpackSettings({ group, onClose }: SettingsProps) {
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

/** How long OLM waits before it unpacks again, and how long unpacking may take. */
function UnpackSettingsForm({ value, onChange, isFixed }: UnpackSettingsFormProps) {
  const t = useT();
  const wrong = wrongSettings(value);
  return (
    <StackItem>
      <FormFields>
        {fieldsOf(t).map(({ name, label, help }) => {
          const id = `operator-hub-unpack-${name}`;
          const isWrong = wrong.includes(name);
          return (
            <FormGroup key={name} fieldId={id} label={label}>
              <TextInput
                id={id}
                value={value[name]}
                isDisabled={isFixed}
                validated={isWrong ? 'error' : 'default'}
                aria-describedby={`${id}-help`}
                onChange={(_, typed) => {
                  onChange({ ...value, [name]: typed.trim() });
                }}
              />
              <FormHelperText>
                <HelperText id={`${id}-help`}>
                  <HelperTextItem variant={isWrong ? 'error' : 'default'}>
                    {isWrong ? t('Hours, minutes and seconds, such as 90s, 10m or 1h30m.') : help}
                  </HelperTextItem>
                </HelperText>
              </FormHelperText>
            </FormGroup>
          );
        })}
      </FormFields>
    </StackItem>
  );
}

type UnpackSettingsFormProps = {
  readonly value: UnpackSettings;
  readonly onChange: (value: UnpackSettings) => void;
  readonly isFixed: boolean;
};

function fieldsOf(t: Translate) {
  return [
    {
      name: 'retryInterval',
      label: t('Unpack again after'),
      help: t('Such as 5m. Empty: OLM waits until the failed Job is gone.'),
    },
    {
      name: 'timeout',
      label: t('Give up after'),
      help: t('Such as 30m, where the registry is slow. Empty: OLM’s default, ten minutes.'),
    },
  ] as const;
}
