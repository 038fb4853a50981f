import { useState, useEffect, type ReactNode } from 'react';
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
import { RemedyDialog } from './RemedyDialog';
import { RemedyContext, type OpenedRemedy } from './remedyContext';
import { Resubscribe } from './Resubscribe';

/**
 * Renders the dialogs above the Operator: the finding, or the Operator itself, disappears when the remedy works, while
 * the dialog must remain.
 */
export function RemedyProvider({ namespace, name, children }: Props) {
  const [opened, setOpened] = useState<OpenedRemedy | null>(null);
  return (
    <RemedyContext.Provider value={setOpened}>
      {opened === null && <UnfinishedResubscription namespace={namespace} name={name} />}
      {children}
      {opened !== null && (
        <RemedyDialog
          // One dialog can open another.
          key={opened.remedy.kind}
          remedy={opened.remedy}
          details={opened.details}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </RemedyContext.Provider>
  );
}

type Props = {
  readonly namespace: string;
  /** The name of the Operator. */
  readonly name: string;
  readonly children: ReactNode;
};

/** Offers to complete a resubscription whose Subscription is deleted and not created again. */
function UnfinishedResubscription(page: UnfinishedResubscriptionProps) {
  const t = useT();
  const { namespace } = page;
  const kept = useUnfinishedResubscription(page);
  const name = kept?.manifest.metadata.name ?? page.name;
  // The entry is deleted on completion, after the dialog reports it.
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
        subject={finishing}
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
      title={t('Subscription of {{name}} not re-created', { name })}
      actionLinks={
        <>
          <AlertActionLink
            onClick={() => {
              setFinishing(kept);
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

type UnfinishedResubscriptionProps = { readonly namespace: string; readonly name: string };

/** Another user created a Subscription since, so that the stored data is outdated. */
function isAnother(
  found: { readonly metadata: { readonly uid?: string } } | null | 'unknown',
  kept: Resubscription | null,
): boolean {
  if (found === null || found === 'unknown') return false;
  return found.metadata.uid !== kept?.uid;
}
