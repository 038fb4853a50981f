import { pluginOffer } from '~/remove/rules/pluginOffer';
import { useT } from '~/i18n';
import { ChoiceBox } from './ChoiceBox';
import type { ChoiceProps } from './choiceProps';
import { pluginReason } from './reasonText';

/** The pages that the Operator has added to the console; nothing where it has added none. */
export function PluginChoice({ inventory, choices, onChoices }: ChoiceProps) {
  const t = useT();
  const { own, shared } = inventory.plugins;
  const names = [...own, ...(own.length === 0 ? shared : [])];
  if (names.length === 0) return null;
  return (
    <ChoiceBox
      label={t('Disable console plugins: {{names}}', { names: t.list(names) })}
      offer={pluginOffer(inventory)}
      isChosen={choices.consolePlugins}
      description={t('Pages of the plugin cannot be loaded without the Operator.')}
      reasonText={(reason) => pluginReason(reason, t)}
      onChoose={(consolePlugins) => {
        onChoices({ ...choices, consolePlugins });
      }}
    />
  );
}
