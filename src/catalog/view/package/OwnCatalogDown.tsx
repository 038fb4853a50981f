import { Link } from 'react-router';
import type { CatalogHealth } from '~/olm/catalogSources/catalogHealth';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { Elapsed } from '~/ui/Elapsed';
import { Notice } from '~/ui/Notice';
import { useArrangement } from './arrangement';

/**
 * That the package's own catalog cannot be read, and what that means for it (recording catalog_unhealthy). Nothing beside the
 * list of the catalog, which has a notice of its own.
 */
export function OwnCatalogDown({ catalog }: { readonly catalog: CatalogHealth | null }) {
  const t = useT();
  const isPage = useArrangement() === 'page';
  if (!isPage || catalog?.state !== 'down') return null;
  const { displayName, name, namespace, observed, message, since } = catalog;
  return (
    <Notice
      variant="danger"
      title={t('Catalog {{displayName}} is down', { displayName })}
      actionLinks={
        <Link to={routes.source(namespace, name)}>{t('Why, and what can be done')}</Link>
      }
    >
      <p>
        {t(
          'What stands here may be outdated, and OLM installs and updates nothing from it until it answers again.',
        )}
      </p>
      <p>
        {t('CatalogSource {{name}} in {{namespace}}: {{observed}}', { name, namespace, observed })}{' '}
        {since !== null && <Elapsed since={since} />}
      </p>
      {message !== '' && <p>{message}</p>}
    </Notice>
  );
}
