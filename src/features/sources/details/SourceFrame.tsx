import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { DetailPage } from '~/components/DetailPage';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';
import './source.css';

/** The frame of a catalog's page. It belongs to one namespace: another one chosen leads to the catalogs of that. */
export function SourceFrame({ title, namespace, children }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const changeScope = (scope: NamespaceScope) => {
    if (scope !== namespace) void navigate(routes.sources(scope));
  };
  return (
    <DetailPage
      title={title}
      id="source"
      parent={{ to: routes.sources(namespace), text: t('Catalog sources') }}
      onScope={changeScope}
    >
      {children}
    </DetailPage>
  );
}

type Props = {
  readonly title: string;
  readonly namespace: string;
  readonly children: ReactNode;
};
