import { useTranslation } from 'react-i18next';
import { logOut, switchUser } from '../connection/session';
import { serverFlags } from '../serverFlags';
import { ChoiceMenu } from './ChoiceMenu';

/** Who is signed in, and what they can do about it: be somebody else of the demo, or log out. */
export function UserMenu() {
  const { t } = useTranslation('public');
  const { user, users, loginURL } = serverFlags;
  const choices =
    loginURL === undefined
      ? users.map((each) => ({ value: each.user, label: each.label }))
      : [{ value: loginURL, label: t('Log out') }];
  return (
    <ChoiceMenu
      label={t('User: {{user}}', { user })}
      toggleText={user}
      choices={choices}
      selected={[user]}
      onChoose={(chosen) => void (loginURL === undefined ? switchUser(chosen) : logOut(loginURL))}
    />
  );
}
