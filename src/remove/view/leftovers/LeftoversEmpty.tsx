import { EmptyState, EmptyStateBody } from '@patternfly/react-core';
import { CheckCircleIcon, SearchIcon } from '@patternfly/react-icons';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';

/** Everything was looked at, and nothing is left. */
export function LeftoversEmpty({ scope, kinds }: Props) {
  const t = useT();
  return (
    <EmptyState
      headingLevel="h2"
      titleText={t('Nothing is left')}
      icon={CheckCircleIcon}
      status="success"
    >
      <EmptyStateBody>
        <p>
          {scope === null
            ? t('No Operator that is gone left anything on this cluster.')
            : t(
                'No Operator that is gone left anything that has to do with namespace {{namespace}}.',
                {
                  namespace: scope,
                },
              )}
        </p>
        <p>{t('Looked at: {{kinds}}', { kinds: t.list(kinds) })}</p>
      </EmptyStateBody>
    </EmptyState>
  );
}

type Props = {
  readonly scope: NamespaceScope;
  /** Of everything that was looked at. */
  readonly kinds: readonly string[];
};

/** Nothing was found, which says nothing of what could not be looked at. */
export function LeftoversUnknown() {
  const t = useT();
  return (
    <EmptyState
      headingLevel="h2"
      titleText={t('Nothing was found in what could be looked at')}
      icon={SearchIcon}
    >
      <EmptyStateBody>
        {t('Something may be left all the same: what could not be looked at is named above.')}
      </EmptyStateBody>
    </EmptyState>
  );
}
