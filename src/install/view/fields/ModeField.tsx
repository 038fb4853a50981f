import { FormGroup, FormHelperText, HelperText, Radio } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { SideBySide } from '~/ui/form/FormStep';
import { OFFERED_MODES } from '~/olm/packages/installModes';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import {
  type InstallChoices,
  type InstallForm,
  channelOf,
  isHeadOf,
  versionOf,
} from '~/install/rules/form';
import { useT } from '~/i18n';
import { FieldProblems } from '~/install/view/submit/FieldProblems';
import { modeMeaning, modeName } from '~/ui/modeText';

/**
 * All four modes. What the channel head does not support cannot be chosen, and says so; of other versions the catalog does
 * not tell (IN-004), so that there everything can be.
 */
export function ModeField({ form, offered, onChoose }: Props) {
  const t = useT();
  const channel = channelOf(form, offered);
  const version = versionOf(form, offered);
  const isHead = channel !== null && isHeadOf(channel, form.version);
  return (
    <FormGroup role="radiogroup" fieldId="operator-hub-mode" label={t('Installation mode')}>
      <SideBySide>
        {OFFERED_MODES.map((mode) => {
          const isSupported = channel?.installModes.includes(mode) === true;
          return (
            <Radio
              key={mode}
              id={`operator-hub-mode-${mode}`}
              name="operator-hub-mode"
              label={modeName(mode, t)}
              description={
                isSupported || !isHead
                  ? modeMeaning(mode, t)
                  : t('This version of the Operator does not support it.')
              }
              isDisabled={!isSupported && isHead}
              isChecked={form.mode === mode}
              onChange={() => {
                onChoose({ mode });
              }}
            />
          );
        })}
      </SideBySide>
      {channel !== null && version !== null && !isHead && (
        <FormHelperText>
          <HelperText>
            <HelperTextItem>
              {t('The catalog tells the modes of version {{head}} only. It supports: {{modes}}.', {
                head: channel.version,
                modes: t.list(channel.installModes.map((mode) => modeName(mode, t))),
              })}
            </HelperTextItem>
          </HelperText>
        </FormHelperText>
      )}
      <FieldProblems field="mode" />
    </FormGroup>
  );
}

type Props = {
  readonly form: InstallForm;
  readonly offered: OperatorPackage;
  readonly onChoose: (choice: InstallChoices) => void;
};
