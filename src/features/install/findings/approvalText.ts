import type { ApprovalCause } from '~/domain/install/cause';
import type { Translate } from '~/i18n';
import type { FindingText } from './findingText';

export function approvalText(cause: ApprovalCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'shared-approval':
      return { title: t('With Manual, other Operators here wait too') };
    case 'held-by-others':
      return { title: t('This Operator will wait for approval all the same') };
    case 'not-held':
      return {
        title: t('OLM will update to {{head}} at once', cause),
        detail: t('Only manual approval holds version {{version}}.', cause),
      };
  }
}
