import { FormFields } from '~/ui/form/FormFields';
import { FormStep } from '~/ui/form/FormStep';
import { OperatorSettings } from '~/config/view/OperatorSettings';
import { useNamespaceObjects } from '~/config/read/useNamespaceObjects';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import { accessFields } from '~/install/rules/accessDefaults';
import {
  type ClusterFacts,
  type InstallChoices,
  type InstallForm,
  channelOf,
} from '~/install/rules/form';
import { isNewNamespace } from '~/install/rules/newNamespace';
import { useT } from '~/i18n';
import { ApprovalField } from './ApprovalField';
import { FieldProblems } from '~/install/view/submit/FieldProblems';
import { AccessStep } from './AccessStep';
import { ScopeFields } from './ScopeFields';
import { VersionFields } from './VersionFields';

/** What the user decides. Every field has a value from the start. */
export function ChoicesForm({ form, offered, facts, onChoose }: Props) {
  const t = useT();
  const channel = channelOf(form, offered);
  const { namespace } = form;
  const objects = useNamespaceObjects(namespace, isNewNamespace(namespace, facts));
  return (
    <FormFields>
      <FormStep number={1} title={t('Version')}>
        <VersionFields form={form} offered={offered} onChoose={onChoose} />
      </FormStep>
      <FormStep number={2} title={t('Scope')}>
        <ScopeFields form={form} offered={offered} facts={facts} onChoose={onChoose} />
      </FormStep>
      <FormStep number={3} title={t('Updates')}>
        <ApprovalField form={form} onChoose={onChoose} />
      </FormStep>
      <AccessStep
        form={form}
        asked={accessFields(
          { packageName: offered.key.packageName, namespace: form.namespace, channel },
          facts,
        )}
        onChoose={onChoose}
      />
      <div>
        <OperatorSettings
          draft={form.config}
          injectsTrustedCa={facts.areProjects}
          objects={objects}
          onChange={(config) => {
            onChoose({ config });
          }}
        />
        <FieldProblems field="config" />
      </div>
    </FormFields>
  );
}

type Props = {
  readonly form: InstallForm;
  readonly offered: OperatorPackage;
  readonly facts: ClusterFacts;
  readonly onChoose: (choice: InstallChoices) => void;
};
