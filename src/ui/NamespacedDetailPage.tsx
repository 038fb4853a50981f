import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { NamespaceScope } from '~/routes';
import { DetailPage } from './DetailPage';

/** The frame of something that belongs to one namespace: another one chosen leads to the list of what is there. */
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
  /** The breadcrumb's, for tests. */
  readonly id: string;
  readonly namespace: string;
  /** The list that it stands in, and the path of that. */
  readonly list: { readonly title: string; readonly of: (scope: NamespaceScope) => string };
  readonly children: ReactNode;
};
