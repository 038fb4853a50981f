import { Button, EmptyState, EmptyStateActions, EmptyStateFooter } from '@patternfly/react-core';
import { SearchIcon } from '@patternfly/react-icons';
import { useT } from '~/i18n';

/** The empty state of a filtered list. */
export function NoMatch({ title, onClear }: Props) {
  const t = useT();
  return (
    <EmptyState titleText={title} headingLevel="h2" icon={SearchIcon}>
      <EmptyStateFooter>
        <EmptyStateActions>
          <Button variant="link" onClick={onClear}>
            {t('Clear all filters')}
          </Button>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

type Props = { readonly title: string; readonly onClear: () => void };
