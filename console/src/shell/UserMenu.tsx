import { useOverlay } from '@openshift-console/dynamic-plugin-sdk/lib/app/modal-support/useOverlay';
import { useAccessReview } from '@openshift-console/dynamic-plugin-sdk/lib/app/components/utils/rbac';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { logOut, switchUser } from '../connection/session';
import { ImpersonateModal } from '../impersonation/ImpersonateModal';
import { serverFlags } from '../serverFlags';
import type { ConsoleState } from '../store/state';
import { ChoiceMenu } from './ChoiceMenu';

const IMPERSONATING = { verb: 'impersonate', resource: 'users' } as const;

/** No user is called so. */
const IMPERSONATE = '/impersonate';

/** The logged-in user, with actions: select another user of the demo, impersonate, or log out. */
export function UserMenu() {
  const { t } = useTranslation('public');
  const launchOverlay = useOverlay();
  const isActing = useSelector(({ sdkCore }: ConsoleState) => sdkCore.impersonate !== undefined);
  const { user, users, loginURL, canImpersonate } = serverFlags;
  // Not requested if the server ignores impersonation.
  const [mayImpersonate] = useAccessReview(canImpersonate ? IMPERSONATING : {}, undefined, true);
  const choices =
    loginURL === undefined
      ? users.map((each) => ({ value: each.user, label: each.label }))
      : [{ value: loginURL, label: t('Log out') }];
  const isOffered = mayImpersonate && !isActing;
  const acting = { value: IMPERSONATE, label: t('Impersonate User') };
  return (
    <ChoiceMenu
      label={t('User: {{user}}', { user })}
      toggleText={user}
      choices={isOffered ? [...choices, acting] : choices}
      selected={[user]}
      onChoose={(chosen) => {
        if (chosen === IMPERSONATE) launchOverlay(ImpersonateModal, {});
        else void (loginURL === undefined ? switchUser(chosen) : logOut(loginURL));
      }}
    />
  );
}
