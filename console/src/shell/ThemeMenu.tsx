import { AdjustIcon } from '@patternfly/react-icons';
import { useTranslation } from 'react-i18next';
import { ChoiceMenu } from './ChoiceMenu';
import { CONTRASTS, THEMES, useTheme } from './theme';

export function ThemeMenu() {
  const { t } = useTranslation('public');
  const { theme, contrast, setTheme, setContrast } = useTheme();
  const choose = (value: string) => {
    const chosenTheme = THEMES.find((known) => known === value);
    if (chosenTheme !== undefined) setTheme(chosenTheme);
    const chosenContrast = CONTRASTS.find((known) => known === value);
    if (chosenContrast !== undefined) setContrast(chosenContrast);
  };
  return (
    <ChoiceMenu
      label={t('Theme')}
      icon={<AdjustIcon />}
      choices={[
        { value: 'systemDefault', label: t('System default') },
        { value: 'light', label: t('Light') },
        { value: 'dark', label: t('Dark') },
        { value: 'glass', label: t('Glass') },
        { value: 'default', label: t('Traditional') },
        { value: 'contrast', label: t('High contrast') },
      ]}
      selected={[theme, contrast]}
      onChoose={choose}
    />
  );
}
