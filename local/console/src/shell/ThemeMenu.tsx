import { AdjustIcon } from '@patternfly/react-icons';
import { useTranslation } from 'react-i18next';
import { ChoiceMenu } from './ChoiceMenu';
import { THEMES, useTheme } from './theme';

const CONTRAST = 'highContrast';

export function ThemeMenu() {
  const { t } = useTranslation('public');
  const { theme, isHighContrast, setTheme, setHighContrast } = useTheme();
  const choose = (value: string) => {
    const chosen = THEMES.find((known) => known === value);
    if (chosen === undefined) {
      setHighContrast(!isHighContrast);
    } else {
      setTheme(chosen);
    }
  };
  return (
    <ChoiceMenu
      label={t('Theme')}
      icon={<AdjustIcon />}
      choices={[
        { value: 'systemDefault', label: t('System default') },
        { value: 'light', label: t('Light') },
        { value: 'dark', label: t('Dark') },
        { value: CONTRAST, label: t('High contrast') },
      ]}
      selected={isHighContrast ? [theme, CONTRAST] : [theme]}
      onChoose={choose}
    />
  );
}
