import {
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  Radio,
  StackItem,
  TextInput,
} from '@patternfly/react-core';
import { modeMeaning, modeName } from '~/components/modeText';
import type { InstallModeType } from '~/domain/catalog/operatorPackage';
import { useT } from '~/i18n';

/** Which namespaces an OperatorGroup is to select, out of the modes that an Operator supports. */
export function GroupModeFields({ modes, mode, onChoose, isFixed, ...rest }: Props) {
  const t = useT();
  return (
    <StackItem>
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
              onChoose(one);
            }}
          />
        ))}
      </FormGroup>
      {WITH_OTHERS.includes(mode) && (
        <Others isFixed={isFixed} isSeveral={mode === 'MultiNamespace'} {...rest} />
      )}
    </StackItem>
  );
}

const WITH_OTHERS: readonly InstallModeType[] = ['SingleNamespace', 'MultiNamespace'];

type Props = {
  readonly modes: readonly InstallModeType[];
  readonly mode: InstallModeType;
  readonly onChoose: (mode: InstallModeType) => void;
  /** The other namespaces, as they were typed. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly isFixed: boolean;
};

function Others({ typed, onType, isFixed, isSeveral }: OthersProps) {
  const t = useT();
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
          onType(value);
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

type OthersProps = Pick<Props, 'typed' | 'onType' | 'isFixed'> & { readonly isSeveral: boolean };
