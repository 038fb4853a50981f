import { EmptyState, EmptyStateBody } from '@patternfly/react-core';
import { CheckCircleIcon } from '@patternfly/react-icons';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';

/** Nothing is left, as far as it could be looked at. */
export function LeftoversEmpty({ scope, kinds, isPartial }: Props) {
  const t = useT();
  return (
    <EmptyState
      headingLevel="h2"
      titleText={isPartial ? t('Nothing is left where you may look') : t('Nothing is left')}
      icon={CheckCircleIcon}
      status={isPartial ? 'info' : 'success'}
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
        <p>{t('Looked at: {{kinds}}', { kinds: kinds.join(', ') })}</p>
      </EmptyStateBody>
    </EmptyState>
  );
}

type Props = {
  readonly scope: NamespaceScope;
  /** Of everything that was looked at. */
  readonly kinds: readonly string[];
  /** Something could not be looked at. */
  readonly isPartial: boolean;
};
