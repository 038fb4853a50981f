import {
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
} from '@patternfly/react-core';
import { LinkButton } from '~/ui/LinkButton';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** There is no catalog of that name: why that may be, and the way on. */
export function SourceMissing({ namespace, name }: Props) {
  const t = useT();
  return (
    <EmptyState
      headingLevel="h1"
      titleText={t('No catalog source {{name}} in {{namespace}}', { name, namespace })}
    >
      <EmptyStateBody>
        {t(
          'It has been deleted, or never was there. Subscriptions that name it get no updates, and hold up the others of their namespace.',
        )}
      </EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <LinkButton variant="primary" to={routes.sources(namespace)}>
            {t('View all catalog sources')}
          </LinkButton>
        </EmptyStateActions>
        <EmptyStateActions>
          <LinkButton variant="link" to={routes.newSource(namespace)}>
            {t('Create catalog source')}
          </LinkButton>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

type Props = { readonly namespace: string; readonly name: string };
