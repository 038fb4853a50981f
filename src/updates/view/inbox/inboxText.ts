import { type Worded, worded } from '~/ui/lists/facetValue';
import type { FacetValue } from '~/olm/lists/facets';
import {
  type InboxFacet,
  KINDS,
  LATER,
  RISK_VALUES,
  STEPS,
} from '~/updates/rules/inbox/inboxFacets';
import type { InboxSort } from '~/updates/rules/inbox/inboxView';
import type { Translate } from '~/i18n';

/** The heading of a facet. */
export function facetTitle(facet: InboxFacet, t: Translate): string {
  switch (facet) {
    case 'risk':
      return t('Risk');
    case 'namespace':
      return t('Namespace');
    case 'kind':
      return t('Change');
    case 'step':
      return t('Version step');
    case 'catalog':
      return t('Catalog');
    case 'later':
      return t('Already put off');
  }
}

/** A value of a facet: ours are translated, names stay as they are. */
export function valueText(facet: InboxFacet, { value, label }: Worded, t: Translate): string {
  switch (facet) {
    case 'risk':
      return worded(RISK_VALUES, value, (risk) => riskKindText(risk, t));
    case 'kind':
      return worded(KINDS, value, (kind) => (kind === 'update' ? t('Update') : t('Installation')));
    case 'step':
      return worded(STEPS, value, (step) =>
        step === 'major' ? t('Major version') : t('Minor or patch version'),
      );
    case 'later':
      return worded(LATER, value, (later) =>
        later === 'now' ? t('Not put off') : t('Already put off'),
      );
    case 'namespace':
    case 'catalog':
      return label;
  }
}

/** The values of a facet as a menu shows them. */
export function optionsOf(facet: InboxFacet, values: readonly FacetValue[], t: Translate) {
  return values.map((value) => ({ ...value, text: valueText(facet, value, t) }));
}

function riskKindText(risk: (typeof RISK_VALUES)[number], t: Translate): string {
  switch (risk) {
    case 'dangers-added':
      return t('New dangerous rights');
    case 'definition-unsafe':
      return t('Risky API change');
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
      return t('Rights in the cloud');
    case 'incompatible':
      return t('Not compatible');
    case 'unsupported':
      return t('Unsupported');
    case 'blocks-openshift':
      return t('Blocks OpenShift update');
    case 'unknown':
      return t('Not all is known');
    case 'none':
      return t('Nothing found');
  }
}

export function sortText(sort: InboxSort, t: Translate): string {
  switch (sort) {
    case 'oldest':
      return t('Oldest first');
    case 'newest':
      return t('Newest first');
    case 'risk':
      return t('Riskiest first');
    case 'namespace':
      return t('By namespace');
  }
}

/** How long a plan waits, as exact as one has to know. @param milliseconds negative when clocks differ */
export function ageText(milliseconds: number, t: Translate): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return t('less than 1 min');
  if (minutes < 60) return t('{{minutes}} min', { minutes });
  if (minutes < 24 * 60) return t('{{hours}} h', { hours: Math.floor(minutes / 60) });
  return t('{{count}} day', { count: Math.floor(minutes / (24 * 60)) });
}
