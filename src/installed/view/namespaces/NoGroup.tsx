import type { ReactNode } from 'react';
import {
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
} from '@patternfly/react-core';
import { useT } from '~/i18n';

/** There is no OperatorGroup. @param children the action that creates one */
export function NoGroup({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <EmptyState headingLevel="h2" titleText={t('No OperatorGroup')}>
      <EmptyStateBody>
        {t('OLM requires exactly one OperatorGroup in the namespace.')}
      </EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>{children}</EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}
