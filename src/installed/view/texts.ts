import { type FacetTexts, type ListTexts, textsOf } from '~/ui/lists/listTexts';
import { levelTitle } from '~/ui/health/healthText';
import { APPROVALS, type INSTALLED_BY_BOTH, MANAGEMENTS } from '~/installed/rules/installedList';
import { STATUS_LEVELS } from '~/olm/status/status';
import type { Texts, Translate } from '~/i18n';
import { approvalText } from '~/ui/approvalText';

export function installedTexts(t: Translate): ListTexts {
  return {
    find: t('Find by name or key=value'),
    placeholder: t('Find by name or key=value'),
    facets: {
      status: {
        title: t('Status'),
        values: textsOf(STATUS_LEVELS, (severity) => levelTitle(severity, t)),
      },
      update: {
        title: t('Updates'),
        values: { available: t('Update available'), none: t('No update available') },
      },
      namespace: { title: t('Namespace') },
      catalog: { title: t('Catalog') },
      channel: { title: t('Channel') },
      approval: {
        title: t('Update approval'),
        values: textsOf(APPROVALS, (approval) => approvalText(approval, t)),
      },
      managed: {
        title: t('Managed by'),
        values: textsOf(MANAGEMENTS, (management) => managementText(management, t)),
      },
      olm: { title: t('OLM version'), values: { v0: t('OLM v0'), v1: t('OLM v1') } },
      deprecation: {
        title: t('Deprecation'),
        values: { deprecated: t('Deprecated'), current: t('Not deprecated') },
      },
    } satisfies Record<keyof (typeof INSTALLED_BY_BOTH)['facets'], FacetTexts>,
  };
}

export function managementText(management: (typeof MANAGEMENTS)[number], t: Translate): string {
  return MANAGEMENT_TEXTS[management](t);
}

const MANAGEMENT_TEXTS: Texts<(typeof MANAGEMENTS)[number]> = {
  subscription: (t) => t('Subscription'),
  csv: (t) => t('CSV without Subscription'),
  copy: (t) => t('Copied CSV'),
  extension: (t) => t('ClusterExtension'),
};
