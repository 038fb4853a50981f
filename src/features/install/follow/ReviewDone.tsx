import { AlertActionLink } from '@patternfly/react-core';
import { FailureAlert } from '~/components/FailureAlert';
import { MissingRights } from '~/components/MissingRights';
import { Notice } from '~/components/Notice';
import { useAutomaticUpdates } from '~/data/useAutomaticUpdates';
import { useT } from '~/i18n';
import type { FollowedSubscription } from '../useInstallUrl';

/** After a review: the installation was made with manual approval, which need not stay so. */
export function ReviewDone({ following, isAutomatic, heldBy }: Props) {
  const t = useT();
  const { namespace, name } = following;
  const { missing, isPending, isDone, failure, switchOn } = useAutomaticUpdates(namespace, name);
  if (isDone || isAutomatic) return <Automatic following={following} heldBy={heldBy} />;
  if (failure !== null) {
    return <FailureAlert failure={failure} what={t('Automatic updates')} onRetry={switchOn} />;
  }
  return (
    <Notice
      variant="info"
      title={t('Updates of {{name}} wait for approval', { name })}
      actionLinks={
        missing.length === 0 && (
          <AlertActionLink isDisabled={isPending} onClick={switchOn}>
            {t('Switch to Automatic')}
          </AlertActionLink>
        )
      }
    >
      {t('You reviewed this version first, so the Subscription asks before each update.')}
      <MissingRights missing={missing} title={t('You may not change the Subscription')} />
    </Notice>
  );
}

type Props = {
  readonly following: FollowedSubscription;
  readonly isAutomatic: boolean;
  /** Other Subscriptions of the namespace with manual approval, which hold all of it (IN-019). */
  readonly heldBy: readonly string[];
};

function Automatic({ following, heldBy }: Omit<Props, 'isAutomatic'>) {
  const t = useT();
  return heldBy.length === 0 ? (
    <Notice variant="success" title={t('Updates are approved automatically')} />
  ) : (
    <Notice variant="warning" title={t('Updates go on waiting for approval')}>
      {t(
        'This Operator no longer asks for it, but other Subscriptions in namespace {{namespace}} do, and they hold every update there: {{names}}.',
        { namespace: following.namespace, names: heldBy.join(', ') },
      )}
    </Notice>
  );
}
