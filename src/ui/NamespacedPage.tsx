import type { ReactNode } from 'react';
import { DocumentTitle, ListPageHeader, NamespaceBar } from '@openshift-console/dynamic-plugin-sdk';
import { PageSection } from '@patternfly/react-core';
import { usePageFocus } from './usePageFocus';
import './page.css';

/** The frame of every page that uses the console's project selector. */
export function NamespacedPage({ title, actions, children }: Props) {
  usePageFocus();
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <NamespaceBar />
      <ListPageHeader title={title}>{actions}</ListPageHeader>
      <PageSection
        className="operator-hub__page operator-hub__page--titled"
        hasBodyWrapper={false}
        isFilled
      >
        {children}
      </PageSection>
    </>
  );
}

type Props = {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};
