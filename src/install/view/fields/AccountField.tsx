import type { FocusEvent } from 'react';
import {
  FormGroup,
  FormHelperText,
  FormSelect,
  FormSelectOption,
  HelperText,
  TextInput,
} from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import type { InstallChoices } from '~/install/rules/form';
import { useT } from '~/i18n';
import { FieldProblems } from '~/install/view/submit/FieldProblems';

/** Whose rights OLM installs with (OG-025): one of the namespace's service accounts, or any name where they are not known. */
export function AccountField({ account, known, onChoose }: Props) {
  const t = useT();
  const id = 'operator-hub-account';
  return (
    <FormGroup label={t('Service account')} fieldId={id}>
      {known === null ? (
        <TextInput
          // One that was entered earlier may be taken up again.
          key={account}
          id={id}
          defaultValue={account}
          // Every letter would be another OperatorGroup for the server to try.
          onBlur={(event: FocusEvent<HTMLInputElement>) => {
            onChoose({ serviceAccount: event.currentTarget.value.trim() });
          }}
        />
      ) : (
        <FormSelect
          id={id}
          value={account}
          onChange={(_event, serviceAccount) => {
            onChoose({ serviceAccount });
          }}
        >
          <FormSelectOption value="" label={t('None')} />
          {withChosen(known, account).map((name) => (
            <FormSelectOption key={name} value={name} label={name} />
          ))}
        </FormSelect>
      )}
      <FormHelperText>
        <HelperText>
          <HelperTextItem>
            {t('Limits the installation to what it may do. Without one OLM uses its own rights.')}
          </HelperTextItem>
        </HelperText>
      </FormHelperText>
      <FieldProblems field="serviceAccount" />
    </FormGroup>
  );
}

type Props = {
  /** Empty: none. */
  readonly account: string;
  /** `null`: not known, as in a namespace that is yet to be made. */
  readonly known: readonly string[] | null;
  readonly onChoose: (choice: InstallChoices) => void;
};

/** One that was chosen in another namespace stays visible. */
function withChosen(known: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || known.includes(chosen) ? known : [...known, chosen];
}
