import { type FacetTexts, type ListTexts, textsOf } from '~/ui/lists/listTexts';
import { type INBOX, RISK_VALUES } from '~/updates/rules/inbox/inboxList';
import type { Translate } from '~/i18n';

export function inboxTexts(t: Translate): ListTexts {
  return {
    find: t('Find by Operator, version, namespace, or install plan'),
    placeholder: t('Find an update'),
    facets: {
      risk: { title: t('Risk'), values: textsOf(RISK_VALUES, (risk) => riskKindText(risk, t)) },
      namespace: { title: t('Namespace') },
      kind: { title: t('Type'), values: { update: t('Update'), install: t('Installation') } },
      step: {
        title: t('Update type'),
        values: { major: t('Major version'), minor: t('Minor or patch version') },
      },
      catalog: { title: t('Catalog') },
      later: {
        title: t('Snoozed install plans'),
        values: { now: t('Not snoozed'), 'put-off': t('Snoozed install plans') },
      },
    } satisfies Record<keyof (typeof INBOX)['facets'], FacetTexts>,
  };
}

function riskKindText(risk: (typeof RISK_VALUES)[number], t: Translate): string {
  switch (risk) {
    case 'dangers-added':
      return t('New high-risk permissions');
    case 'definition-unsafe':
      return t('High-risk CRD change');
    case 'webhooks-added':
      return t('New webhooks');
    case 'other-catalog':
      return t('Another catalog');
    case 'major-version':
      return t('Major version');
    case 'older-version':
      return t('Older version');
    case 'deprecated':
      return t('Deprecated');
    case 'cloud-rights':
      return t('Cloud permissions');
    case 'incompatible':
      return t('Not compatible');
    case 'unsupported':
      return t('Unsupported');
    case 'blocks-openshift':
      return t('Blocks OpenShift update');
    case 'unknown':
      return t('Incomplete data');
    case 'none':
      return t('No risks found');
  }
}

/** The orders of the list, as they are offered. */
export function orderTexts(t: Translate): Readonly<Record<keyof (typeof INBOX)['orders'], string>> {
  return {
    oldest: t('Oldest first'),
    newest: t('Latest first'),
    risk: t('Riskiest first'),
    namespace: t('By namespace'),
  };
}
