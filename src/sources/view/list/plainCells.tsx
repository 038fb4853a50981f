import type { ReactNode } from 'react';
import { Skeleton } from '@patternfly/react-core';
import { Link } from 'react-router';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import type { Known, SourceRow } from '~/olm/catalogSources/sourceRow';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** Whom a catalog serves. */
export function ScopeCell({ item }: { readonly item: CatalogSourceItem }) {
  const t = useT();
  return item.isGlobal
    ? t('All namespaces')
    : t('Only {{namespace}}', { namespace: item.namespace });
}

type OfRow = { readonly row: SourceRow };

export function PackagesCell({ row: { item, packages } }: OfRow): ReactNode {
  const t = useT();
  const { namespace, name } = item;
  if (item.source === null) return '–';
  return (
    <KnownText value={packages}>
      {(count) =>
        count === 0 ? (
          '0'
        ) : (
          <Link
            to={routes.source(namespace, name, 'packages')}
            aria-label={t('{{count}} package', { count })}
          >
            {t.number(count)}
          </Link>
        )
      }
    </KnownText>
  );
}

/** The Subscriptions that get their updates from it: also of one that is switched off (CS-044). */
export function UsersCell({ row: { item, users } }: OfRow): ReactNode {
  const t = useT();
  const { namespace, name, source } = item;
  return (
    <KnownText value={users}>
      {({ length }) =>
        length === 0 ? (
          '0'
        ) : (
          <Link
            to={routes.source(namespace, name, source === null ? undefined : 'subscriptions')}
            aria-label={t('{{count}} Subscription', { count: length })}
          >
            {t.number(length)}
          </Link>
        )
      }
    </KnownText>
  );
}

/** What is not known yet takes the room that it will need. */
export function KnownText<T>({ value, children }: KnownProps<T>): ReactNode {
  const t = useT();
  if (value === 'loading') return <Skeleton width="4rem" screenreaderText={t('Loading')} />;
  if (value === 'hidden') {
    return (
      <span title={t('You may not see this')}>
        <span aria-hidden="true">–</span>
        <span className="pf-v6-screen-reader">{t('You may not see this')}</span>
      </span>
    );
  }
  return children(value);
}

type KnownProps<T> = {
  readonly value: Known<T>;
  readonly children: (value: T) => ReactNode;
};
