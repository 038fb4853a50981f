import { Label } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Fact } from '~/ui/package/Fact';
import { SourceStateLabel } from '~/sources/view/SourceStateLabel';
import { type CatalogHealth, catalogHealth } from '~/olm/catalogSources/catalogHealth';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import type { OperatorTabProps } from '~/olm/installed/operatorTab';

/** The catalog that the Operator came from, and whether OLM can read it. */
export function CatalogFact({ details: { operator, facts } }: OperatorTabProps) {
  const t = useT();
  const { catalog } = operator;
  if (catalog === null) return null;
  const [source] = facts.catalogs ?? [];
  const health = source === undefined ? null : catalogHealth(source);
  return (
    <Fact term={t('Catalog')}>
      <Link to={routes.source(catalog.namespace, catalog.name)}>
        {health?.displayName ?? catalog.name}
      </Link>{' '}
      {facts.catalogs !== null && <CatalogState state={health?.state ?? null} />}
    </Fact>
  );
}

/** @param state `null`: there is no such catalog */
function CatalogState({ state }: { readonly state: CatalogHealth['state'] | null }) {
  const t = useT();
  if (state !== null) return <SourceStateLabel state={state} />;
  return (
    <Label isCompact variant="outline" status="danger">
      {t('Not found')}
    </Label>
  );
}
