import { Content, PageSection } from '@patternfly/react-core';
import { isHrefNavItem } from '@openshift-console/dynamic-plugin-sdk';
import { useExtensions } from '@openshift/dynamic-plugin-sdk';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useActiveNamespace } from '../namespace/NamespaceContext';
import { useActivePerspective } from '../perspective/PerspectiveContext';
import { isOf } from '../perspective/perspectives';
import { pluginsProcessed } from '../plugins/pluginStore';
import { DocumentTitle } from '../sdk/shared/src/components/document-title/DocumentTitle';
import { targetOf } from '../shell/navTarget';
import { serverFlags } from '../serverFlags';
import { LoadingBox } from '../shell/LoadingBox';
import { useValueStore } from '../valueStore';

/** Leads to the first page of the plugin. */
export function HomePage() {
  const { t } = useTranslation('public');
  const areProcessed = useValueStore(pluginsProcessed);
  const [perspective] = useActivePerspective();
  const [namespace] = useActiveNamespace();
  const first = useExtensions(isHrefNavItem).find(({ properties }) =>
    isOf(perspective, properties),
  );
  if (first !== undefined) {
    return <Navigate to={targetOf(first, namespace)} replace />;
  }
  return areProcessed ? (
    <PageSection hasBodyWrapper={false}>
      <DocumentTitle>{t('Home')}</DocumentTitle>
      <Content component="h1">{serverFlags.customProductName}</Content>
      <Content component="p">{t('No plugin adds anything to the navigation.')}</Content>
    </PageSection>
  ) : (
    <LoadingBox />
  );
}
