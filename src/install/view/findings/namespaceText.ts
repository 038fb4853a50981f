import type { NamespaceCause } from '~/install/rules/problems/cause';
import { neededText } from '~/ui/rightText';
import { toSubscribe } from '~/kube/rights';
import type { Translate } from '~/i18n';
import type { FindingText } from './findingText';

export function namespaceText(cause: NamespaceCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'namespace-missing':
      return { title: t('Choose the namespace to install into') };
    case 'namespace-invalid':
      return {
        title: t('{{namespace}} cannot be the name of a namespace', cause),
        detail: t(
          'Lower-case letters, digits and hyphens, at most 63, with no hyphen at the ends.',
        ),
      };
    case 'namespace-terminating':
      return {
        title: t('Namespace {{namespace}} is being deleted', cause),
        detail: t('Nothing can be created in it. Wait until it is gone, or choose another.'),
      };
    case 'namespace-privileged':
      return {
        title: t('{{namespace}} belongs to the platform', cause),
        detail: t('Security defaults do not apply in it. Choose a namespace for this Operator.'),
      };
    case 'namespace-reserved':
      return {
        title: t('You cannot request a project named {{namespace}}', cause),
        detail: t('OpenShift keeps names that begin with openshift-, kubernetes- or kube-.'),
      };
    case 'global-not-allowed':
      return {
        title: t('You may not install Operators for all namespaces'),
        detail: neededText([toSubscribe(cause.namespace)], t),
      };
  }
}
