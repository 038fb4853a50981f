import { pluginOffer } from '~/remove/rules/placeOffers';
import { useT } from '~/i18n';
import { ChoiceBox, type ChoiceProps } from '~/remove/view/ChoiceBox';

/** The console plugins of the Operator, if you can disable them. */
export function PluginChoice({ inventory, choices, onChoices }: ChoiceProps) {
  const t = useT();
  const names = inventory.plugins.own;
  if (!pluginOffer(inventory).isOffered) return null;
  return (
    <ChoiceBox
      label={t('Disable console plugins: {{names}}', { names: t.list(names) })}
      isChosen={choices.consolePlugins}
      description={t('Pages of the plugin cannot be loaded without the Operator.')}
      onChoose={(consolePlugins) => {
        onChoices({ ...choices, consolePlugins });
      }}
    />
  );
}
