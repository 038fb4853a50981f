import type { GroupCause } from '~/install/rules/problems/cause';
import type { Translate } from '~/i18n';
import type { FindingText } from './findingText';

export function groupText(cause: GroupCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'several-operator-groups':
      return {
        title: t('Namespace {{namespace}} has multiple OperatorGroups', cause),
        detail: t('OLM cannot install Operators until only one of these remains: {{groups}}', {
          groups: t.list(cause.groups),
        }),
      };
    case 'operator-group-mismatch':
      return {
        title: t('OperatorGroup {{group}} is not compatible', cause),
        detail: watchedText(cause.groupTargets, t),
      };
    case 'group-selects-nothing':
      return {
        title: t('OperatorGroup {{group}} does not select a namespace', cause),
        detail: t('Edit its selector, or select another namespace.'),
      };
    case 'group-static':
      return {
        title: t('OperatorGroup {{group}} allows only listed APIs', cause),
        detail: t('OLM rejects Operators that provide {{kinds}} there.', {
          kinds: t.list(cause.kinds),
        }),
      };
    case 'group-fails-forward':
      return {
        title: t('OLM can replace failed Operators in this namespace'),
        detail: t('OperatorGroup {{group}} uses an unsafe upgrade strategy.', cause),
      };
    case 'account-missing':
      return {
        title: t('Service account {{account}} not found in {{namespace}}', cause),
        detail: t(
          'OLM cannot install Operators until the service account of the OperatorGroup exists.',
        ),
      };
    case 'account-limits':
      return {
        title: t('OLM uses service account {{account}}', cause),
        detail: t(
          'The installation fails if the Operator requires more permissions than this service account has.',
        ),
      };
  }
}

/** @param targets none: all namespaces */
function watchedText(targets: readonly string[], t: Translate): string {
  return targets.length === 0
    ? t(
        'All Operators in this namespace watch all namespaces. Select the same mode or another namespace.',
      )
    : t(
        'All Operators in this namespace watch {{namespaces}}. Select the same namespaces or another installation namespace.',
        {
          namespaces: t.list(targets),
        },
      );
}
