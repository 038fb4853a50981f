import { FormStep } from '~/ui/form/FormStep';
import type { AccessFields } from '~/install/rules/accessDefaults';
import type { InstallChoices, InstallForm } from '~/install/rules/form';
import { useT } from '~/i18n';
import { FieldProblems } from '~/install/view/submit/FieldProblems';
import { ConsolePluginsField } from './ConsolePluginsField';
import { CredentialFields } from './CredentialFields';
import { MonitoringField } from './MonitoringField';

/** What the Operator is given besides its namespace; nothing where it asks for nothing. */
export function AccessStep({ form, asked, onChoose }: Props) {
  const t = useT();
  const { identity, plugins, monitoring } = asked;
  const isMonitoringOffered = monitoring === 'offered';
  if (identity === null && plugins.length === 0 && !isMonitoringOffered) return null;
  return (
    <FormStep number={4} title={t('Access')}>
      {identity !== null && (
        <CredentialFields form={form} identity={identity} onChoose={onChoose} />
      )}
      {isMonitoringOffered && <MonitoringField form={form} onChoose={onChoose} />}
      <FieldProblems field="monitoring" />
      {plugins.length > 0 && (
        <ConsolePluginsField form={form} plugins={plugins} onChoose={onChoose} />
      )}
    </FormStep>
  );
}

type Props = {
  readonly form: InstallForm;
  readonly asked: AccessFields;
  readonly onChoose: (choice: InstallChoices) => void;
};
