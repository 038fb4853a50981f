import { useState } from 'react';
import { NothingToDo } from './NothingToDo';
import { resubscriptionOf } from '~/operator/rules/resubscription';
import { useT } from '~/i18n';
import { Resubscribe } from './Resubscribe';
import type { RemedyDialogProps } from './remedyDialogProps';

/** Subscribes an Operator again as a remedy (SU-040). */
export function ResubscribeDialog({ remedy, details, onClose }: RemedyDialogProps<'resubscribe'>) {
  const t = useT();
  const { name } = remedy.subscription;
  // The Subscription goes from the page while the dialog works.
  const [plan] = useState(() => resubscriptionOf(details.facts));
  return plan === null ? (
    <NothingToDo title={t('Subscribe {{name}} again?', { name })} onClose={onClose}>
      {t('The Subscription is gone already. Install the Operator from the catalog.')}
    </NothingToDo>
  ) : (
    <Resubscribe plan={plan} onClose={onClose} />
  );
}
