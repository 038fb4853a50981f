import type { ReactNode } from 'react';
import {
  DocumentTitle,
  NamespaceBar,
  isAllNamespacesKey,
} from '@openshift-console/dynamic-plugin-sdk';
import { Breadcrumb, BreadcrumbItem, PageSection, Stack, StackItem } from '@patternfly/react-core';
import { Link, useNavigate } from 'react-router';
import { useNamespaceScope } from '~/components/useNamespaceScope';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { usePackageUrl } from './usePackageUrl';

/** The frame of a page whose header has an icon: project selector, way back, content. */
export function PackageFrame({ title, children }: Props) {
  const t = useT();
  const scope = useNamespaceScope();
  const { key } = usePackageUrl();
  const navigate = useNavigate();
  // Another project may use the same package, unless its catalog is private; then the page says so.
  const changeNamespace = (namespace: string) => {
    void navigate(routes.package(isAllNamespacesKey(namespace) ? null : namespace, key));
  };
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <NamespaceBar onNamespaceChange={changeNamespace} />
      <PageSection hasBodyWrapper={false} isFilled>
        <Stack hasGutter>
          <StackItem>
            <Breadcrumb ouiaId="package" aria-label={t('Breadcrumb')}>
              <BreadcrumbItem>
                <Link to={routes.catalog(scope)}>{t('Catalog')}</Link>
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

type Props = { readonly title: string; readonly children: ReactNode };
