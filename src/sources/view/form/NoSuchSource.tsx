import {
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
} from '@patternfly/react-core';
import { LinkButton } from '~/ui/LinkButton';
import { useT } from '~/i18n';

/** There is nothing of this name to change or to copy. */
export function NoSuchSource({ name, to }: { readonly name: string; readonly to: string }) {
  const t = useT();
  return (
    <EmptyState titleText={t('There is no catalog {{name}} here', { name })} headingLevel="h2">
      <EmptyStateBody>
        {t('It may have been deleted, or be a default catalog that is switched off.')}
      </EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <LinkButton variant="primary" to={to}>
            {t('Create a catalog source')}
          </LinkButton>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}
