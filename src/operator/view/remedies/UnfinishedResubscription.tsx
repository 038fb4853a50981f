import { useEffect } from 'react';
import { AlertActionLink } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import { DownloadYaml } from '~/ui/calls/DownloadYaml';
import { useOpenDialog } from '~/ui/DialogProvider';
import {
  forgetResubscription,
  useUnfinishedResubscription,
} from '~/operator/read/resubscriptionStore';
import { useSubscription } from '~/operator/read/subscribedPackage';
import { dataOr } from '~/kube/loadable';
import type { Resubscription } from '~/operator/rules/resubscription';
import { useT } from '~/i18n';
import { OneAction } from './OneAction';
import { resubscribeAction } from './resubscribeActions';

/** Offers to complete a resubscription whose Subscription is deleted and not created again. */
export function UnfinishedResubscription(page: Props) {
  const t = useT();
  const open = useOpenDialog();
  const { namespace } = page;
  const kept = useUnfinishedResubscription(page);
  const name = kept?.manifest.metadata.name ?? page.name;
  const place = kept === null ? null : { namespace, name };
  const subscription = dataOr(useSubscription(place), 'unknown');
  const isReplaced = isAnother(subscription, kept);
  useEffect(() => {
    if (isReplaced && kept !== null) forgetResubscription(kept);
  }, [isReplaced, kept]);
  if (kept === null || subscription !== null) return null;
  return (
    <Notice
      variant="warning"
      title={t('Subscription of {{name}} not re-created', { name })}
      actionLinks={
        <>
          <AlertActionLink
            onClick={() => {
              const action = resubscribeAction(kept, t);
              open((onClose) => <OneAction action={() => action} onClose={onClose} />);
            }}
          >
            {t('Resume')}
          </AlertActionLink>
          <DownloadYaml fileName={`${name}-subscription.yaml`} manifest={kept.manifest}>
            {t('Download Subscription YAML')}
          </DownloadYaml>
          <AlertActionLink
            onClick={() => {
              forgetResubscription(kept);
            }}
          >
            {t('Keep deleted')}
          </AlertActionLink>
        </>
      }
    >
      {t('The Subscription was deleted but not re-created. This browser tab keeps its settings.')}
    </Notice>
  );
}

type Props = {
  readonly namespace: string;
  /** The name of the Operator. */
  readonly name: string;
};

/** Another user created a Subscription since, so that the stored data is outdated. */
function isAnother(
  found: { readonly metadata: { readonly uid?: string } } | null | 'unknown',
  kept: Resubscription | null,
): boolean {
  if (found === null || found === 'unknown') return false;
  return found.metadata.uid !== kept?.uid;
}
