import {
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
} from '@patternfly/react-core';
import { CheckCircleIcon, CubesIcon } from '@patternfly/react-icons';
import { LinkButton } from '~/ui/LinkButton';
import type { PlansByNamespace } from '~/updates/read/readPlans';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';

/** Nothing waits, or nothing is known to. That is not the same as up to date: a channel may have no way on. */
export function InboxEmpty({ scope, of }: Props) {
  const t = useT();
  if (of !== null && of.unread.length === of.total) return <NothingRead hasSome={of.total > 0} />;
  return (
    <EmptyState
      headingLevel="h2"
      titleText={t('Nothing waits for approval')}
      icon={CheckCircleIcon}
      status="success"
    >
      <EmptyStateBody>
        {scope === null &&
          of !== null &&
          t('No update or install waits for an approval in the namespaces that you may read.')}
        {scope === null &&
          of === null &&
          t('No update or install waits for an approval in any namespace.')}
        {scope !== null &&
          t('No update or install waits for an approval in namespace {{namespace}}.', {
            namespace: scope,
          })}{' '}
        {t('Whether an Operator can be updated at all stands on its own page.')}
      </EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <LinkButton variant="link" to={routes.installed(scope)}>
            {t('Show what is installed')}
          </LinkButton>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

type Props = {
  readonly scope: NamespaceScope;
  /** `null`: all was read at once. */
  readonly of: PlansByNamespace | null;
};

function NothingRead({ hasSome }: { readonly hasSome: boolean }) {
  const t = useT();
  return (
    <EmptyState
      headingLevel="h2"
      titleText={hasSome ? t('You may not read any plans') : t('You have no namespace')}
      icon={CubesIcon}
    >
      <EmptyStateBody>
        {t('A cluster administrator can give you the right to list InstallPlans in a namespace.')}
      </EmptyStateBody>
    </EmptyState>
  );
}
