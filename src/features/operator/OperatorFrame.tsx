import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { DetailPage } from '~/components/DetailPage';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';
import './operator.css';

/** The frame of an Operator's page. It belongs to one namespace: another one chosen leads to what is installed there. */
export function OperatorFrame({ title, namespace, children }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const changeScope = (scope: NamespaceScope) => {
    if (scope !== namespace) void navigate(routes.installed(scope));
  };
  return (
    <DetailPage
      title={title}
      id="operator"
      parent={{ to: routes.installed(namespace), text: t('Installed Operators') }}
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
