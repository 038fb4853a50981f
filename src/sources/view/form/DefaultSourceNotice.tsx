import {
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
} from '@patternfly/react-core';
import { LinkButton } from '~/ui/LinkButton';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** CS-021: why a catalog of OpenShift is not changed here, and how to have one like it. */
export function DefaultSourceNotice({ namespace, name }: Props) {
  const t = useT();
  return (
    <EmptyState titleText={t('OpenShift looks after this catalog')} headingLevel="h2">
      <EmptyStateBody>
        {t(
          'What is changed in it the marketplace operator puts back. Copy it, change the copy, and switch this one off once the copy serves.',
        )}
      </EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <LinkButton variant="primary" to={routes.newSource(namespace, { namespace, name })}>
            {t('Copy it')}
          </LinkButton>
        </EmptyStateActions>
        <EmptyStateActions>
          <LinkButton variant="link" to={routes.source(namespace, name)}>
            {t('Back to the catalog, where it can be switched off')}
          </LinkButton>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

type Props = { readonly namespace: string; readonly name: string };
