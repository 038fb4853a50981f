import { GlobeIcon } from '@patternfly/react-icons';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, LANGUAGES } from '../i18n';
import { ChoiceMenu } from './ChoiceMenu';

export function LanguageMenu() {
  const { t, i18n } = useTranslation('public');
  return (
    <ChoiceMenu
      label={t('Language')}
      icon={<GlobeIcon />}
      choices={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
      selected={[i18n.language]}
      onChoose={(code) => void chooseLanguage(code)}
    />
  );
}
