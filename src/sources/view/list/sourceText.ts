import { type Worded, worded } from '~/ui/lists/facetValue';
import { sourceStateText } from '~/sources/view/SourceStateLabel';
import type { FacetValue } from '~/olm/lists/facets';
import type { SourceOrigin } from '~/olm/catalogSources/catalogSourceItem';
import {
  SOURCE_ORIGINS,
  SOURCE_SCOPES,
  SOURCE_STATES,
  type SourceFacet,
} from '~/sources/rules/sourceFacets';
import type { Translate } from '~/i18n';
import type { SourceColumn } from './sourceLayout';

/** The heading of a facet. */
export function facetTitle(facet: SourceFacet, t: Translate): string {
  switch (facet) {
    case 'health':
      return t('Health');
    case 'scope':
      return t('Scope');
    case 'origin':
      return t('Origin');
    case 'namespace':
      return t('Namespace');
  }
}

/** A value of a facet: ours are translated, names stay as they are. */
export function valueText(facet: SourceFacet, { value, label }: Worded, t: Translate): string {
  switch (facet) {
    case 'health':
      return worded(SOURCE_STATES, value, (state) => sourceStateText(state, t));
    case 'scope':
      return worded(SOURCE_SCOPES, value, (scope) =>
        scope === 'all' ? t('All namespaces') : t('One namespace'),
      );
    case 'origin':
      return worded(SOURCE_ORIGINS, value, (origin) => originText(origin, t));
    case 'namespace':
      return label;
  }
}

/** The values of a facet as a menu shows them. */
export function optionsOf(facet: SourceFacet, values: readonly FacetValue[], t: Translate) {
  return values.map((value) => ({ ...value, text: valueText(facet, value, t) }));
}

export function originText(origin: SourceOrigin['kind'], t: Translate): string {
  switch (origin) {
    case 'default':
      return t('Default');
    case 'custom':
      return t('Custom');
    case 'unknown':
      return t('Origin unknown');
  }
}

/** The head of a column. */
export function columnTitle(column: SourceColumn, t: Translate): string {
  switch (column) {
    case 'health':
      return t('Health');
    case 'scope':
      return t('Scope');
    case 'packages':
      return t('Packages');
    case 'users':
      return t('Used by');
    case 'priority':
      return t('Priority');
    case 'poll':
      return t('Polls');
    case 'image':
      return t('Image');
  }
}
