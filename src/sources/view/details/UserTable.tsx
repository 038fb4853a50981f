import { Label } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { Mono } from '~/ui/Mono';
import { HealthLabel } from '~/ui/health/HealthLabel';
import type { SourceUser } from '~/sources/rules/sourceUser';
import { shownLine } from '~/kube/shownText';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** The Subscriptions that a catalog matters to. */
export function UserTable({ users, isDown }: Props) {
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
          {isDown && <Th>{t('Because of this catalog')}</Th>}
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
        {channel === '' ? t('The default of its package') : shownLine(channel)}
      </Td>
      <Td dataLabel={t('Version')}>{version === null ? '–' : <Mono>{version}</Mono>}</Td>
      <Td dataLabel={t('Status')}>
        {operator === null ? t('Not known') : <HealthLabel health={operator.health} isCompact />}
      </Td>
      {isDown && (
        <Td dataLabel={t('Because of this catalog')}>
          <Effect user={user} />
        </Td>
      )}
    </Tr>
  );
}

function Effect({ user: { isOwn, isHeldUp } }: { readonly user: SourceUser }) {
  const t = useT();
  if (!isHeldUp) return t('Gets its updates from it');
  return (
    <Label isCompact variant="outline" status="warning">
      {isOwn ? t('Held up: no updates') : t('Held up, though it uses another catalog')}
    </Label>
  );
}
