import {
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
} from '@patternfly/react-core';
import { CubesIcon } from '@patternfly/react-icons';
import { LinkButton } from '~/ui/LinkButton';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';

/** Nothing is installed: why, and the one thing to do. */
export function InstalledEmpty({ scope, hasNamespaces }: Props) {
  const t = useT();
  if (!hasNamespaces) return <NoNamespaces />;
  return (
    <EmptyState titleText={t('No Operators are installed')} headingLevel="h2" icon={CubesIcon}>
      <EmptyStateBody>
        {scope === null
          ? t('Find one in the catalog and install it.')
          : t(
              'Namespace {{namespace}} has no Operators, and none of another namespace serves it.',
              {
                namespace: scope,
              },
            )}
      </EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <LinkButton variant="primary" to={routes.catalog(scope)}>
            {t('Browse the catalog')}
          </LinkButton>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

type Props = {
  readonly scope: NamespaceScope;
  /** The user sees some namespace. */
  readonly hasNamespaces: boolean;
};

/** The user may see nothing at all: somebody else has to change that. */
function NoNamespaces() {
  const t = useT();
  return (
    <EmptyState titleText={t('You have no namespace')} headingLevel="h2" icon={CubesIcon}>
      <EmptyStateBody>
        {t('Create a project, or ask a cluster administrator to give you rights in one.')}
      </EmptyStateBody>
    </EmptyState>
  );
}
