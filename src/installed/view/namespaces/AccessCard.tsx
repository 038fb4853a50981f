import { List, ListItem, Skeleton, Stack, StackItem, Title } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { type Installers, useInstallers } from '~/installed/read/useInstallers';
import type { Installer } from '~/installed/rules/namespaces/installers';
import { useT } from '~/i18n';
import type { OperatorGroup } from '~/kube/models/olm';
import { clusterRoleModel } from '~/kube/models/rbac';
import { routes } from '~/routes';
import { Fold } from '~/ui/Fold';
import { LoadableView } from '~/ui/LoadableView';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { TitledCard } from '~/ui/TitledCard';

/** Who can install Operators in a namespace, and the roles for their APIs; loaded when it is opened. */
export function AccessCard({ namespace, group }: Props) {
  const t = useT();
  return (
    <TitledCard title={t('Access')}>
      <Fold title={t('Users who can install Operators')}>
        <Access namespace={namespace} group={group} />
      </Fold>
    </TitledCard>
  );
}

type Props = {
  readonly namespace: string;
  /** `null`: not exactly one. */
  readonly group: OperatorGroup | null;
};

function Access({ namespace, group }: Props) {
  const t = useT();
  const access = useInstallers(namespace, group?.metadata.name ?? '');
  return (
    <LoadableView
      of={access}
      what={t('Roles')}
      skeleton={<Skeleton height="6rem" screenreaderText={t('Loading')} />}
    >
      {(found) => <Found found={found} />}
    </LoadableView>
  );
}

function Found({ found: { installers, generated, unread } }: { readonly found: Installers }) {
  const t = useT();
  return (
    <Stack hasGutter>
      <StackItem>
        {installers.length > 0 ? (
          <InstallersTable installers={installers} />
        ) : (
          unread.length === 0 && t('No user or group has permission to install Operators here.')
        )}
      </StackItem>
      <MissingPermissions
        missing={unread.flatMap(({ permission }) => permission ?? [])}
        title={t('Other users might also have permission')}
      />
      {generated.length > 0 && (
        <StackItem>
          <Title headingLevel="h3" size="md">
            {t('Generated ClusterRoles for the APIs')}
          </Title>
          <List>
            {generated.map(({ name, level, apis }) => (
              <ListItem key={name}>
                <Link to={routes.object({ model: clusterRoleModel, name, namespace: null })}>
                  {level}
                </Link>
                {': '}
                {apis.length === 0 ? t('None') : t.list(apis)}
              </ListItem>
            ))}
          </List>
        </StackItem>
      )}
    </Stack>
  );
}

function InstallersTable({ installers }: { readonly installers: readonly Installer[] }) {
  const t = useT();
  return (
    <Table variant="compact" aria-label={t('Users who can install Operators')}>
      <Thead>
        <Tr>
          <Th>{t('Name')}</Th>
          <Th>{t('Can approve updates')}</Th>
          <Th>{t('Role')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {installers.map(({ kind, name, canApprove, roles }) => (
          <Tr key={`${kind} ${name}`}>
            <Td dataLabel={t('Name')}>
              {kind} {name}
            </Td>
            <Td dataLabel={t('Can approve updates')}>{canApprove ? t('Yes') : t('No')}</Td>
            <Td dataLabel={t('Role')}>{t.list(roles.map((role) => role.split('/')[1] ?? role))}</Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
