import { FormGroup, FormHelperText, HelperText, TextInput } from '@patternfly/react-core';
import { FormFields } from '~/ui/form/FormLayout';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { useT } from '~/i18n';

/** Asks for the name before data is lost permanently. */
export function ConfirmName({ name, typed, onType, ...texts }: Props) {
  const t = useT();
  return (
    <FormFields>
      <FormGroup
        fieldId="uninstall-confirm"
        label={texts.label ?? t('Type {{name}} to confirm', { name })}
        isRequired
      >
        <TextInput
          id="uninstall-confirm"
          value={typed}
          isRequired
          autoComplete="off"
          spellCheck={false}
          onChange={(_, value) => {
            onType(value);
          }}
        />
        <FormHelperText>
          <HelperText>
            <HelperTextItem>
              {texts.help ??
                t('The selected resources are deleted cluster-wide. This action cannot be undone.')}
            </HelperTextItem>
          </HelperText>
        </FormHelperText>
      </FormGroup>
    </FormFields>
  );
}

type Props = {
  readonly name: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** The text to type; absent: the name, and cluster-wide resources. */
  readonly label?: string;
  readonly help?: string | undefined;
};
