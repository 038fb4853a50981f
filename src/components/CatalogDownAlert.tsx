import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Stack, StackItem } from '@patternfly/react-core';
import type { CatalogHealth } from '~/domain/catalog/catalogHealth';
import { useT } from '~/i18n';
import { Notice } from './Notice';

/** Names each catalog that OLM cannot read, and says what that means for everybody who uses it. */
export function CatalogDownAlerts({ catalogs }: { readonly catalogs: readonly CatalogHealth[] }) {
  const down = catalogs.filter(({ state }) => state === 'down');
  if (down.length === 0) return null;
  return (
    <Stack hasGutter>
      {down.map((catalog) => (
        <StackItem key={catalog.id}>
          <CatalogDownAlert catalog={catalog} />
        </StackItem>
      ))}
    </Stack>
  );
}

/** Source of the consequence: OLM resolves nothing while a catalog cannot be read (recording catalog_unhealthy). */
function CatalogDownAlert({ catalog }: { readonly catalog: CatalogHealth }) {
  const t = useT();
  const { displayName, name, namespace, observed, message, since } = catalog;
  return (
    <Notice variant="danger" title={t('Catalog {{displayName}} is down', { displayName })}>
      <p>
        {t(
          'Its Operators may be missing here. As long as it is down, OLM installs and updates nothing in any project that uses it.',
        )}
      </p>
      <p>
        {t('CatalogSource {{name}} in {{namespace}}: {{observed}}', { name, namespace, observed })}
      </p>
      {since !== null && (
        <p>
          {t('In this state since:')} <Timestamp timestamp={since} simple />
        </p>
      )}
      {message !== '' && <p>{message}</p>}
    </Notice>
  );
}
