import { EmptyState, PageSection } from '@patternfly/react-core';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '../sdk/shared/src/components/document-title/DocumentTitle';

export function NotFoundPage() {
  const { t } = useTranslation('public');
  const title = t('404: Page Not Found');
  return (
    <PageSection hasBodyWrapper={false}>
      <DocumentTitle>{title}</DocumentTitle>
      <EmptyState titleText={title} headingLevel="h1" />
    </PageSection>
  );
}
