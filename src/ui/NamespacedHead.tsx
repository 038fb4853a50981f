import type { ReactNode } from 'react';
import { DocumentTitle, ListPageHeader, NamespaceBar } from '@openshift-console/dynamic-plugin-sdk';

/** The project selector and the title of a list page. */
export function NamespacedHead({ title, actions }: Props) {
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <NamespaceBar />
      <ListPageHeader title={title}>{actions}</ListPageHeader>
    </>
  );
}

type Props = { readonly title: string; readonly actions?: ReactNode };
