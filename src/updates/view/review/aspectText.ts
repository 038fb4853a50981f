import type { PodAspect } from '~/updates/rules/review/podFacts';
import type { Translate } from '~/i18n';

/** An aspect of how a Deployment runs. */
export function aspectText(aspect: PodAspect, t: Translate): string {
  switch (aspect) {
    case 'replicas':
      return t('Pods');
    case 'account':
      return t('ServiceAccount');
    case 'containers':
      return t('Containers');
    case 'image':
      return t('Image');
    case 'command':
      return t('Command');
    case 'args':
      return t('Arguments');
    case 'env':
      return t('Environment variables');
    case 'security':
      return t('Security context');
    case 'requests':
      return t('Requests');
    case 'limits':
      return t('Limits');
    case 'host':
      return t('Access to the node');
    case 'placement':
      return t('Placement');
    case 'volumes':
      return t('Volumes');
  }
}
