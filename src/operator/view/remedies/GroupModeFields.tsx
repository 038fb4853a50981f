import {
  FormGroup,
  FormHelperText,
  HelperText,
  Radio,
  StackItem,
  TextInput,
} from '@patternfly/react-core';
import { FormFields } from '~/ui/form/FormFields';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { modeMeaning, modeName } from '~/ui/modeText';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import type { ModeChoice } from '~/operator/rules/modeChoice';
import { useT } from '~/i18n';

/** Which namespaces an OperatorGroup is to select, out of the modes that an Operator supports. */
export function GroupModeFields({ choice, isFixed }: Props) {
  const t = useT();
  const { modes, mode, choose } = choice;
  return (
    <StackItem>
      <FormFields>
        <FormGroup
          isStack
          role="radiogroup"
          fieldId="operator-hub-mode"
          label={t('Installation mode')}
        >
          {modes.map((one) => (
            <Radio
              key={one}
              id={`operator-hub-mode-${one}`}
              name="operator-hub-mode"
              label={modeName(one, t)}
              description={modeMeaning(one, t)}
              isChecked={one === mode}
              isDisabled={isFixed}
              onChange={() => {
                choose(one);
              }}
            />
          ))}
        </FormGroup>
        {WITH_OTHERS.includes(mode) && <Others choice={choice} isFixed={isFixed} />}
      </FormFields>
    </StackItem>
  );
}

const WITH_OTHERS: readonly InstallModeType[] = ['SingleNamespace', 'MultiNamespace'];

type Props = { readonly choice: ModeChoice; readonly isFixed: boolean };

function Others({ choice: { mode, typed, type }, isFixed }: Props) {
  const t = useT();
  const isSeveral = mode === 'MultiNamespace';
  return (
    <FormGroup
      fieldId="operator-hub-mode-others"
      label={isSeveral ? t('Namespaces to watch') : t('Namespace to watch')}
    >
      <TextInput
        id="operator-hub-mode-others"
        value={typed}
        isDisabled={isFixed}
        onChange={(_, value) => {
          type(value);
        }}
      />
      <FormHelperText>
        <HelperText>
          <HelperTextItem>
            {isSeveral
              ? t('At least two, separated by commas.')
              : t('Another one than the Operator is installed in.')}
          </HelperTextItem>
        </HelperText>
      </FormHelperText>
    </FormGroup>
  );
}
