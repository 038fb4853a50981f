import { useEffect, useState } from 'react';
import { AlertActionLink } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import { DownloadYaml } from '~/ui/calls/DownloadYaml';
import {
  forgetResubscription,
  useUnfinishedResubscription,
} from '~/operator/read/resubscriptionStore';
import { useSubscription } from '~/operator/read/useSubscription';
import { dataOr } from '~/kube/loadable';
import type { Resubscription } from '~/operator/rules/resubscription';
import { useT } from '~/i18n';
import { Resubscribe } from './Resubscribe';

/** Offers to finish what was begun before the page was left: the Subscription is deleted and not there again. */
export function UnfinishedResubscription(page: Props) {
  const t = useT();
  const { namespace } = page;
  const kept = useUnfinishedResubscription(page);
  const name = kept?.manifest.metadata.name ?? page.name;
  // It is forgotten when it is done; the dialog says so first.
  const [finishing, setFinishing] = useState<Resubscription | null>(null);
  const place = kept === null ? null : { namespace, name };
  const subscription = dataOr(useSubscription(place), 'unknown');
  const isReplaced = isAnother(subscription, kept);
  useEffect(() => {
    if (isReplaced && kept !== null && finishing === null) forgetResubscription(kept);
  }, [isReplaced, kept, finishing]);
  if (finishing !== null) {
    return (
      <Resubscribe
        plan={finishing}
        onClose={() => {
          setFinishing(null);
        }}
      />
    );
  }
  if (kept === null || subscription !== null) return null;
  return (
    <Notice
      variant="warning"
      title={t('Subscribing {{name}} again was not finished', { name })}
      actionLinks={
        <>
          <AlertActionLink
            onClick={() => {
              setFinishing(kept);
            }}
          >
            {t('Finish it')}
          </AlertActionLink>
          <DownloadYaml fileName={`${name}-subscription.yaml`} manifest={kept.manifest}>
            {t('Download the Subscription as YAML')}
          </DownloadYaml>
          <AlertActionLink
            onClick={() => {
              forgetResubscription(kept);
            }}
          >
            {t('Leave it deleted')}
          </AlertActionLink>
        </>
      }
    >
      {t(
        'The Subscription is deleted and was not created again. Its settings are kept in this browser tab.',
      )}
    </Notice>
  );
}

type Props = { readonly namespace: string; readonly name: string };

/** Somebody has subscribed it meanwhile: what was kept is of no use any more. */
function isAnother(
  found: { readonly metadata: { readonly uid?: string } } | null | 'unknown',
  kept: Resubscription | null,
): boolean {
  if (found === null || found === 'unknown') return false;
  return found.metadata.uid !== kept?.uid;
}
