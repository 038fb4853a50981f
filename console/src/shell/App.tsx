import { Page, PageSection, SkipToContent } from '@patternfly/react-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes } from 'react-router';
import { ConnectionBanner } from '../connection/ConnectionBanner';
import { ImpersonationBanner } from '../impersonation/ImpersonationBanner';
import { NamespaceBar } from '../namespace/NamespaceBar';
import { FlagExtensions } from '../plugins/FlagExtensions';
import { ErrorBoundary } from './ErrorBoundary';
import { Masthead } from './Masthead';
import { Navigation } from './Navigation';
import { PluginFailures } from './PluginFailures';
import { PluginRoutes } from './PluginRoutes';
import { useIsDesktop } from './useIsDesktop';

/** The shell: masthead, navigation, messages that concern every page, and the page itself. */
export function App() {
  const { t } = useTranslation('public');
  const isDesktop = useIsDesktop();
  const [toggled, setToggled] = useState<{
    readonly isDesktop: boolean;
    readonly isOpen: boolean;
  }>();
  // Crossing the breakpoint resets the navigation, whatever was selected on the other side of it.
  const isNavOpen = toggled?.isDesktop === isDesktop ? toggled.isOpen : isDesktop;
  const setNavOpen = (isOpen: boolean) => {
    setToggled({ isDesktop, isOpen });
  };
  return (
    <Page
      id="content"
      isContentFilled
      mainContainerId="content-scrollable"
      masthead={
        <Masthead
          isNavOpen={isNavOpen}
          onNavToggle={() => {
            setNavOpen(!isNavOpen);
          }}
        />
      }
      sidebar={
        <Navigation
          isOpen={isNavOpen}
          onSelect={() => {
            setNavOpen(isDesktop);
          }}
        />
      }
      skipToContent={
        <SkipToContent href="#content-scrollable">{t('Skip to content')}</SkipToContent>
      }
    >
      <FlagExtensions />
      <PageSection
        hasBodyWrapper={false}
        padding={{ default: 'noPadding' }}
        className="co-messages"
      >
        <ImpersonationBanner />
        <ConnectionBanner />
        <PluginFailures />
        <Routes>
          <Route path="/k8s/ns/:ns/*" element={<NamespaceBar />} />
          <Route path="/k8s/all-namespaces/*" element={<NamespaceBar />} />
          <Route path="*" element={null} />
        </Routes>
      </PageSection>
      <PageSection
        hasBodyWrapper={false}
        isFilled
        padding={{ default: 'noPadding' }}
        className="co-page"
      >
        <ErrorBoundary>
          <PluginRoutes />
        </ErrorBoundary>
      </PageSection>
    </Page>
  );
}
