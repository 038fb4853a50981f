import { FormGroup, Radio } from '@patternfly/react-core';
import type { InstallModeType } from '~/domain/catalog/operatorPackage';
import { INSTALL_MODES, type InstallChoices, type InstallForm } from '~/domain/install/form';
import { useT } from '~/i18n';
import { SideBySide } from './FormStep';
import { modeMeaning, modeName } from './modeText';

/** All four modes; what the Operator does not support cannot be chosen, and says so. */
export function ModeField({ form, supported, onChoose }: Props) {
  const t = useT();
  return (
    <FormGroup role="radiogroup" fieldId="operator-hub-mode" label={t('Installation mode')}>
      <SideBySide>
        {INSTALL_MODES.map((mode) => {
          const isSupported = supported.includes(mode);
          return (
            <Radio
              key={mode}
              id={`operator-hub-mode-${mode}`}
              name="operator-hub-mode"
              label={modeName(mode, t)}
              description={
                isSupported
                  ? modeMeaning(mode, t)
                  : t('This version of the Operator does not support it.')
              }
              isDisabled={!isSupported}
              isChecked={form.mode === mode}
              onChange={() => {
                onChoose({ mode });
              }}
            />
          );
        })}
      </SideBySide>
    </FormGroup>
  );
}

type Props = {
  readonly form: InstallForm;
  readonly supported: readonly InstallModeType[];
  readonly onChoose: (choice: InstallChoices) => void;
};
