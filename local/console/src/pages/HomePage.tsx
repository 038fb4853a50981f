import { Content, PageSection } from '@patternfly/react-core';
import { isHrefNavItem } from '@openshift-console/dynamic-plugin-sdk';
import { useExtensions } from '@openshift/dynamic-plugin-sdk';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { pluginsProcessed } from '../plugins/pluginStore';
import { DocumentTitle } from '../sdk/shared/src/components/document-title/DocumentTitle';
import { LoadingBox } from '../shell/LoadingBox';
import { useValueStore } from '../valueStore';

/** Leads to the first page of the plugin. */
export function HomePage() {
  const { t } = useTranslation('public');
  const areProcessed = useValueStore(pluginsProcessed);
  const [first] = useExtensions(isHrefNavItem);
  if (first !== undefined) {
    return <Navigate to={first.properties.href} replace />;
  }
  return areProcessed ? (
    <PageSection hasBodyWrapper={false}>
      <DocumentTitle>{t('Home')}</DocumentTitle>
      <Content component="h1">{t('Console stand-in')}</Content>
      <Content component="p">{t('No plugin adds anything to the navigation.')}</Content>
    </PageSection>
  ) : (
    <LoadingBox />
  );
}
