import { readSettings } from '~/olm/installed/subscription';
import { AlertActionLink } from '@patternfly/react-core';
import { FailureAlert } from '~/ui/FailureAlert';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { Notice } from '~/ui/Notice';
import { useAutomaticUpdates } from '~/install/read/useAutomaticUpdates';
import type { Failure } from '~/kube/failure';
import type { Followed } from '~/install/rules/progress';
import { useT } from '~/i18n';

/** After a review: the approval is Manual and can be changed to Automatic. */
export function ReviewDone({ subscription, heldBy }: Props) {
  const t = useT();
  const { namespace = '', name } = subscription.metadata;
  const { missing, isPending, isDone, failure, switchOn } = useAutomaticUpdates(subscription);
  if (isDone || readSettings(subscription).approval === 'Automatic') {
    return <Automatic namespace={namespace} heldBy={heldBy} />;
  }
  if (failure !== null) return <NotSwitched failure={failure} onRetry={switchOn} />;
  return (
    <Notice
      variant="info"
      title={t('Updates of {{name}} require approval', { name })}
      actionLinks={
        missing.length === 0 && (
          <AlertActionLink isDisabled={isPending} onClick={switchOn}>
            {t('Enable automatic updates')}
          </AlertActionLink>
        )
      }
    >
      {t('Update approval is Manual because you reviewed this version before installing.')}
      <MissingPermissions
        missing={missing}
        title={t('Insufficient permissions to edit the Subscription')}
      />
    </Notice>
  );
}

type Props = {
  readonly subscription: NonNullable<Followed['subscription']>;
  /** Other Manual Subscriptions of the namespace, which delay all of it (IN-019). */
  readonly heldBy: readonly string[];
};

/** A failed test of the patch is not the user's mistake: the Subscription changed. */
function NotSwitched({ failure, onRetry }: NotSwitchedProps) {
  const t = useT();
  const hasChanged = failure.kind === 'invalid' && failure.rejected?.length === 0;
  return hasChanged ? (
    <Notice
      variant="warning"
      title={t('Unable to change update approval')}
      actionLinks={<AlertActionLink onClick={onRetry}>{t('Try again')}</AlertActionLink>}
    >
      {t('The Subscription has been updated. Your change was not saved.')}
    </Notice>
  ) : (
    <FailureAlert failure={failure} what={t('Automatic updates')} onRetry={onRetry} />
  );
}

type NotSwitchedProps = { readonly failure: Failure; readonly onRetry: () => void };

type AutomaticProps = Pick<Props, 'heldBy'> & { readonly namespace: string };

function Automatic({ namespace, heldBy }: AutomaticProps) {
  const t = useT();
  return heldBy.length === 0 ? (
    <Notice variant="success" title={t('Updates are approved automatically')} />
  ) : (
    <Notice variant="warning" title={t('Updates still require approval')}>
      {t('Operators with manual approval block automatic updates in {{namespace}}: {{names}}', {
        namespace,
        names: t.list(heldBy),
      })}
    </Notice>
  );
}
