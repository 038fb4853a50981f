import type { GroupCause } from '~/install/rules/problems/cause';
import type { Translate } from '~/i18n';
import type { FindingText } from './findingText';

export function groupText(cause: GroupCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'several-operator-groups':
      return {
        title: t('Namespace {{namespace}} has more than one OperatorGroup', cause),
        detail: t('OLM installs nothing there until one is left of {{groups}}.', {
          groups: t.list(cause.groups),
        }),
      };
    case 'operator-group-mismatch':
      return {
        title: t('OperatorGroup {{group}} does not fit this installation', cause),
        detail: watchedText(cause.groupTargets, t),
      };
    case 'group-selects-nothing':
      return {
        title: t('OperatorGroup {{group}} selects no namespace', cause),
        detail: t('Correct its selector, or choose another namespace.'),
      };
    case 'group-static':
      return {
        title: t('OperatorGroup {{group}} admits only the APIs that it lists', cause),
        detail: t('OLM refuses an Operator that serves {{kinds}} there.', {
          kinds: t.list(cause.kinds),
        }),
      };
    case 'group-fails-forward':
      return {
        title: t('OLM may replace failed Operators in this namespace'),
        detail: t('OperatorGroup {{group}} has an upgrade strategy that is no longer safe.', cause),
      };
    case 'account-missing':
      return {
        title: t('There is no service account {{account}} in {{namespace}}', cause),
        detail: t('OLM installs nothing for an OperatorGroup whose service account is missing.'),
      };
    case 'account-limits':
      return {
        title: t('OLM installs with the rights of service account {{account}}', cause),
        detail: t('The installation fails where the Operator asks for more than that may do.'),
      };
  }
}

/** @param targets none: all namespaces */
function watchedText(targets: readonly string[], t: Translate): string {
  return targets.length === 0
    ? t('All Operators in its namespace watch all namespaces. Choose that, or another namespace.')
    : t('All Operators in its namespace watch {{namespaces}}. Choose that, or another namespace.', {
        namespaces: t.list(targets),
      });
}
