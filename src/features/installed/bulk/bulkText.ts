import type { SkipReason } from '~/domain/installed/list/bulk';
import type { Translate } from '~/i18n';
import type { BulkAction } from '../BulkMenu';

export function bulkTitle(action: BulkAction, count: number, t: Translate): string {
  return action === 'approve'
    ? t('Approve the plans of {{count}} Operator', { count })
    : t('Uninstall {{count}} Operator', { count });
}

export function bulkConsequence(action: BulkAction, t: Translate): string {
  return action === 'approve'
    ? t('OLM carries out a plan as a whole: it changes every Operator that is in it.')
    : t(
        'The Subscription and the ClusterServiceVersion of each are deleted: it stops running and gets no more updates. Its APIs with all their objects, its OperatorGroup and its namespace stay.',
      );
}

export function goText(action: BulkAction, count: number, t: Translate): string {
  return action === 'approve'
    ? t('Approve {{count}} plan', { count })
    : t('Uninstall {{count}} Operator', { count });
}

/** Why nothing is done for an Operator. */
export function skipText(reason: SkipReason, namespace: string, t: Translate): string {
  switch (reason) {
    case 'no-plan':
      return t('Skipped: no plan waits for approval');
    case 'is-copy':
      return t('Skipped: it is a copy; the Operator is installed in namespace {{namespace}}', {
        namespace,
      });
    case 'being-removed':
      return t('Skipped: it is being removed');
    case 'part-of-olm':
      return t('Skipped: it is a part of OLM');
  }
}
