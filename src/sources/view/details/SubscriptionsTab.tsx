import { EmptyState, EmptyStateBody, Skeleton, Stack, StackItem } from '@patternfly/react-core';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { useRightText } from '~/ui/rightText';
import { useT } from '~/i18n';
import type { SourceTabProps } from './sourceDetails';
import { UserTable } from './UserTable';

/** Who gets updates from the catalog and, while it is down, who else waits for it (CS-029, CS-044). */
export function SubscriptionsTab({ details: { item, users } }: SourceTabProps) {
  const t = useT();
  const rightText = useRightText();
  return (
    <LoadableView of={users} what={t('Subscriptions')} skeleton={<Skeleton height="12rem" />}>
      {({ users: found, unseen }) => (
        <Stack hasGutter>
          {unseen !== null && (
            <StackItem>
              <Notice variant="info" title={t('Other namespaces may use it, too')}>
                {t('To see that, you need the right to {{right}}.', { right: rightText(unseen) })}
              </Notice>
            </StackItem>
          )}
          <StackItem>
            {found.length === 0 ? (
              <EmptyState headingLevel="h2" variant="sm" titleText={t('No Subscription uses it')}>
                <EmptyStateBody>
                  {t('Nothing is installed from it, so that nobody would miss its updates.')}
                </EmptyStateBody>
              </EmptyState>
            ) : (
              <UserTable users={found} isDown={item.state === 'down'} />
            )}
          </StackItem>
        </Stack>
      )}
    </LoadableView>
  );
}
