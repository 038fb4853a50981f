import type { SuggestionCause } from '~/install/rules/problems/cause';
import type { Translate } from '~/i18n';
import type { FindingText } from './findingText';

export function suggestionText(cause: SuggestionCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'suggestion-ignored':
      return {
        title: t('The Operator is made for namespace {{suggested}}', cause),
        detail: t('In {{namespace}} it may not behave as its author expects.', cause),
      };
    case 'suggestion-reused':
      return {
        title: t('Namespace {{namespace}} exists already', cause),
        detail: t('It is used as it is. Others may have access to it.'),
      };
    case 'pod-security-missing':
      return {
        title: t('{{namespace}} may not admit the pods of the Operator', cause),
        detail: t('They need the label {{label}} on the namespace.', {
          label: `pod-security.kubernetes.io/enforce=${cause.level}`,
        }),
      };
    case 'pod-security-lifted':
      return {
        title: t('{{namespace}} will admit pods of pod security level {{level}}', cause),
        detail: t('The Operator asks for it. It counts for every pod in the namespace.'),
      };
  }
}
