import { Checkbox, FormGroup } from '@patternfly/react-core';
import type { InstallChoices, InstallForm } from '~/install/rules/form';
import { useT } from '~/i18n';
import { FieldProblems } from '~/install/view/submit/FieldProblems';

/** Whether the cluster's Prometheus collects from the namespace that is made. */
export function MonitoringField({ form, onChoose }: Props) {
  const t = useT();
  const { namespace, monitoring } = form;
  return (
    <FormGroup role="group" fieldId="operator-hub-monitoring" label={t('Monitoring')}>
      <Checkbox
        id="operator-hub-monitoring-cluster"
        label={t('Let the cluster monitor {{namespace}}', { namespace })}
        description={t(
          'The Operator asks for it. The namespace gets a label, and Prometheus the right to find its services and pods.',
        )}
        isChecked={monitoring}
        onChange={(_event, isChecked) => {
          onChoose({ monitoring: isChecked });
        }}
      />
      <FieldProblems field="monitoring" />
    </FormGroup>
  );
}

type Props = {
  readonly form: InstallForm;
  readonly onChoose: (choice: InstallChoices) => void;
};
