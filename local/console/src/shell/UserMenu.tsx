import { useTranslation } from 'react-i18next';
import { switchUser } from '../connection/session';
import { serverFlags } from '../serverFlags';
import { ChoiceMenu } from './ChoiceMenu';

export function UserMenu() {
  const { t } = useTranslation('public');
  return (
    <ChoiceMenu
      label={t('User: {{user}}', { user: serverFlags.user })}
      toggleText={serverFlags.user}
      choices={serverFlags.users.map(({ user, label }) => ({ value: user, label }))}
      selected={[serverFlags.user]}
      onChoose={(user) => void switchUser(user)}
    />
  );
}
