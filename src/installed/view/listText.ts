import { type Worded, worded } from '~/ui/lists/facetValue';
import { severityTitle } from '~/ui/health/healthText';
import {
  APPROVALS,
  DEPRECATIONS,
  type ListFacet,
  MANAGEMENTS,
  UPDATES,
} from '~/installed/rules/listFacets';
import { SEVERITIES } from '~/olm/installed/severities';
import type { ListColumn } from '~/installed/rules/listColumns';
import type { Translate } from '~/i18n';
import { approvalText } from '~/ui/approvalText';

/** The heading of a facet. */
export function facetTitle(facet: ListFacet, t: Translate): string {
  switch (facet) {
    case 'status':
      return t('Status');
    case 'update':
      return t('Update');
    case 'namespace':
      return t('Namespace');
    case 'catalog':
      return t('Catalog');
    case 'channel':
      return t('Channel');
    case 'approval':
      return t('Approval');
    case 'managed':
      return t('Managed by');
    case 'deprecation':
      return t('Deprecation');
  }
}

/** A value of a facet: ours are translated, names stay as they are. */
export function valueText(facet: ListFacet, { value, label }: Worded, t: Translate): string {
  switch (facet) {
    case 'status':
      return worded(SEVERITIES, value, (severity) => severityTitle(severity, t));
    case 'update':
      return worded(UPDATES, value, (update) =>
        update === 'available' ? t('Update available') : t('No update available'),
      );
    case 'approval':
      return worded(APPROVALS, value, (approval) => approvalText(approval, t));
    case 'managed':
      return worded(MANAGEMENTS, value, (management) => managementText(management, t));
    case 'deprecation':
      return worded(DEPRECATIONS, value, (kind) =>
        kind === 'deprecated' ? t('Deprecated') : t('Not deprecated'),
      );
    case 'namespace':
    case 'catalog':
    case 'channel':
      return label;
  }
}

/** The head of a column. */
export function columnTitle(column: ListColumn, t: Translate): string {
  switch (column) {
    case 'status':
      return t('Status');
    case 'version':
      return t('Version');
    case 'namespace':
      return t('Namespace');
    case 'channel':
      return t('Channel');
    case 'scope':
      return t('Managed namespaces');
    case 'catalog':
      return t('Catalog');
    case 'managed':
      return t('Managed by');
    case 'apis':
      return t('Provided APIs');
    case 'created':
      return t('Age');
    case 'updated':
      return t('Last updated');
    case 'compatibility':
      return t('Cluster compatibility');
    case 'support':
      return t('Support phase');
  }
}

export function managementText(management: (typeof MANAGEMENTS)[number], t: Translate): string {
  switch (management) {
    case 'subscription':
      return t('Subscription');
    case 'csv':
      return t('CSV without Subscription');
    case 'copy':
      return t('Copy from another namespace');
  }
}
