import { useState } from 'react';
import { ActionDialog } from '~/ui/calls/ActionDialog';
import { NothingToDo } from './NothingToDo';
import { useClusterCalls } from '~/olm/read/useClusterCalls';
import { useKubeClient } from '~/kube/useKubeClient';
import { resolveAgain } from '~/operator/rules/resolveAgain';
import { useT } from '~/i18n';
import type { RemedyDialogProps } from './remedyDialogProps';

/** Makes OLM resolve a namespace again whose last resolution is outdated. */
export function ResolveAgainDialog({ details, onClose }: RemedyDialogProps<'resolve-again'>) {
  const t = useT();
  const { subscription } = details.facts;
  return subscription === null ? (
    <NothingToDo title={t('Resolve again?')} onClose={onClose}>
      {t('It is gone already.')}
    </NothingToDo>
  ) : (
    <ResolveAgain subscription={subscription} onClose={onClose} />
  );
}

function ResolveAgain({ subscription, onClose }: ResolveProps) {
  const t = useT();
  const { name, namespace } = subscription.metadata;
  const [at] = useState(() => new Date().toISOString());
  const calls = [resolveAgain(subscription, at)];
  return (
    <ActionDialog
      titles={{
        question: t('Resolve again?'),
        action: t('Resolve again'),
        done: t('OLM resolves namespace {{namespace}} again', { namespace }),
      }}
      calls={calls}
      run={useClusterCalls(calls)}
      client={useKubeClient()}
      onClose={onClose}
    >
      {t(
        'OLM does not resolve a namespace again when a Subscription is deleted. An annotation on Subscription {{name}} triggers a new resolution.',
        { name },
      )}
    </ActionDialog>
  );
}

type ResolveProps = {
  readonly subscription: Parameters<typeof resolveAgain>[0];
  readonly onClose: () => void;
};
