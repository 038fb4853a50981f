import { EmptyState } from '@patternfly/react-core';
import { useTranslation } from 'react-i18next';

/** There is no Prometheus here: an empty graph. */
export function QueryBrowser() {
  const { t } = useTranslation('public');
  return <EmptyState titleText={t('No datapoints found.')} headingLevel="h2" variant="sm" />;
}
