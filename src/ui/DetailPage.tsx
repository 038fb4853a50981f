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
export function DetailPage({ title, id, root, parent, onScope, children }: Props) {
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
              {[root, parent].map(
                (page) =>
                  page !== undefined && (
                    <BreadcrumbItem key={page.to}>
                      <Link to={page.to}>{page.text}</Link>
                    </BreadcrumbItem>
                  ),
              )}
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
  /** The page above the parent. */
  readonly root?: Place | undefined;
  /** The parent list. */
  readonly parent: Place;
  /**
   * Redirects to a page of another project. Otherwise the console keeps only the first segment after the namespace, and
   * the query.
   */
  readonly onScope?: (scope: NamespaceScope) => void;
  readonly children: ReactNode;
};

type Place = { readonly to: string; readonly text: string };
