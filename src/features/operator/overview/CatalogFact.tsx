import { Label } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Fact } from '~/components/package/Fact';
import { type CatalogHealth, catalogHealth } from '~/domain/catalog/catalogHealth';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';
import type { OperatorTabProps } from '../operatorTab';

/** The catalog that the Operator came from, and whether OLM can read it. */
export function CatalogFact({ details: { operator, facts } }: OperatorTabProps) {
  const t = useT();
  const { catalog } = operator;
  if (catalog === null) return null;
  const [source] = facts.catalogs ?? [];
  const health = source === undefined ? null : catalogHealth(source);
  return (
    <Fact term={t('Catalog')}>
      <Link to={routes.catalogSource(catalog.namespace, catalog.name)}>
        {health?.displayName ?? catalog.name}
      </Link>{' '}
      {facts.catalogs !== null && (
        <Label
          isCompact
          variant="outline"
          status={health === null ? 'danger' : LOOKS[health.state]}
        >
          {health === null ? t('Gone') : stateText(health.state, t)}
        </Label>
      )}
    </Fact>
  );
}

const LOOKS = { ready: 'success', connecting: 'info', down: 'danger' } as const;

function stateText(state: CatalogHealth['state'], t: Translate): string {
  switch (state) {
    case 'ready':
      return t('Healthy');
    case 'connecting':
      return t('Connecting');
    case 'down':
      return t('Down');
  }
}
