import {
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
} from '@patternfly/react-core';
import { LinkButton } from '~/components/LinkButton';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** There is no Operator of that name in the namespace: why that may be, and the way on. */
export function OperatorMissing({ namespace, name }: Props) {
  const t = useT();
  return (
    <EmptyState
      headingLevel="h1"
      titleText={t('No Operator {{name}} in {{namespace}}', { name, namespace })}
    >
      <EmptyStateBody>
        {t('It may have been uninstalled, or be installed in another namespace.')}
      </EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <LinkButton variant="primary" to={routes.installed(namespace)}>
            {t('View what is installed')}
          </LinkButton>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

type Props = { readonly namespace: string; readonly name: string };
