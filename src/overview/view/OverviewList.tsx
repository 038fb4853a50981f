import { Flex, FlexItem, List, ListItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { HealthLabel } from '~/ui/health/HealthLabel';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import './overview.css';

/** Operators with namespace and status, and links to their pages. */
export function OverviewList({ operators }: { readonly operators: readonly InstalledOperator[] }) {
  const t = useT();
  if (operators.length === 0) return <p>{t('No action required.')}</p>;
  return (
    <List isPlain isBordered aria-label={t('Action required')}>
      {operators.map((operator) => (
        <ListItem key={operator.id}>
          <Flex
            justifyContent={{ default: 'justifyContentSpaceBetween' }}
            columnGap={{ default: 'columnGapMd' }}
          >
            <FlexItem className="operator-hub__overview-name">
              <Link to={routes.operator(operator.namespace, operator.name)} dir="auto">
                {operator.displayName}
              </Link>
              <div className="operator-hub__overview-namespace">{placeOf(operator)}</div>
            </FlexItem>
            <FlexItem>
              <HealthLabel health={operator.health} />
            </FlexItem>
          </Flex>
        </ListItem>
      ))}
    </List>
  );
}

function placeOf({ namespace, extension }: InstalledOperator): string | null {
  return extension === undefined ? namespace : extension.namespace;
}
