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

/** The frame of a details page, which provides its own header: project selector, breadcrumb, content. */
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
  /** The test id of the breadcrumb. */
  readonly id: string;
  /** The parent list. */
  readonly parent: { readonly to: string; readonly text: string };
  /**
   * Redirects to a page of another project. Otherwise the console keeps only the first segment after the namespace, and
   * the query.
   */
  readonly onScope?: (scope: NamespaceScope) => void;
  readonly children: ReactNode;
};
