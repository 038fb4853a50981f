import type { ReactNode } from 'react';
import {
  DocumentTitle,
  NamespaceBar,
  isAllNamespacesKey,
} from '@openshift-console/dynamic-plugin-sdk';
import { Breadcrumb, BreadcrumbItem, PageSection, Stack, StackItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { usePageFocus } from './usePageFocus';
import './page.css';

/** The frame of the page of one thing, whose header is its own: project selector, way back, content. */
export function DetailPage({ title, id, parent, onScope, children }: Props) {
  const t = useT();
  usePageFocus();
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <NamespaceBar
        onNamespaceChange={(chosen) => {
          onScope?.(isAllNamespacesKey(chosen) ? null : chosen);
        }}
      />
      <PageSection className="operator-hub__page" hasBodyWrapper={false} isFilled>
        <Stack hasGutter>
          <StackItem>
            <Breadcrumb ouiaId={id} aria-label={t('Breadcrumb')}>
              <BreadcrumbItem>
                <Link to={parent.to}>{parent.text}</Link>
              </BreadcrumbItem>
              <BreadcrumbItem isActive>{title}</BreadcrumbItem>
            </Breadcrumb>
          </StackItem>
          <StackItem isFilled>{children}</StackItem>
        </Stack>
      </PageSection>
    </>
  );
}

type Props = {
  readonly title: string;
  /** The breadcrumb's, for tests. */
  readonly id: string;
  /** The list that it belongs to. */
  readonly parent: { readonly to: string; readonly text: string };
  /**
   * Leads to a page for another project. The console goes on from there; by itself it keeps the first segment after the
   * namespace, and the query.
   */
  readonly onScope?: (scope: NamespaceScope) => void;
  readonly children: ReactNode;
};
