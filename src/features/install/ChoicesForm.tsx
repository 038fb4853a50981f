import { Form } from '@patternfly/react-core';
import type { OperatorPackage } from '~/domain/catalog/operatorPackage';
import {
  type ClusterFacts,
  type InstallChoices,
  type InstallForm,
  channelOf,
} from '~/domain/install/form';
import { suggestedNamespace } from '~/domain/install/suggestedNamespace';
import { useT } from '~/i18n';
import { ApprovalField } from './ApprovalField';
import { FormStep } from './FormStep';
import { ModeField } from './ModeField';
import { NamespaceField } from './NamespaceField';
import { TargetsField } from './TargetsField';
import { VersionFields } from './VersionFields';

/** What the user decides. Every field has a value from the start. */
export function ChoicesForm({ form, offered, facts, onChoose }: Props) {
  const t = useT();
  const channel = channelOf(form, offered);
  const namespaces = (facts.namespaces ?? []).map(({ metadata }) => metadata.name).sort();
  const isScoped = form.mode === 'SingleNamespace' || form.mode === 'MultiNamespace';
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <FormStep number={1} title={t('Version')}>
        <VersionFields form={form} offered={offered} onChoose={onChoose} />
      </FormStep>
      <FormStep number={2} title={t('Scope')}>
        <ModeField form={form} supported={channel?.installModes ?? []} onChoose={onChoose} />
        <NamespaceField
          form={form}
          namespaces={namespaces}
          suggested={suggestedNamespace(channel?.annotations ?? {})?.name ?? null}
          onChoose={onChoose}
        />
        {isScoped && <TargetsField form={form} namespaces={namespaces} onChoose={onChoose} />}
      </FormStep>
      <FormStep number={3} title={t('Updates')}>
        <ApprovalField form={form} onChoose={onChoose} />
      </FormStep>
    </Form>
  );
}

type Props = {
  readonly form: InstallForm;
  readonly offered: OperatorPackage;
  readonly facts: ClusterFacts;
  readonly onChoose: (choice: InstallChoices) => void;
};
