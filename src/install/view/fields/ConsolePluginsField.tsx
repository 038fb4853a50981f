import { Checkbox, FormGroup, FormHelperText, HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import type { InstallChoices, InstallForm } from '~/install/rules/form';
import { useT } from '~/i18n';

/** Which of the Operator's console plugins are enabled for everybody. */
export function ConsolePluginsField({ form, plugins, onChoose }: Props) {
  const t = useT();
  const { consolePlugins } = form;
  return (
    <FormGroup
      role="group"
      fieldId="operator-hub-console-plugins"
      label={t('Console plugins')}
      isStack
    >
      {plugins.map((name) => (
        <Checkbox
          key={name}
          id={`operator-hub-console-plugin-${name}`}
          label={t('Enable {{name}}', { name })}
          isChecked={consolePlugins.includes(name)}
          onChange={(_event, isChecked) => {
            const others = consolePlugins.filter((one) => one !== name);
            onChoose({ consolePlugins: isChecked ? [...others, name] : others });
          }}
        />
      ))}
      <FormHelperText>
        <HelperText>
          <HelperTextItem>
            {t('A plugin adds to this console for everybody who opens it.')}
          </HelperTextItem>
        </HelperText>
      </FormHelperText>
    </FormGroup>
  );
}

type Props = {
  readonly form: InstallForm;
  /** Those that are not enabled yet. */
  readonly plugins: readonly string[];
  readonly onChoose: (choice: InstallChoices) => void;
};
