import type { ReactNode } from 'react';
import {
  DocumentTitle,
  ListPageHeader,
  NamespaceBar,
  isAllNamespacesKey,
} from '@openshift-console/dynamic-plugin-sdk';
import { PageSection } from '@patternfly/react-core';
import { useLocation, useNavigate } from 'react-router';
import { inNamespace } from '~/routes';
import { usePageFocus } from './focus/usePageFocus';
import './page.css';

/** The frame of every page that follows the console's project selector. */
export function NamespacedPage({ title, actions, children }: Props) {
  const navigate = useNavigate();
  usePageFocus();
  const { pathname, search } = useLocation();
  const changeNamespace = (namespace: string) => {
    const scope = isAllNamespacesKey(namespace) ? null : namespace;
    void navigate({ pathname: inNamespace(pathname, scope), search });
  };
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <NamespaceBar onNamespaceChange={changeNamespace} />
      <ListPageHeader title={title}>{actions}</ListPageHeader>
      <PageSection className="operator-hub__page" hasBodyWrapper={false} isFilled>
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
