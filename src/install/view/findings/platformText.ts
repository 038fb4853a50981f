import type { PlatformCause } from '~/install/rules/problems/cause';
import type { Translate } from '~/i18n';
import type { FindingText } from './findingText';

export function platformText(cause: PlatformCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'kube-too-old':
      return {
        title: t('The Operator needs Kubernetes {{wanted}}', cause),
        detail: t('This cluster has {{server}}. OLM would leave the Operator pending.', cause),
      };
    case 'kube-version-malformed':
      return {
        title: t('OLM cannot read which Kubernetes version the Operator needs'),
        detail: t('Its author wrote "{{wanted}}". OLM would leave the Operator pending.', cause),
      };
    case 'platform-missing':
      return {
        title: t('No node of this cluster can run the Operator'),
        detail: t('It is made for {{platforms}}.', { platforms: t.list(cause.platforms) }),
      };
    case 'platform-partial':
      return {
        title: t('Not every node can run the Operator'),
        detail: t('It is not made for {{missing}}. A node selector keeps it away from there.', {
          missing: t.list(cause.missing),
        }),
      };
  }
}
