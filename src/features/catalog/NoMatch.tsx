import { Button, EmptyState, EmptyStateActions, EmptyStateFooter } from '@patternfly/react-core';
import { SearchIcon } from '@patternfly/react-icons';
import { cleared } from '~/domain/catalog/catalogView';
import { useT } from '~/i18n';
import type { EditView } from './useCatalogUrl';

/** Stands for the packages when the view shows none. */
export function NoMatch({ onView }: { readonly onView: EditView }) {
  const t = useT();
  return (
    <EmptyState icon={SearchIcon} titleText={t('No Operator matches')} headingLevel="h2">
      <EmptyStateFooter>
        <EmptyStateActions>
          <Button
            variant="secondary"
            onClick={() => {
              onView(cleared);
            }}
          >
            {t('Show all Operators')}
          </Button>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}
