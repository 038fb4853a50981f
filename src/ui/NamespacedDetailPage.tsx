import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { NamespaceScope } from '~/routes';
import { DetailPage } from './DetailPage';

/** The frame of a namespaced details page. Selecting another namespace leads to the list of that namespace. */
export function NamespacedDetailPage({ namespace, list, ...page }: Props) {
  const navigate = useNavigate();
  return (
    <DetailPage
      title={page.title}
      id={page.id}
      parent={{ to: list.of(namespace), text: list.title }}
      onScope={(scope) => {
        if (scope !== namespace) void navigate(list.of(scope));
      }}
    >
      {page.children}
    </DetailPage>
  );
}

type Props = {
  readonly title: string;
  /** The test id of the breadcrumb. */
  readonly id: string;
  readonly namespace: string;
  /** The parent list and its path. */
  readonly list: { readonly title: string; readonly of: (scope: NamespaceScope) => string };
  readonly children: ReactNode;
};
