import type { ApprovalCause } from '~/install/rules/problems/cause';
import type { Translate } from '~/i18n';
import type { FindingText } from './findingText';

export function approvalText(cause: ApprovalCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'shared-approval':
      return {
        title: t('Updates of other Operators in {{namespace}} will wait for approval, too', cause),
        detail: t('Until now they are automatic: {{names}}.', {
          names: t.list(cause.subscriptions),
        }),
      };
    case 'held-by-others':
      return {
        title: t('This Operator will wait for approval, although it is Automatic'),
        detail: t('Manual Operators in {{namespace}} hold up all of them: {{names}}.', {
          namespace: cause.namespace,
          names: t.list(cause.subscriptions),
        }),
      };
    case 'not-held':
      return {
        title: t('OLM will update to {{head}} at once', cause),
        detail: t('Only manual approval holds version {{version}}.', cause),
      };
  }
}
