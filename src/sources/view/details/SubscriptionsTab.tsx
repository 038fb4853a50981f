import {
  EmptyState,
  EmptyStateBody,
  Skeleton,
  Stack,
  StackItem,
  Label,
} from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { neededText } from '~/ui/permissionText';
import { useT } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { HealthLabel } from '~/ui/health/HealthLabel';
import type { SourceUser } from '~/sources/rules/sourceUser';
import { shownLine } from '~/kube/shownText';
import { routes } from '~/routes';
import type { SourceTabProps } from './sourceDetails';

/** The Subscriptions that use the catalog and, while it is down, those that it blocks (CS-029, CS-044). */
export default function SubscriptionsTab({ details: { item, users } }: SourceTabProps) {
  const t = useT();
  return (
    <LoadableView of={users} what={t('Subscriptions')} skeleton={<Skeleton height="12rem" />}>
      {({ users: found, unseen }) => (
        <Stack hasGutter>
          {unseen !== null && (
            <StackItem>
              <Notice variant="info" title={t('Some resources might not be listed')}>
                {neededText([unseen], t)}
              </Notice>
            </StackItem>
          )}
          <StackItem>
            {found.length === 0 ? (
              <EmptyState headingLevel="h2" variant="sm" titleText={t('No Subscriptions found')}>
                <EmptyStateBody>{t('No installed Operator uses this catalog.')}</EmptyStateBody>
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

/** The Subscriptions that use a catalog or are blocked by it. */
function UserTable({ users, isDown }: Props) {
  const t = useT();
  return (
    <Table variant="compact" gridBreakPoint="grid-lg" aria-label={t('Subscriptions')}>
      <Thead>
        <Tr>
          <Th>{t('Operator')}</Th>
          <Th>{t('Namespace')}</Th>
          <Th>{t('Channel')}</Th>
          <Th>{t('Version')}</Th>
          <Th>{t('Status')}</Th>
          {isDown && <Th>{t('Impact')}</Th>}
        </Tr>
      </Thead>
      <Tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} isDown={isDown} />
        ))}
      </Tbody>
    </Table>
  );
}

type Props = { readonly users: readonly SourceUser[]; readonly isDown: boolean };

function UserRow({ user, isDown }: { readonly user: SourceUser; readonly isDown: boolean }) {
  const t = useT();
  const { namespace, name, channel, operator, packageName } = user;
  const version = operator?.version ?? null;
  return (
    <Tr>
      <Td dataLabel={t('Operator')} modifier="breakWord">
        <Link to={routes.operator(namespace, name)}>{operator?.displayName ?? packageName}</Link>
      </Td>
      <Td dataLabel={t('Namespace')} modifier="breakWord">
        {namespace}
      </Td>
      <Td dataLabel={t('Channel')} modifier="breakWord">
        {channel === '' ? t('Default channel') : shownLine(channel)}
      </Td>
      <Td dataLabel={t('Version')}>{version === null ? '–' : <Mono>{version}</Mono>}</Td>
      <Td dataLabel={t('Status')}>
        {operator === null ? t('Unknown') : <HealthLabel health={operator.health} isCompact />}
      </Td>
      {isDown && (
        <Td dataLabel={t('Impact')}>
          <Effect user={user} />
        </Td>
      )}
    </Tr>
  );
}

function Effect({ user: { isBlocked } }: { readonly user: SourceUser }) {
  const t = useT();
  if (!isBlocked) return t('Receives updates');
  return (
    <Label isCompact variant="outline" status="warning">
      {t('Blocked')}
    </Label>
  );
}
