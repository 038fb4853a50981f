import { FailureAlert } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';
import type { Failure } from '~/kube/failure';
import { hasChangedMeanwhile } from '~/olm/calls/changedMeanwhile';
import { useT } from '~/i18n';

/** Why nothing was saved. A refused test of the patch is nobody's mistake: what it would have replaced is no longer there. */
export function SaveFailure({ failure }: { readonly failure: Failure }) {
  const t = useT();
  return hasChangedMeanwhile(failure) ? (
    <Notice variant="warning" title={t('Somebody has changed the Subscription; nothing was saved')}>
      {t(
        'What was changed is said above as soon as it is known here. Your input is kept: look at it again and save.',
      )}
    </Notice>
  ) : (
    <FailureAlert failure={failure} what={t('Settings of the Subscription')} />
  );
}
