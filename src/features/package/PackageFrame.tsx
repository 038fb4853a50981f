import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { DetailPage } from '~/components/DetailPage';
import { useNamespaceScope } from '~/components/useNamespaceScope';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { usePackageUrl } from './usePackageUrl';

/** The frame of a package's page. */
export function PackageFrame({ title, children }: Props) {
  const t = useT();
  const scope = useNamespaceScope();
  const { key } = usePackageUrl();
  const navigate = useNavigate();
  return (
    <DetailPage
      title={title}
      id="package"
      parent={{ to: routes.catalog(scope), text: t('Catalog') }}
      onScope={(chosen) => {
        // Another project may use the same package, unless its catalog is private; then the page says so.
        void navigate(routes.package(chosen, key));
      }}
    >
      {children}
    </DetailPage>
  );
}

type Props = { readonly title: string; readonly children: ReactNode };
