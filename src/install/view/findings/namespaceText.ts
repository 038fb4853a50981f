import type { NamespaceCause } from '~/install/rules/problems/cause';
import { neededText } from '~/ui/rightText';
import { toSubscribe } from '~/kube/rights';
import type { Translate } from '~/i18n';
import type { FindingText } from './findingText';

export function namespaceText(cause: NamespaceCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'namespace-missing':
      return { title: t('Select an installation namespace') };
    case 'namespace-invalid':
      return {
        title: t('{{namespace}} is not a valid namespace name', cause),
        detail: t(
          'Use up to 63 lowercase letters, numbers, and hyphens. Start and end with a letter or number.',
        ),
      };
    case 'namespace-terminating':
      return {
        title: t('Namespace {{namespace}} is terminating', cause),
        detail: t('Wait until the namespace is deleted, or select another one.'),
      };
    case 'namespace-privileged':
      return {
        title: t('{{namespace}} is a platform namespace', cause),
        detail: t(
          'Security defaults do not apply to platform namespaces. Select another namespace.',
        ),
      };
    case 'namespace-reserved':
      return {
        title: t('You cannot request a project named {{namespace}}', cause),
        detail: t('Names that start with openshift-, kubernetes- or kube- are reserved.'),
      };
    case 'global-not-allowed':
      return {
        title: t('You cannot install Operators for all namespaces'),
        detail: neededText([toSubscribe(cause.namespace)], t),
      };
  }
}
