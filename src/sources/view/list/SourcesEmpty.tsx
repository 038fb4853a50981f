import {
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
} from '@patternfly/react-core';
import { CatalogIcon } from '@patternfly/react-icons';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { CreateSource } from './CreateSource';

/** There is none: what that means, and the one thing to do. */
export function SourcesEmpty({ scope, isLimited }: Props) {
  const t = useT();
  return (
    <EmptyState titleText={t('There are no catalog sources')} headingLevel="h2" icon={CatalogIcon}>
      <EmptyStateBody>{useReason({ scope, isLimited })}</EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <CreateSource scope={scope} variant="secondary" />
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

type Props = {
  readonly scope: NamespaceScope;
  /** The user does not see the catalogs of other namespaces. */
  readonly isLimited: boolean;
};

function useReason({ scope, isLimited }: Props): string {
  const t = useT();
  if (scope === null) return t('OLM has nothing to install Operators from.');
  const namespace = { namespace: scope };
  return isLimited
    ? t(
        'Namespace {{namespace}} has none of its own. Catalogs that serve all namespaces may be there: you do not see them.',
        namespace,
      )
    : t(
        'Namespace {{namespace}} has none of its own, and none serves all namespaces: OLM has nothing to install Operators from here.',
        namespace,
      );
}
