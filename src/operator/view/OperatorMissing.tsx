import {
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
  List,
  ListItem,
} from '@patternfly/react-core';
import { Link } from 'react-router';
import { LinkButton } from '~/ui/LinkButton';
import { useOperatorElsewhere } from '~/operator/read/useOperatorElsewhere';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** There is no Operator of that name in the namespace: why that may be, where else there is one, and the way on. */
export function OperatorMissing({ namespace, name }: Props) {
  const t = useT();
  const elsewhere = useOperatorElsewhere(namespace, name);
  return (
    <EmptyState
      headingLevel="h1"
      titleText={t('Operator {{name}} not found in {{namespace}}', { name, namespace })}
    >
      <EmptyStateBody>
        {elsewhere.length === 0
          ? t('The Operator might have been uninstalled, or its Subscription has another name.')
          : t('Installed in other namespaces:')}
        {elsewhere.length > 0 && (
          <List isPlain aria-label={t('Namespaces')}>
            {elsewhere.map((place) => (
              <ListItem key={place}>
                <Link to={routes.operator(place, name)}>
                  {t('{{name}} in {{namespace}}', { name, namespace: place })}
                </Link>
              </ListItem>
            ))}
          </List>
        )}
      </EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <LinkButton variant="primary" to={routes.installed(namespace)}>
            {t('View installed Operators')}
          </LinkButton>
        </EmptyStateActions>
        <EmptyStateActions>
          <LinkButton variant="link" to={routes.catalog(namespace)}>
            {t('Browse catalog')}
          </LinkButton>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

type Props = { readonly namespace: string; readonly name: string };
