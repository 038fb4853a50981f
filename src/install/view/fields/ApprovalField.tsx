import { FormGroup, Radio } from '@patternfly/react-core';
import { SideBySide } from '~/ui/form/FormStep';
import type { InstallChoices, InstallForm } from '~/install/rules/form';
import { useT } from '~/i18n';
import { FieldProblems } from '~/install/view/submit/FieldProblems';

/** Whether OLM may update on its own. */
export function ApprovalField({ form, onChoose }: Props) {
  const t = useT();
  return (
    <FormGroup role="radiogroup" fieldId="operator-hub-approval" label={t('Update approval')}>
      <SideBySide>
        <Radio
          id="operator-hub-approval-automatic"
          name="operator-hub-approval"
          label={t('Automatic')}
          description={t('A new version in the channel is installed as soon as it appears.')}
          isChecked={form.approval === 'Automatic'}
          onChange={() => {
            onChoose({ approval: 'Automatic' });
          }}
        />
        <Radio
          id="operator-hub-approval-manual"
          name="operator-hub-approval"
          label={t('Manual')}
          description={t('Every version waits for somebody to approve it, this first one too.')}
          isChecked={form.approval === 'Manual'}
          onChange={() => {
            onChoose({ approval: 'Manual' });
          }}
        />
      </SideBySide>
      <FieldProblems field="approval" />
    </FormGroup>
  );
}

type Props = {
  readonly form: InstallForm;
  readonly onChoose: (choice: InstallChoices) => void;
};
