import type { ReactNode } from 'react';
import {
  DocumentTitle,
  NamespaceBar,
  isAllNamespacesKey,
} from '@openshift-console/dynamic-plugin-sdk';
import { Breadcrumb, BreadcrumbItem, PageSection, Stack, StackItem } from '@patternfly/react-core';
import { Link, useNavigate } from 'react-router';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import './operator.css';

/** The frame of an Operator's page. It belongs to one namespace: another one chosen leads to what is installed there. */
export function OperatorFrame({ title, namespace, children }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const changeNamespace = (chosen: string) => {
    if (chosen === namespace) return;
    void navigate(routes.installed(isAllNamespacesKey(chosen) ? null : chosen));
  };
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <NamespaceBar onNamespaceChange={changeNamespace} />
      <PageSection hasBodyWrapper={false} isFilled>
        <Stack hasGutter>
          <StackItem>
            <Breadcrumb ouiaId="operator" aria-label={t('Breadcrumb')}>
              <BreadcrumbItem>
                <Link to={routes.installed(namespace)}>{t('Installed Operators')}</Link>
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
  readonly namespace: string;
  readonly children: ReactNode;
};
